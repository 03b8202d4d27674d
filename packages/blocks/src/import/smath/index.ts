/** Files of SMath (.sm, and .smz, which is the same packed). */
import { strFromU8 } from 'fflate'
import { Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { Imported, Importer, StoredResult } from '../imported.ts'
import { ImportedLines, inReadingOrder } from '../lines.ts'
import { unpacked } from '../packed.ts'
import { childNamed, readXml } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { readFormula } from './formulas.ts'
import { builtIn } from './functions.ts'

export const readSmath: Importer = (bytes: Uint8Array): Imported => {
  const root = readXml(strFromU8(unpacked(bytes)))
  const regions = root.name === 'regions' ? root : childNamed(root, 'regions')
  if (!regions) throw new Error('This is no worksheet of SMath, or it is damaged.')
  return new Regions(root).read(regions)
}

class Regions {
  readonly #found = new ImportedLines(builtIn, 1)
  /** Decimal places to which results are stored. */
  readonly #precision: number
  #count = 0

  constructor(root: XmlElement) {
    const settings = childNamed(root, 'settings')
    this.#precision = Number(childNamed(childNamed(settings, 'calculation'), 'precision')?.text ?? 4)
  }

  read(regions: XmlElement): Imported {
    this.#regions(regions)
    const { lines } = this.#found
    const names = this.#found.changedNames()
    return { program: 'SMath', lines, names, settings: { angle: 'rad', one_indexed: true }, remarks: [] }
  }

  #regions(parent: XmlElement): void {
    const regions = parent.children.filter(({ name }) => name === 'region')
    const place = ({ attributes }: XmlElement) => ({
      top: Number(attributes['top'] ?? 0),
      left: Number(attributes['left'] ?? 0),
    })
    for (const region of inReadingOrder(regions, place)) this.#region(region)
  }

  #region(region: XmlElement): void {
    this.#count++
    for (const child of region.children) {
      if (child.name === 'math') this.#math(child)
      else if (child.name === 'text') this.#text(child, region)
      else if (child.name === 'picture')
        this.#found.asText('A picture', this.#count, 'Pictures of the file are not taken over.')
      else if (child.name === 'plot')
        this.#found.asText('A plot', this.#count, 'Plots of SMath are not taken over.')
      else if (child.name === 'comboboxlist')
        this.#found.asText('A list to choose from', this.#count, 'Lists to choose from are not taken over.')
      else if (child.name === 'regions') this.#regions(child)
    }
    // An area holds its regions beside its own heading.
    this.#regions(region)
  }

  /** Texts stand once for each language: the English one or the first is taken. */
  #text(text: XmlElement, region: XmlElement): void {
    const texts = region.children.filter(({ name }) => name === 'text')
    if (text !== (texts.find(({ attributes }) => attributes['lang'] === 'eng') ?? texts[0])) return
    for (const paragraph of text.children.filter(({ name }) => name === 'p' || name === 'content'))
      this.#found.text(paragraph.text, this.#count)
    const inner = childNamed(text, 'regions')
    if (inner) this.#regions(inner)
  }

  #math(math: XmlElement): void {
    this.#found.text(childNamed(math, 'description')?.text ?? '', this.#count)
    const input = childNamed(math, 'input')
    if (!input || input.children.length === 0) return
    const source = input.children.map(({ text }) => text).join(' ')
    this.#found.formula(source, this.#count, () => {
      const formula = readFormula(input)
      const result = childNamed(math, 'result')
      if (!result && formula.kind === 'assign') return { formula, shown: null }
      const contract = childNamed(math, 'contract')
      const shown = contract ? readFormula(contract) : ''
      const places = Number(math.attributes['decimalPlaces'] ?? this.#precision)
      const isNumber = result !== undefined && result.attributes['action'] !== 'symbolic'
      return { formula, shown, stored: isNumber ? this.#stored(result, shown, places) : undefined }
    })
  }

  #stored(result: XmlElement, asked: Formula | '', places: number): StoredResult | undefined {
    try {
      const { value, unit } = this.#measured(readFormula(result))
      const digits = value === 0 ? 1 : Math.max(1, Math.floor(Math.log10(Math.abs(value))) + 1 + places)
      return { value, unit: unit ?? (asked === '' ? '' : this.#found.unit(asked)), digits }
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
