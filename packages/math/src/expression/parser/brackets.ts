/** Brackets and bars, and what stands between them. */
import { callOf } from '../calls.ts'
import { SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Expression, Labels, MatrixNode, NameNode, Span } from '../tree.ts'
import { lambda, startsLambda } from './lambda.ts'
import { nameAt, spanOf } from './nodes.ts'
import type { Parser } from './parser.ts'
import { message } from '../../messages/syntax.ts'

export function parenthesised(parser: Parser, open: Token): Expression {
  if (startsLambda(parser)) return lambda(parser, open)
  parser.advance()
  const inner = parser.inside(() => parser.expression(0))
  if (parser.isSign(',')) throw parser.expected(message('syntax.bracket.list'))
  parser.close(')', open)
  parser.grouped = inner
  return inner
}

/** A bar where an operand is expected opens; the next bar after an operand closes it. */
export function absolute(parser: Parser, open: Token): Expression {
  parser.advance()
  const { inExponent } = parser
  parser.inExponent = false
  parser.brackets += 1
  parser.bars += 1
  const inner = parser.expression(0)
  parser.bars -= 1
  parser.brackets -= 1
  parser.inExponent = inExponent
  parser.close('|', open)
  return callOf('abs', spanOf(open), [inner], parser.since(open))
}

/** Expressions between commas, up to the closing bracket, which is taken. */
export function items(parser: Parser, closing: ')' | ']', open: Token): Expression[] {
  const list: Expression[] = []
  parser.inside(() => {
    if (parser.isSign(closing)) return
    do list.push(parser.expression(0))
    while (parser.accept(','))
  })
  parser.close(closing, open)
  return list
}

/**
 * Arguments that may have names: `P: 80 [bar], s: s_1`. `labels` is there where one of them has.
 * @param spaced in a call `f(W:h)` gives a property: before a name the colon of an argument has a space behind it
 */
export function labelledItems(
  parser: Parser,
  closing: ')',
  open: Token,
  spaced = false,
): { readonly args: Expression[]; readonly labels?: Labels } {
  const labels: (NameNode | null)[] = []
  const args: Expression[] = []
  parser.inside(() => {
    if (parser.isSign(closing)) return
    do {
      labels.push(label(parser, spaced))
      args.push(parser.expression(0))
    } while (parser.accept(','))
  })
  if (parser.isSign(';')) throw parser.expected(message('syntax.semicolon.argument'))
  parser.close(closing, open)
  return labels.some(name => name !== null) ? { args, labels } : { args }
}

function label(parser: Parser, spaced: boolean): NameNode | null {
  const [token, value] = [parser.peek(), parser.peek(2)]
  if (token.kind !== 'name' || !parser.isSign(':', 1)) return null
  if (spaced && value.kind === 'name' && !value.space) return null
  parser.advance()
  parser.advance()
  return nameAt(token.text, token)
}

/** `[1, 2, 3]`, `[1, 3..9]`, `[[1, 2], [3, 4]]` or `[1, 2; 3, 4]`. */
export function list(parser: Parser, open: Token): Expression {
  parser.advance()
  const rows: Expression[][] = [[]]
  let bare = true
  parser.inside(() => {
    if (parser.isSign(']')) return
    for (;;) {
      const row = rows[rows.length - 1]!
      const item = parser.expression(0)
      if (item === parser.grouped || item.kind !== 'list') bare = false
      addItem(parser, row, item)
      if (parser.accept(';')) rows.push([])
      else if (!parser.accept(',')) break
    }
  })
  parser.close(']', open)
  const span = parser.since(open)
  if (rows.length > 1) return matrix(rows, rows.map(rowSpan), span)
  const only = rows[0]!
  const isUneven = parser.unevenRows && new Set(only.map(sizeOf)).size > 1
  return (bare && !isUneven && matrixOfLists(only, span)) || { kind: 'list', items: only, span }
}

const sizeOf = (item: Expression): number => (item.kind === 'list' ? item.items.length : 1)

/** Lists in a list are the rows of a matrix; null where one of them is a range. */
function matrixOfLists(rows: readonly Expression[], span: Span): MatrixNode | null {
  const lists = rows.filter(item => item.kind === 'list')
  const isOpen = lists.some(row => row.items.some(item => item.kind === 'range'))
  if (isOpen || !lists.some(row => row.items.length > 0)) return null
  return matrix(
    lists.map(row => row.items),
    lists.map(row => row.span),
    span,
  )
}

/** In a list the item before a range gives its step: `1, 3..9`. */
function addItem(parser: Parser, row: Expression[], item: Expression): void {
  const from = row[row.length - 1]
  const goesOn = item.kind === 'range' && !item.next && item !== parser.grouped
  if (goesOn && from && from.kind !== 'range') {
    const span = { start: from.span.start, end: item.span.end }
    row[row.length - 1] = { kind: 'range', from, next: item.from, to: item.to, span }
  } else row.push(item)
}

/** @param spans of the rows */
export function matrix(
  rows: readonly (readonly Expression[])[],
  spans: readonly Span[],
  span: Span,
): MatrixNode {
  const width = Math.max(...rows.map(row => row.length))
  const short = rows.findIndex(row => row.length < width)
  if (short >= 0) {
    const have = rows[short]!.length
    throw new SyntaxFault(message('syntax.size', { row: short + 1, have, width }), spans[short] ?? span)
  }
  return { kind: 'matrix', rows, span }
}

function rowSpan(row: readonly Expression[]): Span {
  return { start: row[0]?.span.start ?? 0, end: row[row.length - 1]?.span.end ?? 0 }
}
