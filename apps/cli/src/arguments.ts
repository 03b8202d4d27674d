/** Reads the arguments of the command line. */
import { parseArgs } from 'node:util'

export type Request =
  | { readonly kind: 'eval'; readonly file: string; readonly json: boolean }
  | { readonly kind: 'export'; readonly file: string; readonly folder: string }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly text: string }

const USAGE = `Usage: calcwright eval FILE [--json]
       calcwright export FILE --plots [FOLDER]

eval evaluates a worksheet line by line and prints the results. export --plots evaluates it and writes
each of its plots as an SVG picture, named by its title or its line, into a folder.

  FILE      a text file in plain notation, a .calc worksheet, or - for standard input
  FOLDER    made where there is none; without it the pictures are put into the current folder
  --json    one object a line: line, source, ok, value, unit, exact, display, latex, warnings, error

Exit status: 0 when all is well, 1 when a line has an error or a plot is not drawn, 2 when the file
cannot be read or a picture cannot be written.
`

/** @param args without the program's own name */
export function readArguments(args: readonly string[]): Request {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
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

type Options = Readonly<Record<'json' | 'plots', boolean>>

function commandOf({ json, plots }: Options, [command, file, ...others]: readonly string[]): Request {
  if (command === undefined) return mistake('Say what to do: eval FILE.')
  if (command !== 'eval' && command !== 'export') return mistake(`There is no command ${command}.`)
  if (file === undefined) return mistake(`Name the file to ${command === 'eval' ? 'evaluate' : command}, or - for standard input.`) // prettier-ignore
  if (command === 'eval') {
    if (plots) return mistake('Plots are written by export FILE --plots.')
    return others.length > 0 ? mistake('One file at a time, please.') : { kind: 'eval', file, json }
  }
  if (!plots) return mistake('Say what to export: --plots.')
  if (json) return mistake('Plots are written as SVG: leave out --json.')
  if (others.length > 1) return mistake('One file and one folder at a time, please.')
  return { kind: 'export', file, folder: others[0] ?? '.' }
}

function mistake(sentence: string): Request {
  return { kind: 'mistake', text: `${sentence}\n\n${USAGE}` }
}
