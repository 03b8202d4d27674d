export default `
# include_block | Include
Values and functions of another worksheet.
- Choose the worksheet, then the names that are wanted. They come with their units, as they were when that worksheet was saved last.
- As a function of its inputs a worksheet can be used with other values: choose the inputs in their order and the results. With one result of a worksheet "Beam" that is beam(3 kN, 4 m), with several beam_sigma(3 kN, 4 m) and so on.
- Inputs are given in their order or by name, beam(F: 3 kN, L: 4 m); what is left out has the value of the other worksheet. Of several results, beam(F: 3 kN).sigma is one.
- What a function cannot follow, such as a value from a loop, is refused with the reason.
- A table of the worksheet is used here like a library: bolts("M12", A_s) is a cell, bolts.A_s a column. It comes along with the functions that read it.
- Libraries of sections, threads, pipes, materials and constants are in folders there, with their rows and sources. One that is included is a table under the name that it gets here: IPE("200", I_y).
- The checks of the worksheet come along with their verdicts: the summary of checks has them, and the worst one counts here too. With a function come none, as the checks were made with the other worksheet's own values.
- Values that are older than those of the other worksheet have a sign, also where a worksheet further behind has changed. Worksheets that include each other in a circle have no values: the message names them.
- The arrow in the block reads them again; the name of the worksheet opens it.
- Whoever reads this worksheet sees the values, and needs no right to the other one.
`
