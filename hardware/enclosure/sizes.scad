// Sizes in millimetres. Those of bought parts are to be measured on the parts that came.
wall = 2.4;
gap = 0.4;          // between a part and what holds it
$fn = 64;

board = [70, 50, 1.6];    // the node board
board_above = 16;         // the highest part on it, plugs with cables
board_below = 4;          // solder and feet
hole = 2.7;               // for M2.5
hole_in = 3.5;            // of a hole's middle from the board's edges
plug = [34, 10];          // opening for cables, one at each end

puck = 48;                // outer diameter: as a dealer button
puck_high = 10;
coin = 25;                // the tag in it, round
coin_high = 1;
magnet = 8;
magnet_floor = 1.2;       // between magnet and tag
