/** Reading LaTeX source as text: groups, and names in subscripts. */
import { isGreekCommand } from './greek.ts'
import { COMMAND_NAMES, STYLES } from './latex-commands.ts'
import { normaliseName } from './names.ts'

/** Offset behind the group that opens at `start`; the end of the source when it is not closed. */
export function groupEnd(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return source.length
}

/** Offset of the first character from `at` on that is not white space. */
export function skipSpace(source: string, at: number): number {
  let next = at
  while (next < source.length && /\s/.test(source[next]!)) next += 1
  return next
}

/** Offset behind the argument that starts at `at`: a group, a command, or one character. */
export function argumentEnd(source: string, at: number): number {
  const character = source[at]
  if (character === '{') return groupEnd(source, at)
  if (character !== '\\') return at + (character ? String.fromCodePoint(source.codePointAt(at)!).length : 0)
  const command = /[a-zA-Z]+|./sy
  command.lastIndex = at + 1
  const end = at + 1 + (command.exec(source)?.[0].length ?? 0)
  return source[end] === '{' ? groupEnd(source, end) : end
}

const SUBSCRIPT_PART =
  /\\(?<command>[a-zA-Z]+)|\\_|\\?[\s,:;!]|[{}]|_|(?<text>[\p{L}\p{M}\d]+)|(?<other>\\?.)/gsu

/**
 * A subscript in plain form: letters and digits, Greek commands spelled, commas and inner
 * subscripts as `_`. Null when something else stands in it.
 */
export function readSubscript(latex: string): string | null {
  let result = ''
  for (const match of latex.matchAll(SUBSCRIPT_PART)) {
    const { command, text, other } = match.groups ?? {}
    if (other !== undefined) return null
    if (text) result += normaliseName(text)
    else if (command) {
      const name = isGreekCommand(command) ? command : COMMAND_NAMES.get(command)
      if (name) result += name
      else if (command === 'star' || (!STYLES.has(command) && command !== 'text')) return null
    } else if (match[0] === ',' || match[0].endsWith('_')) result += '_'
  }
  const subscript = result.replace(/^_+|_+$/g, '').replace(/_+/g, '_')
  return subscript || null
}

/** The plain name in the argument of `\mathrm` and the like; null when it is not a single name. */
export function readUpright(latex: string): string | null {
  const tildes = latex.replaceAll('~', '').replace(/\{?\\sim(?![a-zA-Z])\s*\}?/g, '~')
  const text = normaliseName(tildes.replaceAll('\\_', '_').replace(/\s/g, ''))
  return /^\p{L}[\p{L}\d]*(?:~[\p{L}\d]+)*(?:_[\p{L}\d]+)*$/u.test(text) ? text : null
}

/** Behind a backslash these are accents and line breaks. */
const SPELLED: readonly (readonly [string, string])[] = [
  ['\\', '\\textbackslash'],
  ['^', '\\textasciicircum'],
  ['~', '\\textasciitilde'],
]

/** @returns how a character of a text is written that has a command of its own */
export function spelled(character: string): string | undefined {
  const entry = SPELLED.find(([sign]) => sign === character)
  return entry && `${entry[1]}{}`
}

const TEXT = /^\s*\\text\s*\{((?:[^\\{}]|\\text[a-z]+\{\}|\\.)*)\}\s*$/s

/** The text of a formula that is nothing but one text; null for others. */
export function readText(latex: string): string | null {
  const inside = TEXT.exec(latex)?.[1]
  if (inside === undefined) return null
  return plainText(inside).trim()
}

/**
 * The text between quotation marks inside of `\\text{…}`; null for another text. A math field writes a quotation
 * mark as two apostrophes.
 */
export function quotedIn(inside: string): string | null {
  const quoted = /^(?:["“”]|''|``)((?:(?!''|``)[^"“”])*)(?:["“”]|'')$/s.exec(inside)?.[1]
  return quoted === undefined ? null : plainText(quoted)
}

/** Characters as they are, in place of their commands. */
function plainText(inside: string): string {
  return inside.replace(/(\\text[a-z]+)(?:\{\}|\s|$)|\\(.)/gs, (whole, command?: string, sign?: string) =>
    command === undefined ? sign! : (SPELLED.find(([, name]) => name === command)?.[0] ?? whole),
  )
}
