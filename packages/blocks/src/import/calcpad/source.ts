/** A file of Calcpad as lines, with its macros put in and the values of its input fields. */
import { piecesOf } from './pieces.ts'

export interface SourceLine {
  readonly text: string
  /** From 1. */
  readonly line: number
}

export interface Source {
  readonly lines: readonly SourceLine[]
  /** Values of the input fields in their order. */
  readonly inputs: readonly string[]
  readonly remarks: readonly string[]
}

/** Longest text that macros may make, as they can call one another. */
const LONGEST = 200_000

export function readSource(text: string): Source {
  // Values stand behind a vertical tab at the end, parted by tabs.
  const [body = '', ...values] = text.replace(/^\uFEFF/, '').split('\v')
  const inputs =
    values.length > 0
      ? values
          .join('\t')
          .replace(/\r?\n$/, '')
          .split('\t')
      : []
  const remarks = new Set<string>()
  const macros: Macro[] = []
  const lines: SourceLine[] = []
  let open: { readonly macro: Omit<Macro, 'body'>; readonly body: string[] } | null = null
  for (const { text: line, line: number } of joined(body)) {
    if (open) {
      if (/^\s*#end\s+def\b/i.test(line)) {
        macros.push({ ...open.macro, body: open.body.join('\n') })
        open = null
      } else open.body.push(line)
      continue
    }
    const definition = DEFINITION.exec(line)
    if (definition) {
      const macro = { name: definition[1]!, parameters: parametersOf(definition[2]) }
      if (definition[3] === undefined) open = { macro, body: [] }
      else macros.push({ ...macro, body: definition[3].trim() })
      macros.sort((one, other) => other.name.length - one.name.length)
      continue
    }
    const expanded = line.includes('$') ? expand(line, macros, remarks) : line
    for (const part of expanded.split('\n')) lines.push({ text: part, line: number })
  }
  return { lines, inputs, remarks: [...remarks] }
}

/**
 * Lines; a space and an underscore at the end go on with the next one, and so does a formula that ends within
 * brackets behind a sign that something has to follow.
 */
function joined(text: string): SourceLine[] {
  const lines: { text: string; line: number }[] = []
  let goesOn = false
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const last = lines.at(-1)
    if (goesOn && last) last.text += line.trimStart()
    else lines.push({ text: line, line: index + 1 })
    const open = lines.at(-1)!
    const isMarked = / _\s*$/.test(line)
    if (isMarked) open.text = open.text.replace(/ _\s*$/, ' ')
    goesOn = isMarked || isOpen(open.text)
  })
  return lines
}

/** Whether a line ends in a formula whose brackets go on. */
function isOpen(line: string): boolean {
  if (!/[{([;|&@:]\s*$/.test(line) || /^\s*#/.test(line)) return false
  const [last] = piecesOf(line).slice(-1)
  if (last?.kind !== 'formula') return false
  const depth = Array.from(last.text).reduce(
    (open, sign) => open + ('({['.includes(sign) ? 1 : ')}]'.includes(sign) ? -1 : 0),
    0,
  )
  return depth > 0
}

interface Macro {
  /** With its dollar sign. */
  readonly name: string
  readonly parameters: readonly string[]
  readonly body: string
}

const DEFINITION = /^\s*#def\s+([\p{L}_][\p{L}\p{N}_]*\$)\s*(?:\(([^)]*)\))?\s*(?:=(.*))?$/u

const parametersOf = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(';').map(parameter => parameter.trim())

function expand(line: string, macros: readonly Macro[], remarks: Set<string>): string {
  let text = line
  for (let round = 0; round < 20; round++) {
    const before = text
    for (const macro of macros) text = replaced(text, macro)
    if (text === before) return text
    if (text.length > LONGEST) break
  }
  remarks.add('Macros that call one another were not put in to their end.')
  return line
}

function replaced(text: string, { name, parameters, body }: Macro): string {
  let from = 0
  let result = ''
  for (;;) {
    const at = text.indexOf(name, from)
    if (at < 0) return result + text.slice(from)
    // The end of a longer name is not this one.
    if (/[\p{L}\p{N}_]/u.test(text[at - 1] ?? ' ')) {
      result += text.slice(from, at + name.length)
      from = at + name.length
      continue
    }
    result += text.slice(from, at)
    from = at + name.length
    if (parameters.length === 0) result += body
    else {
      const { args, end } = argumentsAt(text, from)
      from = end
      result += parameters
        .map((parameter, index) => [parameter, args[index] ?? ''] as const)
        .sort(([one], [other]) => other.length - one.length)
        .reduce((filled, [parameter, arg]) => filled.replaceAll(parameter, arg), body)
    }
  }
}

/** The arguments in brackets at a place; none where no bracket stands there. */
function argumentsAt(text: string, start: number): { readonly args: string[]; readonly end: number } {
  if (text[start] !== '(') return { args: [], end: start }
  const args = ['']
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '(' && depth++ === 0) continue
    if (sign === ')' && --depth === 0) return { args: args.map(arg => arg.trim()), end: at + 1 }
    if (sign === ';' && depth === 1) args.push('')
    else args[args.length - 1] += sign
  }
  return { args: [], end: start }
}
