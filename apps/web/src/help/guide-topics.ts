/** Pages of help on what people come to do. */
import type { Topic } from './topic.ts'

const only = (...right: string[]): NonNullable<Topic['example']> => ({ wrong: [], right })

/** Writing and calculating. */
const SHEET: readonly Topic[] = [
  {
    id: 'guide-formulas',
    title: 'Type formulas',
    words:
      'formula, equation, fraction, exponent, power, root, greek, multiply, math, first steps, getting started',
    meaning:
      'Formulas are typed as on paper: a slash begins a fraction, a caret an exponent, an underscore a subscript, a space or a star a product. Names of Greek letters become the letters. An equals sign behind a formula shows its result.',
    example: only('a := 3 [m]', 'b := 4 [m]', 'c := sqrt(a^2 + b^2) ='),
    steps: [
      'Name a value with = on paper: a = 3 m. In plain notation that is a := 3 [m].',
      'Type = behind a formula to see its result, and a unit behind that to choose its unit: c = cm.',
      'Leave a fraction, a root or an exponent with the right arrow or the space bar.',
    ],
  },
  {
    id: 'guide-units',
    title: 'Calculate with units',
    words:
      'unit, convert, conversion, metric, imperial, dimension, celsius, fahrenheit, degrees, inch, psi, newton',
    meaning:
      'A unit stands behind its number: 5 kN, 3.2 m/s. Units are carried through every formula, sums of different dimensions are refused at the operator, and a result is shown in the unit that is asked for behind its equals sign.',
    example: only('F := 12 [kN]', 'A := 40 [cm^2]', 'sigma := F/A = [MPa]'),
    steps: [
      'Type a unit behind = to see a result in it: 5 m = ft.',
      'Units that this worksheet prefers for its results are chosen in the worksheet settings.',
      'Temperatures are readings in degC and degF; differences are deltaC and deltaF.',
    ],
  },
  {
    id: 'guide-names',
    title: 'Names, subscripts and what is defined where',
    words: 'variable, define, assign, subscript, constant, rename, scope, order',
    meaning:
      'A name means its nearest definition above. It may have letters, digits, Greek letters, subscripts with commas, M_y,Ed, and a prime. Something defined again further down changes nothing above.',
    example: only('M_{y,Ed} := 120 [kN*m]', 'W_y := 628 [cm^3]', 'sigma := M_{y,Ed}/W_y = [MPa]'),
    steps: [
      'Press F2 on a name, or choose Rename in its menu, to rename it everywhere.',
      'The toolbox lists the variables of the worksheet and goes to their definitions.',
    ],
  },
  {
    id: 'guide-results',
    title: 'Choose how a result is shown',
    words:
      'result, digits, scientific notation, engineering notation, fraction result, exact, decimal places, hide result, format',
    meaning:
      'Each result has its own unit, digits and form, exact or decimal, beside those of the worksheet. Its menu opens by a press on the result or by F10.',
    example: only('x := 2/3', 'x =', '1/3 + 1/7 ='),
    steps: [
      'Press a result, or F10 in its line, for unit, digits, form and copying.',
      'For all results: Worksheet settings, Numbers.',
    ],
  },
  {
    id: 'guide-functions',
    title: 'Define functions, and use those that are there',
    words: 'function, f(x), piecewise, condition, if, lambda, built-in',
    meaning:
      'f(x) = … defines a function of names in brackets. Cases are written with if or piecewise. Some four hundred functions are there already; the search of this help and Ctrl K find them.',
    example: only('f(x) := if x < 0 then 0 else x^2', 'f(3) =', 'f([-1, 2, 4]) ='),
    steps: ['Rest with the caret in the name of a function to read its help.'],
  },
  {
    id: 'guide-text',
    title: 'Write text, headings and remarks',
    words: 'text, heading, title, comment in a line, remark, note, paragraph, bold, link, markdown',
    meaning:
      'A line that begins with # and a space is a heading, ## the next smaller one. Words that cannot be a formula become a text. Behind a formula a remark stands after // or #.',
    steps: [
      'Type text, or a quotation mark at the start of a line, for a paragraph.',
      'Its toolbar has bold, lists, links, tables and references to formulas.',
    ],
  },
  {
    id: 'guide-lists',
    title: 'Lists, matrices and tables',
    words: 'list, vector, matrix, array, table, spreadsheet, column, row, index, lookup',
    meaning:
      'A list is written [1, 2, 3], a matrix as a list of rows. Formulas go through lists item by item. A table has named columns with units; a formula reads a column as bolts.d and a cell as bolts("M12", d).',
    example: only('d := [8, 10, 12] [mm]', 'A := pi*d^2/4 = [mm^2]', 'sum(A) = [cm^2]'),
    steps: [
      'Type table or matrix and Enter for one to fill in.',
      'Cells of a spreadsheet can be pasted into an empty line.',
    ],
  },
  {
    id: 'guide-solving',
    title: 'Solve equations and systems',
    words:
      'solve, root, equation solver, system of equations, unknown, goal seek, optimize, minimum, maximum, numerical',
    meaning:
      'solve finds all solutions of an equation in symbols, fsolve a root in numbers near a guess or in a range. minimize and maximize find extremes. Units are carried along.',
    example: only(
      'solve(x^2 = 4, x) =',
      'fsolve(cos(x) = x, x = 0..1) =',
      'solve([x + y = 3, x - y = 1], [x, y]) =',
    ),
    steps: [
      'An equation that has several solutions gives a list; s[1] is one of them.',
      'The blocks Solve, Minimum and Maximum ask for the same in fields.',
    ],
  },
  {
    id: 'guide-calculus',
    title: 'Derivatives, integrals, sums and limits',
    words:
      'derivative, differentiate, integral, integrate, sum, series, limit, taylor, laplace, fourier, symbolic, simplify, factor',
    meaning:
      'diff, integrate, sum, product, limit, series and the transforms work with symbols and with numbers. An integral without a closed form is calculated in numbers, and the line says so.',
    example: only('diff(x^3, x) =', 'integrate(sin(x), x, 0, pi) =', 'sum(1/k^2, k, 1, infinity) ='),
    steps: ['Type int, sum, lim or d/dx and Tab to fill in the picture of it.'],
  },
  {
    id: 'guide-odes',
    title: 'Differential equations',
    words: 'differential equation, ode, initial value, simulation, transient',
    meaning:
      'odesolve answers a system of differential equations in numbers at a time, odecurves along it; desolve looks for a solution in symbols.',
    example: only('odesolve(-y, [t, y], [0, 1], 2) ='),
    steps: ['The block Differential equation has the same in fields, with a plot of the solution.'],
  },
  {
    id: 'guide-plots',
    title: 'Plot functions and data',
    words:
      'plot, graph, chart, diagram, curve, axis, histogram, scatter, bar chart, polar, contour, 3d, surface, logarithmic, legend',
    meaning:
      'Type plot and Enter, then a function of x, or two lists with a comma between. More series, axes, limits, units and logarithmic scales stand in its settings.',
    steps: [
      'Press a series to change its colour, marks and name.',
      'Zoom by dragging, go back by a double click. The arrow keys read values.',
      'Take the picture or its numbers out by its menu.',
    ],
  },
  {
    id: 'guide-programs',
    title: 'Loops, conditions and programs',
    words: 'loop, for, while, if block, program, break, return, iteration, algorithm, script',
    meaning:
      'if, for and while are blocks with lines in them; program makes a function of several lines. Type the word and Enter.',
    example: only('s := 0', 'for k from 1 to 5 {', '  s := s + k', '}', 's ='),
    steps: [
      'The end of a loop is not counted: from 1 to 5 takes 1 to 4. Write through 5 to count it.',
      'Alt Up and Alt Down move a line into a block and out of it.',
    ],
  },
  {
    id: 'guide-uncertainty',
    title: 'Uncertainties and tolerances',
    words: 'uncertainty, tolerance, error propagation, plus minus, ±, standard deviation, monte carlo, gum',
    meaning:
      'A value with ± carries its uncertainty through every formula. budget says what contributes how much; coverage gives the expanded uncertainty.',
    example: only('d := 20 [mm] ± 0.1 [mm]', 'A := pi*d^2/4 = [mm^2]'),
    steps: ['Type +- for ±. 5.00(12) means 5.00 ± 0.12.'],
  },
  {
    id: 'guide-statistics',
    title: 'Statistics and fits',
    words:
      'statistics, mean, median, regression, fit, curve fit, interpolation, spline, distribution, probability, normal distribution, trend line',
    meaning:
      'mean, stdev, percentiles and the laws of probability work on lists with units. Regressions give coefficients, standard errors and R²; linterp and spline interpolate.',
    example: only('mean([2, 4, 9]) =', 'linear_regression([1, 2, 3], [2, 4, 6.5], x) ='),
    steps: ['The blocks under Fits take columns of a table and plot the result.'],
  },
]

