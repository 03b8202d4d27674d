/** Reads the arguments of the command line. */
import { parseArgs } from 'node:util'
import { EXPORT_FORMATS } from './export/formats.ts'

export type Request =
  | {
      readonly kind: 'eval'
      readonly file: string
      readonly json: boolean
      readonly steps: boolean
      readonly j: boolean
      readonly decimalComma: boolean
    }
  | {
      readonly kind: 'call'
      readonly file: string
      readonly json: boolean
      readonly steps: boolean
      readonly set: Readonly<Record<string, string>>
      readonly get: readonly string[]
    }
  | { readonly kind: 'plots'; readonly file: string; readonly folder: string }
  | {
      readonly kind: 'export'
      readonly file: string
      readonly format: string
      readonly out: string
      readonly steps: boolean
      /** Whether j is the imaginary unit. */
      readonly j: boolean
      /** Whether numbers have decimal commas. */
      readonly decimalComma: boolean
      /** How documents show the worksheet; absent for what its page setup says. */
      readonly view?: 'work' | 'report'
    }
  | { readonly kind: 'import'; readonly file: string; readonly json: boolean; readonly out?: string }
  | {
      readonly kind: 'table'
      readonly files: readonly string[]
      readonly json: boolean
      readonly sheet?: string
    }
  | { readonly kind: 'mcp'; readonly folder: string }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly text: string }

const USAGE = `Usage: calcwright eval FILE [--json] [--steps] [--j] [--decimal-comma]
       calcwright eval FILE --set NAME=VALUE … --get NAME … [--json] [--steps]
       calcwright export FILE --to FORMAT [--out OUT] [--steps] [--j] [--decimal-comma]
                         [--view VIEW]
       calcwright export FILE --plots [FOLDER]
       calcwright table FILE... [--sheet NAME] [--json]
       calcwright import FILE [--out OUT] [--json]
       calcwright mcp [FOLDER]

eval evaluates a worksheet line by line and prints the results. With --get it calls the worksheet like a
function: the names of --set get other values, and only the outputs are printed. export --to evaluates it
and writes it as another document. export --plots writes each of its plots as an SVG picture, named by its
title or its line, into a folder. table shows what an import of a CSV or Excel file brings when nothing is
chosen: its columns with names, units and first values, and what there is to know about them; several files
of one form are one table, in which a column says the file of each row. mcp gives the
worksheets of a folder, the current one without FOLDER, to an agent by the Model Context Protocol.

  FILE      a text file in plain notation, a .calc worksheet, or - for standard input; for table a file of data
  FORMAT    ${[...EXPORT_FORMATS.keys()].join(', ')}
  OUT       the file to write, or - for standard output; without it FILE with the ending of the format
  FOLDER    made where there is none; without it the pictures are put into the current folder
  VIEW      report, without what is hidden there, or work, as one works; without it as the page setup says
  --json    one object a line: line, source, ok, value, unit, exact, display, latex, warnings, error;
            check for a check: name, clause, demand, capacity, utilisation, ok, verdict
  --set     another value for a name that the worksheet defines: --set F="3 [kN]"
  --get     a name or a formula to print, with a unit if one is wanted: --get "sigma [MPa]"
  --steps   each formula with the values put in, before its result; with --json as steps
  --j       the imaginary unit is j, whatever the worksheet says
  --decimal-comma  numbers are written with commas, 3,5; FILE itself has points

Exit status: 0 when all is well, 1 when a line has an error or a plot is not drawn, 2 when the file
cannot be read or nothing can be written. A check that fails is a result, not an error.
`

/** @param args without the program's own name */
export function readArguments(args: readonly string[]): Request {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        steps: { type: 'boolean', default: false },
        j: { type: 'boolean', default: false },
        'decimal-comma': { type: 'boolean', default: false },
        set: { type: 'string', multiple: true, default: [] },
        get: { type: 'string', multiple: true, default: [] },
        to: { type: 'string' },
        out: { type: 'string' },
        view: { type: 'string' },
        sheet: { type: 'string' },
        plots: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    })
    if (values.help) return { kind: 'help', text: USAGE }
    return commandOf(values, positionals)
  } catch (error) {
    const [, option] = /^Unknown option '([^']*)'/.exec(String((error as Error).message)) ?? []
    return mistake(option === undefined ? String((error as Error).message) : `There is no option ${option}.`)
  }
}

interface Options extends Readonly<Record<'json' | 'plots' | 'steps' | 'j' | 'decimal-comma', boolean>> {
  readonly set: readonly string[]
  readonly get: readonly string[]
  readonly to?: string
  readonly out?: string
  readonly view?: string
  readonly sheet?: string
}

function commandOf(options: Options, [command, file, ...others]: readonly string[]): Request {
  if (command === undefined) return mistake('Say what to do: eval FILE.')
  if (command === 'table') return tableOf(options, file, others)
  if (command === 'import') return importOf(options, file, others)
  if (command === 'mcp')
    return hasOthers(options, []) || others.length > 0
      ? mistake('mcp goes with one folder alone.')
      : { kind: 'mcp', folder: file ?? '.' }
  if (options.sheet !== undefined) return mistake('--sheet goes with table FILE.')
  if (command !== 'eval' && command !== 'export') return mistake(`There is no command ${command}.`)
  if (file === undefined) return mistake(`Name the file to ${command === 'eval' ? 'evaluate' : command}, or - for standard input.`) // prettier-ignore
  if (options.view !== undefined && options.to === undefined)
    return mistake('--view goes with export FILE --to FORMAT.')
  if (command === 'eval') return options.set.length + options.get.length > 0 ? callOf(options, file, others) : evalOf(options, file, others) // prettier-ignore
  if (options.set.length + options.get.length > 0) return mistake('--set and --get go with eval FILE.')
  return options.to === undefined ? plotsOf(options, file, others) : exportOf(options, file, others)
}

