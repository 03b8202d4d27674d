export default `
# slider | Slider
Gives a name a value that is set by dragging, while everything that depends on it is calculated along.
- The wrench sets minimum, maximum, step and unit. Without a step it moves freely.
- Arrow keys move by a step; a value can be typed as well, in any unit that fits.
- Readers of the worksheet can move it, too: what they set is theirs alone and is not saved.
`
