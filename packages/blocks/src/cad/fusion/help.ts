export default `
# fusion | Fusion parameters | a list of Fusion parameters
Sets user parameters of a design in Autodesk Fusion from values of the worksheet.
- Each line has a parameter and its value: a length, an angle or a plain number.
- Choose one of the parameters that the design has, or create a new one.
- Values are stored as they are calculated. Sync starts Fusion, and the add-in writes them into the design that is open.
- The add-in brings the parameters of the design here; Get the add-in says how to install it.
- Where one line cannot be used, nothing is stored: the block says which, and why.
> L := 400 [mm]
> fusion {
>   parameter width = 2*L
>   parameter holes = 6
> }
`
