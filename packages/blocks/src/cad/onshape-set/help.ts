export default `
# onshape_set | Store variable of Onshape | a block that stores a variable
Gives a variable of an Onshape document the result of a formula, each time when the result is another one.
- Choose the part and one of its variables, or create a variable there. A name is a letter followed by letters and numbers.
- Lengths go there with their unit, angles too; a number without a unit is a number. Other units are refused.
- A value is stored once it stays the same for a moment, in the window that has the focus, by who may edit the worksheet and the document.
- Two lines of a worksheet that set the same variable are an error; another worksheet that sets it is named.
> t := 4 [mm]
> onshape_set "Plate" "width" = 6*t
`
