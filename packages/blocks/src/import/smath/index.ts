/** Files of SMath (.sm, and .smz, which is the same packed). */
import { strFromU8 } from 'fflate'
import { fromBase64 } from '@calcwright/document'
import { Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { Imported, Importer, StoredResult } from '../imported.ts'
import { LateAssignments } from '../late-assignments.ts'
import { ImportedLines, inReadingOrder } from '../lines.ts'
import { unpacked } from '../packed.ts'
import { childNamed, readXml } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { readFormula } from './formulas.ts'
import { builtIn, DIFFERENCES } from './functions.ts'
import { plotLines } from './plots.ts'
import { sourceOf } from './source.ts'

export const readSmath: Importer = (bytes: Uint8Array): Imported => {
  const root = readXml(strFromU8(unpacked(bytes)))
  const regions = root.name === 'regions' ? root : childNamed(root, 'regions')
  if (!regions) throw new Error('This is no worksheet of SMath, or it is damaged.')
  return new Regions(root).read(regions)
}

interface Entry {
  /** Null where it cannot be read. */
  readonly formula: Formula | null
  readonly write: () => void
  isWritten?: boolean
}

/** Elements of a region that show nothing of their own. */
const WITHOUT_LINES = new Set(['area', 'region'])

class Regions {
  readonly #found = new ImportedLines(builtIn, 1, DIFFERENCES)
  /** Decimal places to which results are stored. */
  readonly #precision: number
  readonly #angle: 'deg' | 'rad'
  readonly #title: string
  /** Formulas in the order of the file, to be written once all of them are known. */
  readonly #formulas: Entry[] = []
  #count = 0

  constructor(root: XmlElement) {
    const settings = childNamed(root, 'settings')
    const calculation = childNamed(settings, 'calculation')
    const about = settings?.children.filter(({ name }) => name === 'metadata') ?? []
    const chosen = about.find(({ attributes }) => attributes['lang'] === 'eng') ?? about[0]
    this.#title = childNamed(chosen, 'title')?.text.trim() ?? ''
    this.#precision = Number(childNamed(calculation, 'precision')?.text ?? 4)
    this.#angle = /^deg/i.test(childNamed(calculation, 'angle')?.text.trim() ?? '') ? 'deg' : 'rad'
  }

  read(regions: XmlElement): Imported {
    this.#regions(regions)
    this.#found.late = new LateAssignments(this.#formulas.map(({ formula }) => formula))
    for (const step of this.#steps) step()
    const { lines } = this.#found
    const names = this.#found.changedNames()
    return {
      program: 'SMath',
      ...(this.#title !== '' && { title: this.#title }),
      lines,
      names,
      settings: { angle: this.#angle, one_indexed: true },
      remarks: [],
    }
  }

  #regions(parent: XmlElement): void {
    const regions = parent.children.filter(({ name }) => name === 'region')
    const place = ({ attributes }: XmlElement) => ({
      top: Number(attributes['top'] ?? 0),
      left: Number(attributes['left'] ?? 0),
    })
    for (const region of inReadingOrder(regions, place)) this.#region(region)
  }

  /** Adds lines in the order of the file. */
  readonly #steps: (() => void)[] = []

  #region(region: XmlElement): void {
    const line = (this.#count += 1)
    for (const child of region.children) {
      if (child.name === 'math') this.#math(child, line)
      else if (child.name === 'text') this.#text(child, region, line)
      else if (child.name === 'comboboxlist') this.#choice(child, line)
      else if (child.name === 'regions') this.#regions(child)
      else if (child.name === 'picture') this.#picture(child, region, line)
      else if (child.name === 'plot')
        this.#steps.push(() =>
          this.#found.plot('Plot', line, print => plotLines(child, this.#definitions(), print)),
        )
      else if (!WITHOUT_LINES.has(child.name))
        this.#steps.push(() =>
          this.#found.note(`A region of the kind ${child.name}`, line, 'It has no counterpart here.'),
        )
    }
    // An area holds its regions beside its own heading.
    this.#regions(region)
  }

  /** Texts stand once for each language: the English one or the first is taken. */
  #text(text: XmlElement, region: XmlElement, line: number): void {
    const texts = region.children.filter(({ name }) => name === 'text')
    if (text !== (texts.find(({ attributes }) => attributes['lang'] === 'eng') ?? texts[0])) return
    for (const paragraph of text.children.filter(({ name }) => name === 'p' || name === 'content'))
      this.#steps.push(() => this.#found.text(paragraph.text, line))
    const inner = childNamed(text, 'regions')
    if (inner) this.#regions(inner)
  }

  #picture(picture: XmlElement, { attributes }: XmlElement, line: number): void {
    const raw = childNamed(picture, 'raw')?.text.replaceAll(/\s+/g, '') ?? ''
    const bytes = (raw !== '' && fromBase64(raw)) || undefined
    const width = Number(attributes['width'])
    this.#steps.push(() => this.#found.picture({ bytes, words: 'Picture', width }, line))
  }

  /** The last value of each name; a function stands under its name with brackets. */
  #definitions(): ReadonlyMap<string, Formula> {
    return new Map(
      this.#formulas.flatMap(({ formula }): [string, Formula][] => {
        if (formula?.kind !== 'assign') return []
        const { target, value } = formula
        if (target.kind === 'call') return [[`${target.name}()`, value]]
        return target.kind === 'name' ? [[target.name, value]] : []
      }),
    )
  }

  /** A list to choose from: its name is the number of the chosen item. */
  #choice(list: XmlElement, line: number): void {
    const items = (childNamed(list, 'ul')?.children ?? []).map(({ text }) => unquoted(text))
    const words = [
      childNamed(list, 'description')?.text ?? '',
      ...items.map((item, at) => `${at + 1}: ${item}`),
    ]
    this.#steps.push(() => this.#found.text(words.join(' · '), line))
    const [operand] = childNamed(list, 'input')?.children ?? []
    if (!operand) return
    const value: Formula = { kind: 'number', text: list.attributes['selected'] ?? '1' }
    const formula: Formula = { kind: 'assign', target: { kind: 'name', name: operand.text }, value }
    this.#entry({
      formula,
      write: () => this.#found.formula(operand.text, line, () => ({ formula, shown: null })),
    })
  }

  #math(math: XmlElement, line: number): void {
    const description = childNamed(math, 'description')?.text ?? ''
    this.#steps.push(() => this.#found.text(description, line))
    const input = childNamed(math, 'input')
    if (!input || input.children.length === 0) return
    const source = sourceOf(input)
    const formula = readOrNull(input)
    const result = childNamed(math, 'result')
    // An equation without a result is shown, and not calculated.
    if (!result && formula?.kind === 'infix' && formula.sign === '=') {
      this.#steps.push(() => this.#found.text(source, line))
      return
    }
    const write = (): void => this.#found.formula(source, line, () => this.#written(math, input, result))
    this.#entry({ formula, write })
  }

  /** Functions that a formula calls are defined before it, wherever they stand. */
  #entry(entry: Entry): void {
    const place = this.#formulas.push(entry) - 1
    this.#steps.push(() => this.#write(place))
  }

  #write(place: number): void {
    const entry = this.#formulas[place]!
    if (entry.isWritten) return
    entry.isWritten = true
    const early = entry.formula ? (this.#found.late?.calledEarly(entry.formula, place) ?? []) : []
    for (const one of early) this.#write(one)
    this.#found.position = place
    entry.write()
  }

  #written(math: XmlElement, input: XmlElement, result: XmlElement | undefined) {
    const formula = readFormula(input)
    if (!result && formula.kind === 'assign') return { formula, shown: null }
    const contract = childNamed(math, 'contract')
    const shown: Formula | '' = contract ? readFormula(contract) : ''
    const places = Number(math.attributes['decimalPlaces'] ?? this.#precision)
    const isNumber = result !== undefined && result.attributes['action'] !== 'symbolic'
    return { formula, shown, stored: isNumber ? this.#stored(result, shown, places) : undefined }
  }

  #stored(result: XmlElement, asked: Formula | '', places: number): StoredResult | undefined {
    try {
      const { value, unit } = this.#measured(readFormula(result))
      const digits = value === 0 ? 1 : Math.max(1, Math.floor(Math.log10(Math.abs(value))) + 1 + places)
      return {
        value,
        unit: unit ?? (asked === '' ? '' : (this.#found.unitOrNull(asked) ?? '')),
        digits,
        places,
      }
    } catch (error) {
      // A result that is no number is not compared.
      if (error instanceof Unread) return undefined
      throw error
    }
  }

  /** @throws Unread for what is no number with a unit */
  #measured(formula: Formula): { readonly value: number; readonly unit: string | null } {
    const [numbers, units] = factorsOf(formula)
    const value = numbers.reduce((product, one) => product * one, 1)
    if (units.length === 0) return { value, unit: null }
    const unit = units.reduce((left, right): Formula => ({ kind: 'infix', sign: '*', left, right }))
    return { value, unit: this.#found.unit(unit) }
  }
}

function readOrNull(input: XmlElement): Formula | null {
  try {
    return readFormula(input)
  } catch (error) {
    // The line says why when it is written.
    if (error instanceof Unread) return null
    throw error
  }
}

/** A text without its quotation marks; signs of it may stand as four digits. */
const unquoted = (text: string): string =>
  text
    .replaceAll(/^"|"$/g, '')
    .replaceAll(/\\([0-9A-Fa-f]{4})\\?/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )

/** Numbers and units that are multiplied, quotients as powers. */
function factorsOf(formula: Formula): [numbers: readonly number[], units: readonly Formula[]] {
  if (formula.kind === 'number') return [[Number(formula.text)], []]
  if (formula.kind === 'unit') return [[], [formula]]
  if (formula.kind === 'minus') {
    const [numbers, units] = factorsOf(formula.of)
    return [[-1, ...numbers], units]
  }
  if (formula.kind !== 'infix') throw new Unread('The stored result is no number.')
  const { sign, left, right } = formula
  if (sign === '^') {
    const [[power = Number.NaN, ...others], none] = factorsOf(right)
    const exponent = [power, ...others].reduce((product, one) => product * one, 1)
    if (none.length > 0 || Number.isNaN(exponent)) throw new Unread('The stored result is no number.')
    const [numbers, units] = factorsOf(left)
    return [numbers.map(number => number ** exponent), units.map(unit => powerOf(unit, exponent))]
  }
  const [numbers, units] = factorsOf(left)
  const [others, more] = factorsOf(right)
  if (sign === '*')
    return [
      [...numbers, ...others],
      [...units, ...more],
    ]
  if (sign === '/')
    return [
      [...numbers, ...others.map(number => 1 / number)],
      [...units, ...more.map(unit => powerOf(unit, -1))],
    ]
  throw new Unread('The stored result is no number.')
}

const powerOf = (unit: Formula, exponent: number): Formula => ({
  kind: 'infix',
  sign: '^',
  left: unit,
  right: { kind: 'number', text: String(exponent) },
})
