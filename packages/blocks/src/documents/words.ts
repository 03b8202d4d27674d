/** Plain notation of blocks that are words and formulas: `for k from 0 to 10`. */
import { fieldsOf, readField } from '@calcwright/document'
import type { AnyBlockType } from '@calcwright/document'
import { parsePlain, toLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { plainOfFormula, plainOfNames } from '../plain/fields.ts'
import type { Inline, Piece } from './model.ts'

/** @returns a paragraph for each line: its words as text, what stands in its fields as formulas */
export function wordPieces(type: AnyBlockType, props: unknown): Piece[] {
  const plain = type.toPlain?.(props) ?? ''
  if (plain === '') return []
  const formulas = formulasIn(type, props)
  return plain.split('\n').map(line => {
    if (line.startsWith('#')) return { kind: 'paragraph', content: [text(line.replace(/^#\s*/, ''))] }
    return { kind: 'paragraph', content: inlinesOf(line, formulas) }
  })
}

/** The remarks in it alone, where its formulas are shown with their results: `Included from Loads`. */
export const remarkPieces = (type: AnyBlockType, props: unknown): Piece[] =>
  /^#/m.test(type.toPlain?.(props) ?? '')
    ? wordPieces({ ...type, toPlain: () => remarksIn(type.toPlain!(props)) }, props)
    : []

const remarksIn = (plain: string): string =>
  plain
    .split('\n')
    .filter(line => line.startsWith('#'))
    .join('\n')

/** Each field that has something in it, with its label: `Y data: sin(x)`. */
export function fieldInlines(type: AnyBlockType, props: unknown): Inline[] {
  const filled = fieldsOf(type, props).flatMap(({ id, kind, label }) => {
    const latex = readField(props, id)
    if (latex.trim() === '') return []
    const content = kind === 'words' ? [text(latex)] : formulaInlines(plainIn(kind, latex))
    return [[text(`${label}: `), ...content]]
  })
  return filled.flatMap((parts, index) => (index === 0 ? parts : [text(', '), ...parts]))
}

const formulasIn = (type: AnyBlockType, props: unknown): string[] =>
  fieldsOf(type, props)
    .filter(({ kind }) => kind !== 'words')
    .map(({ id, kind }) => plainIn(kind, readField(props, id)))
    .filter(plain => plain !== '')

const plainIn = (kind: string, latex: string): string =>
  kind === 'names' ? plainOfNames(latex) : plainOfFormula(latex)

const IN_NAME = /[\p{L}\p{N}_~]/u

function inlinesOf(line: string, formulas: readonly string[]): Inline[] {
  const left = [...formulas]
  const parts: Inline[] = []
  let words = ''
  const end = (): void => {
    if (words !== '') parts.push(text(words, true))
    words = ''
  }
  for (let at = 0; at < line.length;) {
    const found = longest(left.filter(each => standsAt(line, each, at)))
    if (found === undefined) {
      words += line[at]!
      at += 1
      continue
    }
    end()
    left.splice(left.indexOf(found), 1)
    parts.push(...formulaInlines(found))
    at += found.length
  }
  end()
  return parts
}

const longest = (texts: readonly string[]): string | undefined =>
  texts.toSorted((a, b) => b.length - a.length)[0]

/** Not in the middle of a word or a name. */
function standsAt(line: string, part: string, at: number): boolean {
  if (!line.startsWith(part, at)) return false
  const [before, behind] = [line[at - 1] ?? '', line[at + part.length] ?? '']
  const joins = (outside: string, own: string): boolean => IN_NAME.test(outside) && IN_NAME.test(own)
  return !joins(before, part[0]!) && !joins(behind, part.at(-1)!)
}

/** A formula in plain notation as it is drawn; one that cannot be read as it is written. */
export function formulaInlines(source: string): Inline[] {
  const parsed = parsePlain(source, { isUnit, context: 'expression', isAlone: true })
  if (!parsed.ok || parsed.value.kind !== 'expression') return [text(source)]
  return [{ kind: 'math', latex: toLatex(parsed.value.value), text: source }]
}

const text = (words: string, bold = false): Inline => ({
  kind: 'text',
  text: words,
  marks: bold ? { bold: true } : {},
})
