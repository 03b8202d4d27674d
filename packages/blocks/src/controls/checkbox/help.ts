export default `
# checkbox | Checkbox
Gives a name one of two values: one while it is ticked, another while it is not.
- The wrench sets both values, 1 and 0 at first, and the message beside the box.
- Space ticks it. Readers of the worksheet can tick it, too; that is theirs alone and is not saved.
`
