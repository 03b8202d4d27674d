export default `
# fusion_var | Parameter
A user parameter of a design in Fusion, with the value that the worksheet gives it.
- The value is a length, an angle or a plain number, and has the same kind as the parameter in the design.
- A parameter is set once in a worksheet.
> fusion {
>   parameter width = 400 [mm]
> }
`
