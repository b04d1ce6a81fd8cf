// The dealer puck: near the felt a tag for the antenna, above it a magnet for the switch. `part`: "body" or "cap".
// The magnet is metal behind the tag's coil, so it is small, and a floor keeps it away.
include <sizes.scad>
part = "body";

module body() {
    difference() {
        cylinder(d = puck, h = puck_high);
        translate([0, 0, wall / 2]) cylinder(d = coin + gap, h = puck_high);
        translate([0, 0, puck_high - wall]) cylinder(d = coin + gap + 2 * wall, h = wall + 1);
    }
}

// Stands on its head, as it is printed. The magnet is glued in from above, on the floor that keeps it from the tag.
module cap() {
    difference() {
        union() {
            cylinder(d = coin + 2 * wall, h = wall);
            translate([0, 0, wall / 2])
                cylinder(d = coin, h = puck_high - wall / 2 - coin_high - wall / 2);
        }
        translate([0, 0, -1])
            cylinder(d = magnet + gap / 2, h = puck_high - coin_high - wall / 2 - magnet_floor + 1);
    }
}

if (part == "body") body();
if (part == "cap") cap();
