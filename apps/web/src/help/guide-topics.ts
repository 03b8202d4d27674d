/** Pages of help on what people come to do, in brief: those that the guide has no page for. */
import type { Topic } from './topic.ts'

const only = (...right: string[]): NonNullable<Topic['example']> => ({ wrong: [], right })

/** Writing and calculating. */
const SHEET: readonly Topic[] = [
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
    id: 'guide-deleted',
    title: 'Bring back what was deleted',
    words: 'trash, deleted, undelete, bin, restore deleted, recycle bin, archive',
    meaning:
      'Deleted worksheets and projects stay in the trash for some time, with their place, rights, revisions and files, and are brought back from there. The archive is for what is out of the way and stays for good.',
    steps: ['Open Trash at the foot of the list’s left side.'],
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
    steps: [
      'Input of the form and Output of the form in the menu of a line choose what it shows; In the form… sets label, help, group and place.',
      'Share… decides what people without an account may see.',
    ],
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
