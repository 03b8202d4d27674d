/** Formulas of spreadsheets as trees. */
import { Unread } from '../formula.ts'

export type SheetFormula =
  | { readonly kind: 'number' | 'text'; readonly text: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  /** `key` as in `Sheet1!B3`. */
  | { readonly kind: 'cell'; readonly key: string }
  /** Keys of all of its cells, row by row. */
  | { readonly kind: 'range'; readonly keys: readonly string[] }
  | { readonly kind: 'minus' | 'percent'; readonly of: SheetFormula }
  | {
      readonly kind: 'binary'
      readonly sign: string
      readonly left: SheetFormula
      readonly right: SheetFormula
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly SheetFormula[] }

const TOKEN =
  /\s*(?:(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+)|"((?:[^"]|"")*)"|(?:('(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!)?\$?([A-Za-z]{1,3})\$?(\d+)(?::\$?([A-Za-z]{1,3})\$?(\d+))?(?![\p{L}\p{N}_(.])|([\p{L}_\\][\p{L}\p{N}_.]*)|(<=|>=|<>|[-+*/^&=<>(),;%]))/uy

interface Token {
  readonly kind: 'operand' | 'name' | 'sign' | 'end'
  readonly text: string
  readonly node?: SheetFormula
}

/** Cells that a range may have. */
const MOST_CELLS = 2000

/** Precedence of the operators from loose to tight. */
const LEVELS: readonly (readonly string[])[] = [
  ['=', '<>', '<', '>', '<=', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
]

/**
 * @param text without the equals sign in front
 * @param sheet the name of its sheet
 * @param names the cells that the file gives names, by these
 * @throws Unread
 */
export function parseSheetFormula(
  text: string,
  sheet: string,
  names: ReadonlyMap<string, readonly string[]>,
): SheetFormula {
  const tokens = tokensOf(text, sheet)
  let at = 0
  const peek = (): Token => tokens[at]!
  const isNext = (sign: string): boolean => peek().kind === 'sign' && peek().text === sign
  const expect = (sign: string): void => {
    if (!isNext(sign)) throw new Unread(`${sign} is missing.`)
    at++
  }
  const level = (index: number): SheetFormula => {
    const signs = LEVELS[index]
    if (!signs) return signed()
    let left = level(index + 1)
    while (peek().kind === 'sign' && signs.includes(peek().text)) {
      const sign = tokens[at++]!.text
      left = { kind: 'binary', sign, left, right: level(index + 1) }
    }
    return left
  }
  // A minus binds more tightly than a power: -2^2 is 4.
  const signed = (): SheetFormula => {
    if (isNext('-')) {
      at++
      return { kind: 'minus', of: signed() }
    }
    if (isNext('+')) {
      at++
      return signed()
    }
    let value = operand()
    while (isNext('%')) {
      at++
      value = { kind: 'percent', of: value }
    }
    return value
  }
  const operand = (): SheetFormula => {
    const token = tokens[at++]!
    if (token.node) return token.node
    if (token.kind === 'sign' && token.text === '(') {
      const inner = level(0)
      expect(')')
      return inner
    }
    if (token.kind !== 'name') throw new Unread('The formula ends too early.')
    if (!isNext('(')) return word(token.text, names)
    at++
    const args: SheetFormula[] = []
    while (!isNext(')')) {
      args.push(level(0))
      if (isNext(',') || isNext(';')) at++
      else break
    }
    expect(')')
    return { kind: 'call', name: token.text.toUpperCase().replace(/^_XLFN\./, ''), args }
  }
  const formula = level(0)
  if (peek().kind !== 'end') throw new Unread(`${peek().text} cannot be read here.`)
  return formula
}

function word(text: string, names: ReadonlyMap<string, readonly string[]>): SheetFormula {
  if (/^(?:true|false)$/i.test(text)) return { kind: 'truth', value: /^t/i.test(text) }
  const keys = names.get(text)
  if (!keys) throw new Unread(`The name ${text} is not in the file.`)
  return keys.length === 1 ? { kind: 'cell', key: keys[0]! } : { kind: 'range', keys }
}

function tokensOf(text: string, sheet: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found) throw new Unread(`${text.slice(start).trim().slice(0, 20)} cannot be read.`)
    const [, number, quoted, of, column, row, toColumn, toRow, name, sign] = found
    if (number !== undefined) tokens.push(operandOf({ kind: 'number', text: number.replace(/\.$/, '') }))
    else if (quoted !== undefined)
      tokens.push(operandOf({ kind: 'text', text: quoted.replaceAll('""', '"') }))
    else if (column !== undefined) {
      const place = of === undefined ? sheet : of.replaceAll(/^'|'$/g, '').replaceAll("''", "'")
      tokens.push(operandOf(cellsOf(place, column, row!, toColumn, toRow)))
    } else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else tokens.push({ kind: 'sign', text: sign! })
  }
  return [...tokens, { kind: 'end', text: 'The end' }]
}

const operandOf = (node: SheetFormula): Token => ({ kind: 'operand', text: '', node })

function cellsOf(
  sheet: string,
  column: string,
  row: string,
  toColumn: string | undefined,
  toRow: string | undefined,
): SheetFormula {
  const key = (at: number, line: number): string => `${sheet}!${columnName(at)}${line}`
  const [left, top] = [columnNumber(column), Number(row)]
  if (toColumn === undefined) return { kind: 'cell', key: key(left, top) }
  const [right, bottom] = [columnNumber(toColumn), Number(toRow)]
  if ((right - left + 1) * (bottom - top + 1) > MOST_CELLS)
    throw new Unread('A range of so many cells is not taken over.')
  const keys: string[] = []
  for (let line = top; line <= bottom; line++) for (let at = left; at <= right; at++) keys.push(key(at, line))
  return { kind: 'range', keys }
}

/** From 1. */
export const columnNumber = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

export const columnName = (number: number): string =>
  number <= 26
    ? String.fromCharCode(64 + number)
    : columnName(Math.floor((number - 1) / 26)) + columnName(((number - 1) % 26) + 1)

/** The cells that a formula reads. */
export function readBy(formula: SheetFormula): string[] {
  switch (formula.kind) {
    case 'cell':
      return [formula.key]
    case 'range':
      return [...formula.keys]
    case 'minus':
    case 'percent':
      return readBy(formula.of)
    case 'binary':
      return [...readBy(formula.left), ...readBy(formula.right)]
    case 'call':
      return formula.args.flatMap(readBy)
    default:
      return []
  }
}