/** Data, materials and other programs. */
const DATA: readonly Topic[] = [
  {
    id: 'guide-import',
    title: 'Bring in data: CSV, Excel, measurements',
    words:
      'import, csv, excel, xlsx, ods, xls, parquet, json, data file, measurement, logger, upload, open file, paste table',
    meaning:
      'A file of data is dropped on the worksheet or chosen in a CSV block. Its columns become lists with units that formulas and plots read.',
    steps: [
      'Names and units of the columns are proposed from the file and can be changed.',
      'Cells of a spreadsheet are pasted as a table.',
    ],
  },
  {
    id: 'guide-other-programs',
    title: 'Open files of Mathcad, Calcpad, EngineeringPaper and SMath',
    words:
      'mathcad, calcpad, smath, engineeringpaper, mcdx, xmcd, cpd, migrate, convert file, import worksheet',
    meaning:
      'Worksheets of these programs are opened with Open files beside the list, or dropped on it. What is not understood stays as text with the reason, and a report stands at the head.',
    steps: ['Several files can be opened at once.', 'On the command line: calcwright import FILE.'],
  },
  {
    id: 'guide-materials',
    title: 'Materials, sections, fluids and constants',
    words:
      'material, steel, concrete, section, profile, ipe, hea, beam section, bolt, thread, fluid, steam, water, gas, refrigerant, humid air, psychrometric, constant, library, property',
    meaning:
      'Type material, library, fluid, mixture or air and Enter, and choose. A value is read with a colon, S:E, and a state by two properties, W:h(P: 80 bar, T: 300 °C). Each figure names its source.',
    steps: [
      'Own materials of a person or a team are entered in the dialog of the block Material.',
      'include brings in constants and other libraries.',
    ],
  },
  {
    id: 'guide-controls',
    title: 'Sliders, choices and checkboxes',
    words: 'slider, input, dropdown, pulldown, radio, checkbox, control, interactive, parameter study',
    meaning:
      'Controls define a name and are operated with the mouse, keys or touch; what depends on them follows while they move. Readers may operate them without changing the worksheet.',
    steps: ['Type slider, pulldown, radio or checkbox and Enter.'],
  },
  {
    id: 'guide-include',
    title: 'Use one worksheet in another',
    words:
      'include, reuse, worksheet as function, reference another worksheet, link worksheets, template, module',
    meaning:
      'include makes the names of another worksheet known in this one. As a function it is calculated with other inputs: beam(F: 3 [kN]).sigma.',
    steps: [
      'Type include and Enter, and choose a worksheet or a library.',
      'A copy of a worksheet serves as a template: Create a duplicate.',
    ],
  },
  {
    id: 'guide-cad',
    title: 'Onshape, Fusion and other programs',
    words: 'cad, onshape, fusion, solidworks, freecad, api, python, token, automation, service, rest',
    meaning:
      'Worksheets read and set variables of Onshape and parameters of Fusion, and programs calculate with them over HTTP with a token from the account page.',
    steps: ['Type onshape or fusion and Enter.', 'Tokens for programs are made on the account page.'],
  },
]

