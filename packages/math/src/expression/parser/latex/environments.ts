/** Matrices and branches. */
import { callOf } from '../../calls.ts'
import { SyntaxFault } from '../../problem.ts'
import type { Token } from '../../token.ts'
import type { Expression, Span } from '../../tree.ts'
import { list, matrix } from '../brackets.ts'
import { impliedNumber, numberAt, spanOf } from '../nodes.ts'
import type { Parser } from '../parser.ts'
import { message } from '../../../messages/syntax.ts'

/** An environment, by its name. */
export function environment(parser: Parser, begin: Token): Expression {
  const name = begin.text.slice('begin:'.length)
  const read = ENVIRONMENTS.get(name)
  if (!read) throw parser.expected(message('syntax.environment', { name }))
  return read(parser, begin)
}

const MATRICES = ['matrix', 'bmatrix', 'pmatrix', 'Bmatrix', 'Vmatrix', 'smallmatrix', 'array']

const ENVIRONMENTS: ReadonlyMap<string, (parser: Parser, begin: Token) => Expression> = new Map([
  ...MATRICES.map(name => [name, matrixEnvironment] as const),
  ['vmatrix', determinant],
  ...['cases', 'dcases', 'rcases'].map(name => [name, cases] as const),
])

/** Rows of an environment, each read by `readRow`; a last empty row is left out. */
function rowsOf<T>(parser: Parser, begin: Token, readRow: () => T): T[] {
  parser.advance()
  const rows: T[] = []
  parser.inside(() => {
    const { integrals } = parser
    parser.integrals = 0
    do {
      if (rows.length > 0 && isCommand(parser.peek(), 'end:')) break
      rows.push(readRow())
    } while (parser.accept('\\\\'))
    parser.integrals = integrals
  })
  const end = parser.peek()
  if (end.kind !== 'command' || end.text !== begin.text.replace('begin:', 'end:')) {
    throw parser.expected(message('syntax.matrix-end'))
  }
  parser.advance()
  return rows
}

function isCommand({ kind, text }: Token, start: string): boolean {
  return kind === 'command' && text.startsWith(start)
}

function matrixEnvironment(parser: Parser, begin: Token): Expression {
  const spans: Span[] = []
  const rows = rowsOf(parser, begin, () => {
    const { start } = parser.peek()
    const row = [cell(parser)]
    while (parser.accept('&')) row.push(cell(parser))
    spans.push({ start, end: Math.max(start, parser.lastEnd()) })
    return row
  })
  return matrix(rows, spans, parser.since(begin))
}

function determinant(parser: Parser, begin: Token): Expression {
  const inner = matrixEnvironment(parser, begin)
  return callOf('det', spanOf(begin), [inner], parser.since(begin))
}

/** A list; a matrix without brackets of its own may stand in them. */
export function listOrMatrix(parser: Parser, open: Token): Expression {
  const next = parser.peek(1)
  if (next.kind !== 'command' || !/^begin:(?:matrix|array)$/.test(next.text)) return list(parser, open)
  parser.advance()
  const inner = matrixEnvironment(parser, next)
  parser.close(']', open)
  return inner
}

/** An element of a matrix; an empty one is zero. */
function cell(parser: Parser): Expression {
  const token = parser.peek()
  const placeholder = token.fault?.code === 'syntax.empty-place'
  if (placeholder && endsCell(parser, 1)) {
    parser.index += 1
    return numberAt('0', token)
  }
  if (!endsCell(parser, 0)) return parser.expression(0)
  return placeholder ? numberAt('0', token) : impliedNumber('0', token)
}

function endsCell(parser: Parser, offset: number): boolean {
  if (parser.isSign('&', offset) || parser.isSign('\\\\', offset)) return true
  return isCommand(parser.peek(offset), 'end:')
}

/** Branches as `value & condition`; the last may be `otherwise`, or have no condition. */
function cases(parser: Parser, begin: Token): Expression {
  const branches = rowsOf(parser, begin, () => {
    const value = parser.expression(0)
    parser.accept(',')
    const condition = parser.accept('&') ? branchCondition(parser) : null
    return { value, condition }
  })
  const args: Expression[] = []
  branches.forEach(({ value, condition }, index) => {
    if (!condition && index < branches.length - 1) throw new SyntaxFault(message('syntax.branch'), value.span)
    args.push(...(condition ? [condition, value] : [value]))
  })
  return callOf('piecewise', spanOf(begin), args, parser.since(begin))
}

function branchCondition(parser: Parser): Expression | null {
  const token = parser.peek()
  if (isCommand(token, 'text:')) {
    parser.advance()
    if (/otherwise|else/.test(token.text)) return null
  }
  return endsCell(parser, 0) ? null : parser.expression(0)
}
