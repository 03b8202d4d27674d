export default `
# radio | Radio | a radio list
Gives a name the value of one of several options, all of them in sight.
- The wrench adds, orders and removes options; each has a name and a value, which may be a formula with units.
- Readers of the worksheet can choose, too: what they choose is theirs alone and is not saved.
`