/** Keeping, sharing and giving out. */
const SHARING: readonly Topic[] = [
  {
    id: 'guide-saving',
    title: 'Saving, working offline and undoing',
    words: 'save, autosave, offline, lost, undo, redo, recover, sync, network',
    meaning:
      'Changes are saved by themselves about two seconds after the last key, and the bar says so. Without a network they stay in the browser and are sent later; changes of several people are merged.',
    steps: ['Ctrl S saves at once, Ctrl Z undoes.', 'What was deleted is in the trash beside the list.'],
  },
  {
    id: 'guide-revisions',
    title: 'Revisions: go back to an earlier state',
    words: 'revision, history, version, restore, compare, previous version, what changed, snapshot',
    meaning:
      'Earlier states are stored by themselves and under names that you give. They are viewed, compared with now and restored; restoring is a change like any other and can be undone.',
    steps: ['Open Revisions… in the menu of the worksheet.'],
  },
  {
    id: 'guide-sharing',
    title: 'Share a worksheet, and who may do what',
    words:
      'share, permission, rights, invite, collaborate, collaborator, public link, team, view only, read only, publish',
    meaning:
      'People are invited by their mail address to view, copy, edit or administer, one worksheet or a project with all in it. A link can be opened to everybody who has it. Several people write in one worksheet at the same time.',
    steps: [
      'Open Share… in the menu of the worksheet.',
      'A team shares projects and materials among its members.',
    ],
  },
  {
    id: 'guide-deleted',
    title: 'Bring back what was deleted',
    words: 'trash, deleted, undelete, bin, restore deleted, recycle bin, archive',
    meaning:
      'Deleted worksheets and projects stay in the trash for some time, with their place, rights, revisions and files, and are brought back from there. The archive is for what is out of the way and stays for good.',
    steps: ['Open Trash at the foot of the list’s left side.'],
  },
  {
    id: 'guide-paper',
    title: 'Print, PDF and Word',
    words:
      'print, pdf, word, docx, latex, export, report, header, footer, page number, title block, logo, margin, landscape, paper, page break, table of contents, cover page, signature, revision table, dense, status, approved by, sources, logo',
    meaning:
      'PDF… makes typeset pages, Page setup… has paper, margins, header, footer, title block and logo, a cover with revisions and signatures, and dense lines. Export writes Word and LaTeX with the same pages, HTML and Markdown. As a report hides what is marked so.',
    steps: [
      'Lines are left out of print or of the report in their menu.',
      'Type contents or pagebreak and Enter for a table of contents or a new page.',
    ],
  },
  {
    id: 'guide-checked',
    title: 'Have a worksheet checked and signed',
    words: 'check, checked by, sign, signature, approve, review, quality, four eyes',
    meaning:
      'People whom the owner names mark a revision as checked. The mark holds for its content and results, and says so when either changes.',
    steps: ['Open Checked by… in the menu of the worksheet.'],
  },
  {
    id: 'guide-embedding',
    title: 'Show a worksheet in another page, or as a form',
    words: 'embed, iframe, website, form, wiki, blog, html code',
    meaning:
      'Embed… gives the code of a frame for another page, which can be looked at, operated or edited. Open as a form shows inputs and outputs alone, for those who calculate with it.',
    steps: ['Share… decides what people without an account may see.'],
  },
  {
    id: 'guide-keys',
    title: 'Find anything, and keys',
    words:
      'shortcut, keyboard, key, command, search, find, replace, menu, toolbox, palette, accessibility, screen reader, dark mode, theme, language',
    meaning:
      'Ctrl K finds tools, functions, units and commands by what they are called; Ctrl F finds and replaces in the worksheet; F1 opens this help. Appearance in the menu has light and dark.',
    steps: [
      'The list of all keys stands under Keyboard shortcuts.',
      'The product speaks English; numbers are written with a point or a comma.',
    ],
  },
]

export const GUIDE_TOPICS: readonly Topic[] = [...SHEET, ...DATA, ...SHARING]
