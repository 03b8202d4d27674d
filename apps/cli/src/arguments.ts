/** What the user asks for on the command line. */
import { parseArgs } from 'node:util'

export type Request =
  | { readonly kind: 'eval'; readonly file: string; readonly json: boolean }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly text: string }

const USAGE = `Usage: calcwright eval FILE [--json]

Evaluates a worksheet line by line and prints the results.

  FILE      a text file in plain notation, a .calc worksheet, or - for standard input
  --json    one object a line: line, source, ok, value, unit, exact, display, latex, warnings, error

Exit status: 0 when all is well, 1 when a line has an error, 2 when the file cannot be read.
`

/** @param args without the program's own name */
export function readArguments(args: readonly string[]): Request {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    })
    if (values.help) return { kind: 'help', text: USAGE }
    const [command, file, ...others] = positionals
    if (command === undefined) return mistake('Say what to do: eval FILE.')
    if (command !== 'eval') return mistake(`There is no command ${command}.`)
    if (file === undefined) return mistake('Name the file to evaluate, or - for standard input.')
    if (others.length > 0) return mistake('One file at a time, please.')
    return { kind: 'eval', file, json: values.json }
  } catch (error) {
    const [, option] = /^Unknown option '([^']*)'/.exec(String((error as Error).message)) ?? []
    return mistake(option === undefined ? String((error as Error).message) : `There is no option ${option}.`)
  }
}

function mistake(sentence: string): Request {
  return { kind: 'mistake', text: `${sentence}\n\n${USAGE}` }
}
