export default `
# material | Material
Gives a name to a material: its density, moduli, strengths, conductivity and others are properties of the name.
- After steel is a material, steel:rho and steel.rho are its density; the picker and the message on a wrong name list what a material has.
- Steels, concretes and some other materials have properties over temperature: steel:E(400 [degC]).
- The picker has folders and a search by name, number and folder; each figure shows its source.
- Own materials, of you or of a team, are entered or pasted as a table from the picker or the account page. The worksheet saves the figures that it uses: it stays as it is when the material is changed or deleted; choose it again for new figures.
- material("S355") in a formula is the same: S := material("S355"), or material("1.4301"):rho.
> material steel of "Structural steel S355"
> steel:E =
> steel:E(400 [degC]) =
> A := material("Aluminium 7075-T6")
> A:rho =
`
