/**
 * Marks of a line in plain notation, before its words: `@hidden @caption "Moment" plot …`. `@id x` names a line that
 * texts refer to by `{@x}`.
 */
import { lineFormOf } from '@calcwright/math/expression'
import { isWordMark, limitOf, type LineMark, type LineMarks, MARKS, storedMark } from '../marks.ts'

export interface PlainMarks {
  readonly marks?: LineMarks
  readonly id?: string
}

/** The word of each mark; one that is words itself, or a number, stands before quotation marks. */
const WORDS: Readonly<Record<LineMark, string>> = {
  unprinted: '@unprinted',
  hidden: '@hidden',
  numbered: '@numbered',
  formInput: '@input',
  formOutput: '@output',
  formLabel: '@label',
  formHelp: '@help',
  formGroup: '@group',
  formOrder: '@order',
  caption: '@caption',
  clause: '@clause',
  numbers: '@numbers',
}

const MARK = /^(@[a-z]+)(?:\s+"((?:[^"\\]|\\.)*)"|\s+([\w-]{1,64})(?=\s))?\s+(?=\S)/

/** A text that refers to a line, or to a heading of it: `{@x}`, `{@x/h}`. */
const REFERENCE = /\{@([\w-]{1,64})(?:\/[\w-]{1,64})?\}/g

/** The head of a line that is a heading: `# {h2} ` or `# {h2 h} `. */
const HEADING = /^(\s*# )\{h[1-6](?: [\w-]{1,64})?\} /gm

/** The marks at the head of a line, and the line without them; a word that is no mark ends them. */
export function readMarks(line: string): PlainMarks & { readonly rest: string } {
  let rest = line
  let id: string | undefined
  const marks: Partial<Record<LineMark, boolean | string | number>> = {}
  for (;;) {
    const found = MARK.exec(rest)
    const [all = '', word = '', quoted, named] = found ?? []
    const quoting = quoted === undefined ? undefined : MARKS.find(one => isQuoted(one) && WORDS[one] === word)
    if (word === '@id' && named !== undefined) id = named
    else if (quoting) {
      const given = quotedMark(quoting, quoted!.replaceAll(/\\(.)/g, '$1'))
      // A form that is none stays in the line, which then says that it cannot be read.
      if (!given) break
      Object.assign(marks, given)
    } else {
      const mark = MARKS.find(one => !isQuoted(one) && WORDS[one] === word)
      if (!mark) break
      marks[mark] = true
      rest = rest.slice(word.length).trimStart()
      continue
    }
    rest = rest.slice(all.length)
  }
  const hasMarks = Object.keys(marks).length > 0
  return { rest, ...(id !== undefined && { id }), ...(hasMarks && { marks: marks as LineMarks }) }
}

const isQuoted = (mark: LineMark): boolean => isWordMark(mark) || mark === 'formOrder'

/** @returns null for words that are no form of numbers */
function quotedMark(mark: LineMark, text: string): LineMarks | null {
  if (mark === 'numbers' && !lineFormOf(text)) return null
  const given = isWordMark(mark) ? text.slice(0, limitOf(mark)) : Number(text)
  const value = storedMark(mark, given)
  return value === null ? {} : { [mark]: value }
}

/** @param referred ids of lines that texts refer to */
export function writeMarks(
  block: LineMarks & { readonly id: string },
  referred: ReadonlySet<string>,
): string {
  const written = MARKS.flatMap(mark => {
    const value = block[mark]
    if (!isQuoted(mark)) return value === true ? [WORDS[mark]] : []
    return typeof value === 'string' || typeof value === 'number'
      ? [`${WORDS[mark]} "${String(value).replaceAll(/[\\"]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`]
      : []
  })
  const id = referred.has(block.id) ? [`@id ${block.id}`] : []
  return [...id, ...written].map(word => `${word} `).join('')
}

/** The ids of the lines that texts refer to. */
export const referredIn = (plain: string): string[] => [...plain.matchAll(REFERENCE)].map(([, id]) => id!)

/** The text for other programs, where such an id says nothing, and headings are lines. */
export const withoutReferredIds = (plain: string): string =>
  plain.replaceAll(REFERENCE, 'reference').replaceAll(HEADING, '$1')