/** Whether options were given beside those that a command takes. */
const hasOthers = (options: Options, taken: readonly (keyof Options)[]): boolean =>
  Object.entries(options).some(([name, value]) => {
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== false && value !== undefined
    return isGiven && !taken.some(one => one === name)
  })

function tableOf(options: Options, file: string | undefined, others: readonly string[]): Request {
  if (file === undefined) return mistake('Name the file of data, or - for standard input.')
  const { json, sheet } = options
  if (hasOthers(options, ['sheet', 'json'])) return mistake('table FILE goes with --sheet and --json alone.')
  if (others.length > 0 && sheet !== undefined) return mistake('--sheet goes with one file alone.')
  return { kind: 'table', files: [file, ...others], json, ...(sheet !== undefined && { sheet }) }
}

function importOf(options: Options, file: string | undefined, others: readonly string[]): Request {
  if (file === undefined) return mistake('Name the worksheet of the other program.')
  const { json, out } = options
  if (hasOthers(options, ['out', 'json'])) return mistake('import FILE goes with --out and --json alone.')
  if (others.length > 0) return mistake('One file at a time, please.')
  return { kind: 'import', file, json, ...(out !== undefined && { out }) }
}

function evalOf(
  { json, steps, j, 'decimal-comma': decimalComma, plots, to, out }: Options,
  file: string,
  others: readonly string[],
): Request {
  if (plots) return mistake('Plots are written by export FILE --plots.')
  if (to !== undefined || out !== undefined)
    return mistake('Documents are written by export FILE --to FORMAT.')
  return others.length > 0
    ? mistake('One file at a time, please.')
    : { kind: 'eval', file, json, steps, j, decimalComma }
}

const COMMA_ELSEWHERE = '--decimal-comma goes with eval FILE and export FILE --to FORMAT.'

/** `NAME=VALUE`; the value may hold further equals signs, and is refused by its input where it is empty. */
const SETTING = /^\s*([^=\s]+)\s*=\s*(.*)$/s

function callOf(
  { json, steps, j, set, get, ...options }: Options,
  file: string,
  others: readonly string[],
): Request {
  if (j) return mistake('--j goes with eval FILE and export FILE --to FORMAT.')
  if (options['decimal-comma']) return mistake(COMMA_ELSEWHERE)
  if (get.length === 0) return mistake('Say what to print: --get NAME.')
  if (others.length > 0) return mistake('One file at a time, please.')
  const settings: Record<string, string> = {}
  for (const text of set) {
    const [, name, value] = SETTING.exec(text) ?? []
    if (name === undefined || value === undefined)
      return mistake(`--set ${text} gives no value: write --set NAME=VALUE.`)
    settings[name] = value
  }
  return { kind: 'call', file, json, steps, set: settings, get }
}

function plotsOf(
  { json, steps, j, plots, out, ...options }: Options,
  file: string,
  others: readonly string[],
): Request {
  if (!plots) return mistake('Say what to export: --to FORMAT or --plots.')
  if (j) return mistake('--j goes with eval FILE and export FILE --to FORMAT.')
  if (options['decimal-comma']) return mistake(COMMA_ELSEWHERE)
  if (steps) return mistake('Steps are shown by eval FILE --steps.')
  if (json) return mistake('Plots are written as SVG: leave out --json.')
  if (out !== undefined) return mistake('Plots are written into a folder: export FILE --plots FOLDER.')
  if (others.length > 1) return mistake('One file and one folder at a time, please.')
  return { kind: 'plots', file, folder: others[0] ?? '.' }
}

function exportOf(
  { json, plots, steps, j, 'decimal-comma': decimalComma, to = '', out, view }: Options,
  file: string,
  others: readonly string[],
): Request {
  const ending = EXPORT_FORMATS.get(to)?.ending
  if (ending === undefined)
    return mistake(`There is no format ${to}: say ${[...EXPORT_FORMATS.keys()].join(', ')}.`)
  if (json || plots) return mistake(`--to ${to} goes with --out alone.`)
  if (others.length > 0) return mistake('One file at a time, please.')
  if (view !== undefined && view !== 'work' && view !== 'report') return mistake('--view is report or work.')
  if (view !== undefined && (to === 'calc' || to === 'txt'))
    return mistake(`--to ${to} writes the worksheet itself, which has no views.`)
  const own = file === '-' ? '-' : file.replace(/(?:\.calc|\.txt)?$/, ending)
  const place = out ?? own
  return {
    kind: 'export',
    file,
    format: to,
    out: place,
    steps,
    j,
    decimalComma,
    ...(view !== undefined && { view }),
  }
}

function mistake(sentence: string): Request {
  return { kind: 'mistake', text: `${sentence}\n\n${USAGE}` }
}
