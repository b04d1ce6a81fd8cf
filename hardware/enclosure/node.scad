// The case of a node, under the table: a tray with four posts; screwed on from inside. `part` chooses "tray" or "lid".
include <sizes.scad>
part = "tray";

inner = [board.x + 2 * gap, board.y + 2 * gap, board_below + board.z + board_above];
outer = [inner.x + 2 * wall, inner.y + 2 * wall, inner.z + wall];

module at_corners() {
    for (x = [hole_in, board.x - hole_in], y = [hole_in, board.y - hole_in])
        translate([wall + gap + x, wall + gap + y, 0]) children();
}

module tray() {
    difference() {
        cube(outer);
        translate([wall, wall, wall]) cube([inner.x, inner.y, inner.z + 1]);
        for (x = [-1, outer.x - wall - 1])
            translate([x, (outer.y - plug.x) / 2, wall + board_below + board.z])
                cube([wall + 2, plug.x, plug.y]);
    }
    at_corners() difference() {
        translate([0, 0, wall / 2]) cylinder(d = 2 * hole, h = wall / 2 + board_below, $fn = 24);
        translate([0, 0, wall]) cylinder(d = hole - 0.5, h = board_below + 1, $fn = 24);
    }
}

module lid() {
    cube([outer.x, outer.y, wall]);
    translate([wall + gap, wall + gap, wall / 2]) difference() {
        cube([inner.x - 2 * gap, inner.y - 2 * gap, wall / 2 + 3]);
        translate([wall, wall, -1]) cube([inner.x - 2 * gap - 2 * wall, inner.y - 2 * gap - 2 * wall, wall + 6]);
    }
}

if (part == "tray") tray();
if (part == "lid") lid();
