/** Pages on the controls; see index.ts. */
export const CONTROLS_HELP = `
# slider | Slider
Gives a name a value that is set by dragging, while everything that depends on it is calculated along.
- The wrench sets minimum, maximum, step and unit. Without a step it moves freely.
- Arrow keys move by a step; a value can be typed as well, in any unit that fits.
- Readers of the worksheet can move it, too: what they set is theirs alone and is not saved.

# select | Select
Gives a name the value of one of several options, chosen from a list that opens.
- The wrench adds, orders and removes options; each has a name and a value, which may be a formula with units.
- Readers of the worksheet can choose, too: what they choose is theirs alone and is not saved.

# radio | Radio
Gives a name the value of one of several options, all of them in sight.
- The wrench adds, orders and removes options; each has a name and a value, which may be a formula with units.
- Readers of the worksheet can choose, too: what they choose is theirs alone and is not saved.

# checkbox | Checkbox
Gives a name one of two values: one while it is ticked, another while it is not.
- The wrench sets both values, 1 and 0 at first, and the message beside the box.
- Space ticks it. Readers of the worksheet can tick it, too; that is theirs alone and is not saved.
`
