/** Files of Mathcad: .mcdx of Prime, .xmcd and .xmcdz of Mathcad 12 to 15. */
import { strFromU8 } from 'fflate'
import { Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { Imported, Importer, StoredResult } from '../imported.ts'
import { ImportedLines, inReadingOrder } from '../lines.ts'
import { unpacked, unzipped } from '../packed.ts'
import { allNamed, childNamed, readXml } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { MathReader, nameOf } from './formulas.ts'
import { builtIn } from './functions.ts'
import { RangeVariables } from './range-variables.ts'
import { storedOf } from './results.ts'

/** Texts of a region of Prime by the address that the region names. */
type TextParts = ReadonlyMap<string, string>

export const readPrime: Importer = (bytes: Uint8Array): Imported => {
  const parts = unzipped(bytes, path => /\.(?:xml|rels|XamlPackage)$/i.test(path))
  const xml = (path: string): XmlElement | undefined => {
    const part = parts.get(path)
    return part && readXml(strFromU8(part))
  }
  const worksheet = xml('mathcad/worksheet.xml')
  if (!worksheet) throw new Error('This is no worksheet of Mathcad Prime, or it is damaged.')
  const results = new Map(
    (xml('mathcad/result.xml')?.children ?? []).map(
      data => [data.attributes['result-id'] ?? '', data] as const,
    ),
  )
  const origin = allNamed(xml('mathcad/settings/calculation.xml') ?? worksheet, 'builtInVariables')[0]
    ?.attributes['array-origin']
  const texts = new Map<string, string>()
  for (const { attributes } of xml('mathcad/_rels/worksheet.xml.rels')?.children ?? []) {
    const part = parts.get((attributes['Target'] ?? '').replace(/^\//, ''))
    if (part && /XamlPackage$/i.test(attributes['Target'] ?? ''))
      texts.set(attributes['Id'] ?? '', xamlText(part))
  }
  return new Worksheet(results, texts).read(worksheet, origin === '1')
}

/** The words of a text, which is a package of its own. */
function xamlText(part: Uint8Array): string {
  const document = unzipped(part, path => path.endsWith('Document.xaml')).get('Xaml/Document.xaml')
  if (!document) return ''
  return allNamed(readXml(strFromU8(document)), 'Paragraph')
    .map(({ text }) => text)
    .join('\n')
}

export const readClassic: Importer = (bytes: Uint8Array): Imported => {
  const worksheet = readXml(strFromU8(unpacked(bytes)))
  if (worksheet.name !== 'worksheet') throw new Error('This is no worksheet of Mathcad, or it is damaged.')
  const origin = allNamed(worksheet, 'builtInVariables')[0]?.attributes['array-origin']
  return new Worksheet(new Map(), new Map()).read(worksheet, origin === '1')
}

const DEFINITIONS = new Set(['define', 'globalDefine'])

class Worksheet {
  readonly #found = new ImportedLines(builtIn)
  readonly #results: ReadonlyMap<string, XmlElement>
  readonly #texts: TextParts
  #ranges = new RangeVariables(new Set())
  #count = 0

  constructor(results: ReadonlyMap<string, XmlElement>, texts: TextParts) {
    this.#results = results
    this.#texts = texts
  }

  read(worksheet: XmlElement, oneIndexed: boolean): Imported {
    const regions = childNamed(worksheet, 'regions') ?? worksheet
    const all = allNamed(regions, 'math')
    this.#ranges = new RangeVariables(new Set(allNamed(regions, 'apply').flatMap(indicesOf)))
    // Global definitions hold in the whole sheet, whatever stands above them.
    for (const math of all.filter(({ children }) => children.some(({ name }) => name === 'globalDefine')))
      this.#math(math, 0)
    this.#regions(regions)
    const { lines } = this.#found
    return {
      program: 'Mathcad',
      lines,
      names: this.#found.changedNames(),
      settings: { angle: 'rad', one_indexed: oneIndexed },
      remarks: [],
    }
  }

  #regions(parent: XmlElement): void {
    const place = ({ attributes }: XmlElement) => ({
      top: Number(attributes['top'] ?? 0),
      left: Number(attributes['left'] ?? 0),
    })
    for (const region of inReadingOrder(
      parent.children.filter(({ name }) => name === 'region'),
      place,
    ))
      this.#region(region)
  }

  #region(region: XmlElement): void {
    const line = (this.#count += 1)
    for (const child of region.children) {
      switch (child.name) {
        case 'math':
          if (!child.children.some(({ name }) => name === 'globalDefine')) this.#math(child, line)
          break
        case 'text':
          this.#text(child, line)
          break
        case 'area':
        case 'solveblock':
          this.#regions(childNamed(child, 'regions') ?? child)
          break
        case 'picture':
          this.#found.asText('A picture', line, 'Pictures of the file are not taken over.')
          break
        case 'plot':
        case 'chart':
        case 'component':
        case 'ole':
        case 'spec-table':
          this.#found.asText(`A region of the kind ${child.name}`, line, 'It has no counterpart here.')
      }
    }
  }

  /** Paragraphs, then the formulas in them. */
  #text(text: XmlElement, line: number): void {
    const stored = this.#texts.get(text.attributes['item-idref'] ?? '')
    const paragraphs =
      stored === undefined ? allNamed(text, 'p').map(paragraph => paragraph.text) : stored.split('\n')
    for (const paragraph of paragraphs) this.#found.text(paragraph, line)
    for (const region of allNamed(text, 'region'))
      for (const math of region.children.filter(({ name }) => name === 'math')) this.#inText(math, line)
  }

  /** A formula in a text that defines or asks for nothing is words. */
  #inText(math: XmlElement, line: number): void {
    const [formula] = math.children
    if (formula && (DEFINITIONS.has(formula.name) || formula.name === 'eval')) this.#math(math, line)
  }

  #math(math: XmlElement, line: number): void {
    const [element] = math.children
    if (!element) return
    const source = element.text.replaceAll(/\s+/g, ' ').trim()
    if (element.name === 'define' && element.children[1]?.name === 'range' && this.#isRange(element))
      return this.#found.text(source, line)
    this.#found.formula(source, line, () => {
      const reader = new MathReader(this.#found.isDefined)
      if (element.name === 'symEval') throw new Unread('Symbolic evaluation has no counterpart here.')
      const formula = this.#ranges.repeated(reader.read(element))
      const question =
        element.name === 'eval'
          ? element
          : DEFINITIONS.has(element.name)
            ? element.children.find(({ name }) => name === 'eval')
            : undefined
      if (!question) return { formula, shown: formula.kind === 'assign' ? null : '' }
      const unit = askedUnit(question, reader)
      return { formula, shown: unit ?? '', stored: this.#stored(math, question, unit) }
    })
  }

  /** Whether it defines a range variable, which formulas are repeated over and which has no value of its own here. */
  #isRange(element: XmlElement): boolean {
    try {
      const formula = new MathReader(this.#found.isDefined).read(element)
      return formula.kind === 'assign' && this.#ranges.take(formula)
    } catch (error) {
      // The next reader says why it cannot be read.
      if (error instanceof Unread) return false
      throw error
    }
  }

  #stored(math: XmlElement, question: XmlElement, unit: Formula | null): StoredResult | undefined {
    const data = this.#results.get(math.attributes['resultRef'] ?? '')
    const result = childNamed(question, 'result') ?? (data && (childNamed(data, 'result') ?? data))
    return storedOf(result, unit === null ? '' : this.#found.unit(unit))
  }
}

/** @returns null where the program chose the unit */
function askedUnit(question: XmlElement, reader: MathReader): Formula | null {
  const override = childNamed(question, 'unitOverride')?.children[0]
  return !override || override.name === 'placeholder' ? null : reader.read(override)
}

/** Names that stand as an index in an application of the indexer. */
function indicesOf(apply: XmlElement): string[] {
  if (apply.children[0]?.name !== 'indexer') return []
  const places = apply.children.slice(2)
  return places.flatMap(place => (place.name === 'id' ? [nameOf(place)] : allNamed(place, 'id').map(nameOf)))
}
