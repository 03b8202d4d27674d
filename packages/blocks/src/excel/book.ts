/** A computed worksheet as a spreadsheet whose formulas go on calculating. */
import { utils, write } from '@e965/xlsx'
import type { CellObject } from '@e965/xlsx'
import type { Block, Worksheet } from '@calcwright/document'
import { plainFromBlocks } from '@calcwright/document'
import type { BlockEvaluation, BlockResult, Outcome, PlannedStatement } from '@calcwright/evaluator'
import { hidingNames, targetName, toPlain, withHiding } from '@calcwright/math/expression'
import type { DefinitionTarget, Expression, Statement } from '@calcwright/math/expression'
import { blockEvaluations } from '../registered/evaluations.ts'
import { scaleOf } from '../scale-of.ts'
import { registry } from '../schemas.ts'
import { cellNumber, NoCellFormula, toCellFormula } from './expression.ts'
import type { CellNames } from './expression.ts'

/**
 * A row for each line: its words, the number in the unit that the worksheet shows, the unit, remarks.
 * @param results of all blocks, by their ids
 * @returns the bytes of an .xlsx file
 */
export function writeSpreadsheet(
  worksheet: Worksheet,
  results: ReadonlyMap<string, BlockResult>,
): Uint8Array<ArrayBuffer> {
  const rows = new Rows(worksheet, results).read()
  const sheet = utils.aoa_to_sheet(rows as unknown[][])
  sheet['!cols'] = [{ wch: 30 }, { wch: 14 }, { wch: 10 }, { wch: 60 }]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Worksheet')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

type Row = readonly (string | CellObject | null)[]
type Shown = Statement & { readonly kind: 'definition' | 'expression' }

class Rows {
  readonly #worksheet: Worksheet
  readonly #results: ReadonlyMap<string, BlockResult>
  readonly #rows: Row[] = []
  /** Cells of names in SI base units. */
  readonly #cells = new Map<string, string>()
  /** Names above that are called like constants, `e` or `i`. */
  readonly #hidden = new Set<string>()
  /** Functions of the worksheet, by their names; what they read is that of the place where they are defined. */
  readonly #functions = new Map<string, (args: readonly string[]) => string>()
  readonly #evaluations = new Map<string, BlockEvaluation>(blockEvaluations.map(one => [one.type, one]))

  constructor(worksheet: Worksheet, results: ReadonlyMap<string, BlockResult>) {
    this.#worksheet = worksheet
    this.#results = results
  }

  read(): readonly Row[] {
    for (const block of this.#worksheet.blocks()) {
      const plan =
        block.status === 'ok' && !block.disabled
          ? this.#evaluations.get(block.type)?.plan(block.props as never)
          : undefined
      const statements = plan?.statements ?? []
      for (const name of plan?.purges ?? []) this.#hidden.delete(name)
      if (block.parent !== null || plan?.role || statements.length === 0) {
        this.#text(block)
        this.#forget(statements)
        continue
      }
      const outcomes = this.#results.get(block.id)?.outcomes ?? []
      for (const [at, { statement }] of statements.entries())
        if (statement.kind === 'definition' || statement.kind === 'expression') {
          this.#line({ ...statement, value: withHiding(statement.value, this.#hidden) }, outcomes[at])
          this.#hide(statement)
        }
    }
    return this.#rows
  }

  /** Names that a block changes are no cells any more. */
  #forget(statements: readonly PlannedStatement[]): void {
    for (const { statement } of statements) {
      if (statement.kind !== 'definition') continue
      this.#cells.delete(targetName(statement.target))
      this.#functions.delete(targetName(statement.target))
      this.#hide(statement)
    }
  }

  #hide(statement: Statement): void {
    if (statement.kind !== 'definition') return
    for (const name of hidingNames([targetName(statement.target)])) this.#hidden.add(name)
  }

  #text(block: Block): void {
    const text = plainFromBlocks(registry, [block]).trim()
    for (const line of text.split('\n'))
      if (line !== '' && line !== '}') this.#rows.push([line.replace(/^#\s*(?:\{h\d\}\s*)?/, '')])
  }

  #line(statement: Shown, outcome: Outcome | undefined): void {
    const bare = toPlain({ ...statement, show: false, unit: undefined })
    const name = statement.kind === 'definition' ? targetName(statement.target) : null
    const isVariable = statement.kind === 'definition' && statement.target.kind === 'variable'
    if (name !== null) {
      this.#cells.delete(name)
      this.#functions.delete(name)
    }
    if (statement.kind === 'definition' && statement.target.kind === 'function')
      this.#function(statement.target, statement.value)
    const value = outcome?.error ? null : outcome?.value
    const scale = scaleOf(outcome?.unit ?? '')
    const words = isVariable ? name! : bare
    if (outcome?.error) return void this.#rows.push([words, null, null, `${bare}: ${outcome.error.message}`])
    if (
      (typeof value !== 'number' && typeof value !== 'boolean') ||
      !scale ||
      (name !== null && !isVariable)
    ) {
      const shown = outcome?.display ?? ''
      return void this.#rows.push(
        shown === '' || (!isVariable && name !== null) ? [bare] : [words, shown, null, bare],
      )
    }
    const cell: CellObject = typeof value === 'number' ? { t: 'n', v: value } : { t: 'b', v: value }
    const [formula, remark] = this.#formula(statement, scale)
    if (formula !== null) cell.f = formula
    this.#rows.push([
      words,
      cell,
      outcome?.unit ?? '',
      remark === '' ? (words === bare ? null : bare) : `${bare}: ${remark}`,
    ])
    if (isVariable && typeof value === 'number')
      this.#cells.set(
        name!,
        `(B${this.#rows.length}*${cellNumber(scale.size)}${scale.zero === 0 ? '' : `+${scale.zero}`})`,
      )
    else if (isVariable) this.#cells.set(name!, `B${this.#rows.length}`)
  }

  #names(cells: ReadonlyMap<string, string>): CellNames {
    return {
      cell: one => cells.get(one),
      called: (one, args) => this.#functions.get(one)?.(args()),
      isInDegrees: this.#worksheet.settings.angle === 'deg',
    }
  }

  /** Calls put the function in, as cells have no functions of their own. */
  #function(target: DefinitionTarget & { readonly kind: 'function' }, value: Expression): void {
    const cells = new Map(this.#cells)
    const above = new Map(this.#functions)
    this.#functions.set(target.name.name, args => {
      const given = new Map(cells)
      for (const [at, { name }] of target.parameters.entries()) given.set(name, args[at] ?? '')
      return `(${toCellFormula(value, { ...this.#names(given), called: (one, inner) => above.get(one)?.(inner()) })})`
    })
  }

  /** The formula of the cell, null for a plain number, and why there is none. */
  #formula(
    { value }: Shown,
    { size, zero }: NonNullable<ReturnType<typeof scaleOf>>,
  ): readonly [string | null, string] {
    const isNumber = value.kind === 'number' || (value.kind === 'quantity' && value.value.kind === 'number')
    if (isNumber) return [null, '']
    try {
      const text = toCellFormula(value, this.#names(this.#cells))
      const shifted = zero === 0 ? text : `(${text}-${zero})`
      return [size === 1 ? shifted : `${shifted}/${cellNumber(size)}`, '']
    } catch (error) {
      if (!(error instanceof NoCellFormula)) throw error
      return [null, `the number of the worksheet, which does not change here. ${error.message}`]
    }
  }
}
