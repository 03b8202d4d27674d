/** The cells of a spreadsheet as lines, in an order in which each stands below what it reads. */
import { findFunction } from '@calcwright/reference/functions'
import { Unread } from '../formula.ts'
import type { Imported, ImportedLine, StoredResult } from '../imported.ts'
import { NameTable } from '../names.ts'
import { asText, atom, element, infix, quoted, unitAlone } from '../written.ts'
import type { Written } from '../written.ts'
import type { Book, SheetCell } from './book.ts'
import { listsIn } from './columns.ts'
import { parseSheetFormula, readBy } from './formula.ts'
import type { SheetFormula } from './formula.ts'
import { headerOf, labelOf, sizeOf, unitIn } from './labels.ts'
import { measureOf, withoutTens } from './measure.ts'
import type { Measure } from './measure.ts'
import { numberOf, printSheetFormula } from './print.ts'

/** A cell or a column of numbers that has a name here. */
interface Quantity {
  readonly name: string
  readonly unit: string
  readonly words: string
  /** More than one for a list. */
  readonly cells: readonly SheetCell[]
  readonly formula?: SheetFormula
  readonly fault?: string
}

export class Calculation {
  readonly #book: Book
  readonly #names = new NameTable()
  readonly #used = new Set<string>()
  readonly #changed = new Map<string, string>()
  readonly #byCell = new Map<string, Quantity>()
  /** Cells that are labels, units and headers. */
  readonly #labels = new Set<string>()
  readonly #lines: ImportedLine[] = []
  readonly #state = new Map<Quantity, 'open' | 'written'>()

  constructor(book: Book) {
    this.#book = book
  }

