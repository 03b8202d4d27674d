export default `
# csvBlock | CSV and Excel data
Columns of a CSV or Excel file as lists with units.
- Drop the file on the zone or on the sheet. Its first 30 rows are shown: delimiter, decimal mark, encoding, dates and the row of names are found, and can be changed.
- With a row of names each column that is kept is a list: a column Force [kN] of the data "Test" is Test_Force in kN. Without one all columns are one matrix.
- A unit stands in the heading, in a row below it, or in the cells: 12.5 V, $1,234.50.
- A row of years above other numbers has the names too: Test_2019. Greek letters are spelled: σ is Test_sigma.
- Dates and times are seconds since the first one of the file's columns. Below t [min:s] or mm:ss they are minutes and seconds as they stand, 12:30 is 750 s. Times without a date go on over midnight, and the block says so.
- Cells without a number are 0, or gaps, which plots leave out, or their rows are left out. The block says how many there are.
- "Update Import Settings" changes all of this, "Replace file" takes a newer file in the same way.
- The file is stored with the worksheet: in copies, in .calc files, and for the command line.
`
