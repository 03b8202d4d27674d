export default `
# speciesFile | Species file
Species of a file in the format of NASA's thermo.inp: the mixtures of the lines below it take them as components.
- Choose the file, or drop it on the sheet. The block says how many species were read, and which records were refused, each with its line and the reason.
- A species of the file takes the place of the one of that name that is shipped; all others stay.
- A name is typed without its signs: H2OL for H2O(L), O2plus for O2+. The search of substances shows what to type.
- Records behind END PRODUCTS are components only: they are no products of an equilibrium.
- The file is stored with the worksheet: in copies, in .calc files, and for the command line.
`