  read(): Imported {
    for (const cells of listsIn(this.#book)) this.#nameList(cells)
    for (const cell of this.#book.cells.values()) this.#name(cell)
    let line = 0
    for (const cell of this.#book.cells.values()) {
      line++
      const quantity = this.#byCell.get(cell.key)
      if (quantity) this.#write(quantity)
      else if (typeof cell.value === 'string' && !this.#labels.has(cell.key) && unitIn(cell.value) === null)
        this.#lines.push({ kind: 'text', plain: asText(cell.value), source: cell.value, line })
    }
    return {
      program: 'Spreadsheet',
      lines: this.#lines,
      names: this.#changed,
      settings: { one_indexed: true },
      remarks: [],
    }
  }

  /** Numbers that stand below one another, under one header. */
  #nameList(cells: readonly SheetCell[]): void {
    const { words, symbol, unit, cells: labels } = headerOf(this.#book, cells[0]!)
    for (const key of labels) this.#labels.add(key)
    const name = this.#ownName(this.#nameInFile(cells.map(({ key }) => key)) ?? symbol, cells[0]!)
    const list: Quantity = { name, unit, words, cells }
    for (const { key } of cells) this.#byCell.set(key, list)
  }

  #name(cell: SheetCell): void {
    if (this.#byCell.has(cell.key) || (typeof cell.value === 'string' && cell.formula === undefined)) return
    const beside = labelOf(this.#book, cell)
    const above = beside.symbol === '' ? this.#headerAbove(cell) : null
    for (const key of [...beside.cells, ...(above?.cells ?? [])]) this.#labels.add(key)
    const header = above && above.symbol !== '' ? `${above.symbol}_${cell.row}` : ''
    const wanted = this.#nameInFile([cell.key]) ?? (beside.symbol || header)
    const unit = beside.unit || (above?.unit ?? '')
    const isText = typeof cell.value === 'string'
    this.#byCell.set(cell.key, {
      name: this.#ownName(wanted, cell),
      unit: isText ? '' : unit,
      words: beside.words || (above?.words ?? ''),
      cells: [cell],
      ...this.#formulaOf(cell),
    })
  }

  /** The header of the column of a cell, above all cells with values in between. */
  #headerAbove(cell: SheetCell): ReturnType<typeof headerOf> {
    let top = cell
    for (;;) {
      const above = this.#book.cells.get(cell.key.replace(/\d+$/, String(top.row - 1)))
      if (!above || typeof above.value === 'string') return headerOf(this.#book, top)
      top = above
    }
  }

  #formulaOf({ formula, sheet }: SheetCell): Pick<Quantity, 'formula' | 'fault'> {
    if (formula === undefined) return {}
    try {
      return { formula: parseSheetFormula(formula, sheet, this.#book.names) }
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      return { fault: error.message }
    }
  }

  #nameInFile(keys: readonly string[]): string | undefined {
    return [...this.#book.names].find(([, named]) => named.join(' ') === keys.join(' '))?.[0]
  }

  /** A name that no other cell has: the wanted one, with its row, or that of the cell. */
  #ownName(wanted: string, { key, row, sheet }: SheetCell): string {
    const [first] = [...this.#book.cells.values()]
    const place = key.slice(key.lastIndexOf('!') + 1)
    const fallback = sheet === first?.sheet ? place : `${sheet}_${place}`
    const choices = [...(wanted === '' ? [] : [wanted, `${wanted}_${row}`]), fallback]
    const theirs = choices.find(choice => !this.#used.has(choice)) ?? `${fallback}_${this.#used.size}`
    this.#used.add(theirs)
    const spelled = this.#names.of(theirs)
    // A cell that is called like a function would take its place.
    const ours = findFunction(spelled) ? this.#names.of(`${theirs}_v`) : spelled
    if (ours !== theirs) this.#changed.set(theirs, ours)
    return ours
  }

  #write(quantity: Quantity): void {
    if (this.#state.has(quantity)) return
    this.#state.set(quantity, 'open')
    const cell = quantity.cells[0]!
    const line = [...this.#book.cells.keys()].indexOf(cell.key) + 1
    const { name, formula } = quantity
    const source = `${cell.key} = ${cell.formula ?? this.#constant(quantity).text}`
    try {
      if (quantity.fault !== undefined) throw new Unread(quantity.fault)
      if (formula) for (const read of readBy(formula)) this.#before(read)
      const { text, stored } = formula
        ? this.#calculated(quantity, formula)
        : { text: this.#constant(quantity).text, stored: undefined }
      const shown = formula ? (quantity.unit === '' ? ' =' : ` = [${quantity.unit}]`) : ''
      const words = quantity.words === '' || quantity.words === name ? '' : ` // ${quantity.words}`
      this.#lines.push({
        kind: 'formula',
        plain: `${name} := ${text}${shown}${words}`,
        source,
        line,
        ...(stored && { stored }),
      })
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      this.#keep(quantity, source, line, error.message)
    }
    this.#state.set(quantity, 'written')
  }

  /** Writes what a formula reads above it. @throws Unread for cells that read one another */
  #before(key: string): void {
    const quantity = this.#byCell.get(key)
    if (!quantity) return
    if (this.#state.get(quantity) === 'open') throw new Unread('It reads itself, or cells that read it.')
    this.#write(quantity)
  }

  /** A formula that is not understood stays a text; its stored value goes on into the lines that read it. */
  #keep(quantity: Quantity, source: string, line: number, reason: string): void {
    const { value } = quantity.cells[0]!
    this.#lines.push({ kind: 'kept', plain: asText(source), source, line, remark: reason })
    if (typeof value === 'object') return
    this.#lines.push({
      kind: 'formula',
      plain: `${quantity.name} := ${this.#constant(quantity).text}`,
      source,
      line,
      remark: `${quantity.name} is the number that the file has stored: it does not change with what it was calculated from.`,
    })
  }

  #constant({ cells, unit }: Quantity): Written {
    const box = unit === '' ? '' : ` [${unit}]`
    const [first] = cells
    if (cells.length > 1) return atom(`[${cells.map(({ value }) => String(value)).join(', ')}]${box}`)
    const value = first!.value
    if (typeof value === 'string') return quoted(value)
    return atom(typeof value === 'object' ? 'undef' : `${String(value).replace('e+', 'e')}${box}`)
  }

  /** With units where the formula holds with them, else as plain numbers of these units. */
  #calculated(
    { cells, unit }: Quantity,
    formula: SheetFormula,
  ): { readonly text: string; readonly stored?: StoredResult } {
    const { value } = cells[0]!
    const isBare = unit === '' && readBy(formula).every(key => (this.#byCell.get(key)?.unit ?? '') === '')
    const held = isBare
      ? formula
      : [formula, withoutTens(formula)].find(one => this.#holdsWithUnits(one, value, unit))
    const text = held ? this.#printed(held, true) : this.#inUnit(this.#printed(formula, false), unit)
    if (typeof value === 'object' || typeof value === 'string') return { text: text.text }
    return { text: text.text, stored: { value: Number(value), unit } }
  }

  #inUnit(value: Written, unit: string): Written {
    return unit === '' ? value : infix('*', value, unitAlone(unit))
  }

  #holdsWithUnits(formula: SheetFormula, value: SheetCell['value'], unit: string): boolean {
    const size = sizeOf(unit)
    const measure = measureOf(formula, key => this.#measureAt(key))
    // A zero shows nothing of its units.
    if (
      !size ||
      !measure ||
      typeof value !== 'number' ||
      value === 0 ||
      !measure.dimension.sameHard(size.dimension)
    )
      return false
    return Math.abs(measure.value / size.factor.toNumber() - value) <= 1e-9 * Math.abs(value)
  }

  #measureAt(key: string): Measure | null {
    const value = this.#book.cells.get(key)?.value
    const size = sizeOf(this.#byCell.get(key)?.unit ?? '')
    return typeof value === 'number' && size
      ? { value: value * size.factor.toNumber(), dimension: size.dimension }
      : null
  }

  #printed(formula: SheetFormula, withUnits: boolean): Written {
    const written = (key: string): Written | null => {
      const quantity = this.#byCell.get(key)
      if (!quantity) return null
      const place = quantity.cells.findIndex(cell => cell.key === key)
      const value =
        quantity.cells.length === 1
          ? atom(quantity.name)
          : element(atom(quantity.name), [atom(String(place + 1))])
      return withUnits ? value : numberOf(value, quantity.unit)
    }
    return printSheetFormula(formula, {
      cell: written,
      listOf: keys => {
        const quantity = this.#byCell.get(keys[0]!)
        const isAll =
          quantity &&
          quantity.cells.length > 1 &&
          quantity.cells.map(({ key }) => key).join(' ') === keys.join(' ')
        return isAll ? (withUnits ? atom(quantity.name) : numberOf(atom(quantity.name), quantity.unit)) : null
      },
    })
  }
}
