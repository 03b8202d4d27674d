export default `
# onshape_get | Read variable of Onshape | a block that reads a variable
Gives a name to the value of a variable of an Onshape document: of a Part Studio or of a Variable Studio.
- The first time it asks to sign in to Onshape, and for the address of the document; then for the part and the variable.
- The value is saved in the worksheet with its unit: it is there without a network, on paper and for readers. Refresh reads it again.
- Lengths, angles and numbers are read. An expression in Onshape is read as the value that it has there.
- Who sees the worksheet sees the value; who presses Refresh needs to see the document in Onshape as well.
> onshape_get w = "Plate" "width" is "25 mm"
> 2*w =
`
