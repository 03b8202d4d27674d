export default `
# csvBlock | CSV and Excel data | a block of CSV or Excel data
Columns of a CSV or Excel file as lists with units.
- Drop the file on the zone or on the sheet. The rows around the beginning of its numbers are shown: delimiter, decimal mark, encoding, dates and the row of names are found, and can be changed. "Row of the names" and "First row of data" take numbers of rows that are not shown.
- Above each column stand its name, unit and kind, which can be changed, and a curve of its first numbers. Names can be given where the file has none. The choices are offered for the next file with the same headings, and stay when the file is replaced.
- Several files of one form that are chosen or dropped together on the zone become one table; its last column, Test.File, says which file each row is from (beyond 20,000 rows the number of the file, Test_File).
- Files of data are text in any delimiter and with any ending, .xlsx, .ods, .xls, .parquet and .json (records, columns, lines of JSON). Each sheet of a spreadsheet and each table in a JSON file can be chosen. EPW, Touchstone and other known formats bring names of their own.
- With a row of names each column of numbers that is kept is a list: a column Force [kN] of the data "Test" is Test_Force in kN. Without one all columns are one matrix.
- The first column of words names the rows: Test("IPE 200", I_y) is the cell of a row, and Test.I_y a column. Each column of words is a list of texts: Test.Grade, Test("IPE 200", Grade).
- A unit stands in the heading, in a row below it, or in the cells: 12.5 V, $1,234.50. A text that is no known unit stays in the name, and the block says so. A single letter in parentheses or behind a slash is a unit only where its quantity has it: t(h) is in hours, G(h) is not.
- A row of years above other numbers has the names too: Test_2019. Greek letters are spelled: σ is Test_sigma.
- Dates and times are seconds since the first one of the file's columns; durations with days, beyond 24 hours or that begin anew stay what they are. A date beside a time is one column. The order of day and month is decided by the whole file. Below t [min:s] or mm:ss they are minutes and seconds as they stand, 12:30 is 750 s. Times without a date go on over midnight, durations begin anew, and the block says so.
- Cells with two numbers, such as complex ones of circuit simulators, are two columns: Test_VoutReal and Test_VoutImaginary.
- Cells without a number are gaps, which plots leave out, or 0, or their rows are left out. The block says for each column how many there are and what stands in them. Numbers that stand for no value, such as -9999, are found, and "Signs for no value" takes others.
- Lines of words below the data are left out.
- "Update Import Settings" changes all of this, "Replace file" takes a newer file in the same way.
- The file is stored with the worksheet: in copies, in .calc files, and for the command line, where "calcwright table FILE" shows what an import brings.
`
