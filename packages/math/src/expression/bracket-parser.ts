/** Brackets and bars, and what stands between them. */
import { callOf } from './calls.ts'
import { Cursor, spanOf } from './cursor.ts'
import type { ParseOptions } from './options.ts'
import { SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { Expression, Span } from './tree.ts'

export abstract class BracketParser extends Cursor {
  protected readonly options: ParseOptions
  /** Bars of absolute values open inside the innermost bracket. */
  protected bars = 0
  /** Brackets open; a line's `=` has its own meaning only outside of all. */
  protected brackets = 0
  /** Inside an exponent without brackets a unit is left for the whole power: `10^3 [m]`. */
  protected inExponent = false
  /** The last expression that stood in brackets of its own. */
  protected grouped: Expression | null = null

  constructor(source: string, tokens: readonly Token[], options: ParseOptions) {
    super(source, tokens)
    this.options = options
  }

  /** An expression whose operators all bind at least as tightly as `min`. */
  protected abstract expression(min: number): Expression

  /** Runs `read` with the state that an opened bracket resets. */
  protected inside<T>(read: () => T): T {
    const { bars, inExponent } = this
    this.bars = 0
    this.inExponent = false
    this.brackets += 1
    const result = read()
    this.bars = bars
    this.inExponent = inExponent
    this.brackets -= 1
    return result
  }

  /** A bar where an operand is expected opens; the next bar after an operand closes it. */
  protected absolute(open: Token): Expression {
    this.advance()
    const { inExponent } = this
    this.inExponent = false
    this.brackets += 1
    this.bars += 1
    const inner = this.expression(0)
    this.bars -= 1
    this.brackets -= 1
    this.inExponent = inExponent
    this.close('|', open)
    return callOf('abs', spanOf(open), [inner], { start: open.start, end: this.lastEnd() })
  }

  /** Expressions between commas, up to the closing bracket, which is taken. */
  protected items(closing: ')' | ']', open: Token): Expression[] {
    const items: Expression[] = []
    this.inside(() => {
      if (this.isSign(closing)) return
      do items.push(this.expression(0))
      while (this.accept(','))
    })
    this.close(closing, open)
    return items
  }

  /** `[1, 2, 3]`, `[1, 3..9]`, `[[1, 2], [3, 4]]` or `[1, 2; 3, 4]`. */
  protected list(open: Token): Expression {
    this.advance()
    const rows: Expression[][] = [[]]
    let bare = true
    this.inside(() => {
      if (this.isSign(']')) return
      for (;;) {
        const row = rows[rows.length - 1]!
        const item = this.expression(0)
        if (item === this.grouped || item.kind !== 'list') bare = false
        this.addItem(row, item)
        if (this.accept(';')) rows.push([])
        else if (!this.accept(',')) break
      }
    })
    this.close(']', open)
    const span = { start: open.start, end: this.lastEnd() }
    if (rows.length > 1) return this.matrix(rows, rows.map(rowSpan), span)
    const items = rows[0]!
    if (bare && items.some(item => item.kind === 'list' && item.items.length > 0)) {
      const lists = items.filter(item => item.kind === 'list')
      const open = lists.some(list => list.items.some(item => item.kind === 'range'))
      if (!open)
        return this.matrix(
          lists.map(list => list.items),
          lists.map(list => list.span),
          span,
        )
    }
    return { kind: 'list', items, span }
  }

  /** In a list the item before a range gives its step: `1, 3..9`. */
  private addItem(row: Expression[], item: Expression): void {
    const from = row[row.length - 1]
    if (item.kind === 'range' && !item.next && item !== this.grouped && from && from.kind !== 'range') {
      const span = { start: from.span.start, end: item.span.end }
      row[row.length - 1] = { kind: 'range', from, next: item.from, to: item.to, span }
    } else row.push(item)
  }

  protected matrix(rows: readonly (readonly Expression[])[], spans: readonly Span[], span: Span): Expression {
    const width = Math.max(...rows.map(row => row.length))
    const short = rows.findIndex(row => row.length < width)
    if (short >= 0) {
      const have = rows[short]!.length
      const message = `Row ${short + 1} of the matrix has ${have} ${have === 1 ? 'element' : 'elements'} where others have ${width}.`
      throw new SyntaxFault(message, spans[short] ?? span)
    }
    return { kind: 'matrix', rows, span }
  }
}

function rowSpan(row: readonly Expression[]): Span {
  return { start: row[0]?.span.start ?? 0, end: row[row.length - 1]?.span.end ?? 0 }
}
