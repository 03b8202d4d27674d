/** Files of Mathcad: .mcdx of Prime, .xmcd and .xmcdz of Mathcad 12 to 15. */
import { strFromU8 } from 'fflate'
import { callOf, nameOf as named, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { Imported, Importer, StoredResult } from '../imported.ts'
import { ImportedLines, inReadingOrder } from '../lines.ts'
import { unpacked, unzipped } from '../packed.ts'
import { allNamed, childNamed, readXml } from '../xml.ts'
import type { XmlElement } from '../xml.ts'
import { CURVES, MathReader } from './formulas.ts'
import { nameOf } from './names.ts'
import { builtInFrom } from './functions.ts'
import { heldBytes, pictureIn } from './pictures.ts'
import type { PictureParts } from './pictures.ts'
import { plotLines } from './plots.ts'
import { RangeVariables } from './range-variables.ts'
import { storedOf } from './results.ts'
import { shapeOf } from './shapes.ts'
import { SOLVERS } from './solve-blocks.ts'
import { sourceOf } from './source.ts'
import type { Shape } from './shapes.ts'

/** Parts that regions refer to by addresses: results, texts of Prime, pictures. */
interface Parts {
  readonly results: ReadonlyMap<string, XmlElement>
  readonly texts: ReadonlyMap<string, string>
  readonly pictures: PictureParts
}

export const readPrime: Importer = (bytes: Uint8Array): Imported => {
  const parts = unzipped(bytes, path => /\.(?:xml|rels|XamlPackage|png|jpe?g|gif)$/i.test(path))
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
  const pictures = new Map<string, Uint8Array>()
  for (const { attributes } of xml('mathcad/_rels/worksheet.xml.rels')?.children ?? []) {
    const part = parts.get((attributes['Target'] ?? '').replace(/^\//, ''))
    if (part && /XamlPackage$/i.test(attributes['Target'] ?? ''))
      texts.set(attributes['Id'] ?? '', xamlText(part))
    else if (part) pictures.set(attributes['Id'] ?? '', part)
  }
  const read = { results, texts, pictures: (id: string) => pictures.get(id) }
  return new Worksheet(read, originOf(worksheet, origin)).read(worksheet)
}

/** The words of a text, which is a package of its own. */
function xamlText(part: Uint8Array): string {
  const document = unzipped(part, path => path.endsWith('Document.xaml')).get('Xaml/Document.xaml')
  if (!document) return ''
  return allNamed(readXml(strFromU8(document)), 'Paragraph')
    .map(paragraph => wordsIn(paragraph, run => (run.name === 'Run' && run.text === ' ' ? FORMULA : null)))
    .join('\n')
}

/** The place of a formula in a text of Prime, which has a space of its own there. */
const FORMULA = '\uFFFC'

/** @param written what stands for an element; null where its own words do */
function wordsIn(element: XmlElement, written: (element: XmlElement) => string | null): string {
  return element.mixed
    .map(part => (typeof part === 'string' ? part : (written(part) ?? wordsIn(part, written))))
    .join('')
}

export const readClassic: Importer = (bytes: Uint8Array): Imported => {
  const worksheet = readXml(strFromU8(unpacked(bytes)))
  if (worksheet.name !== 'worksheet') throw new Error('This is no worksheet of Mathcad, or it is damaged.')
  const origin = allNamed(worksheet, 'builtInVariables')[0]?.attributes['array-origin']
  const read = { results: new Map(), texts: new Map(), pictures: heldBytes(worksheet) }
  return new Worksheet(read, originOf(worksheet, origin)).read(worksheet)
}

const DEFINITIONS = new Set(['define', 'globalDefine'])

/** The place of the first item of a list: the file's setting, unless a formula defines it. */
function originOf(worksheet: XmlElement, setting: string | undefined): 0 | 1 {
  const defined = allNamed(worksheet, 'math')
    .map(formulaOf)
    .find(formula => formula && isOrigin(formula))
  const origin = defined ? defined.children[1]?.text.trim() : (setting ?? '0')
  if (origin !== '0' && origin !== '1') throw new Error(`Lists that begin at ${origin} cannot be taken over.`)
  return origin === '1' ? 1 : 0
}

const isOrigin = ({ name, children }: XmlElement): boolean =>
  DEFINITIONS.has(name) && children[0]?.name === 'id' && nameOf(children[0]) === 'ORIGIN'

/** The formula of a region, without the record of where it was copied from. */
function formulaOf(math: XmlElement): XmlElement | undefined {
  let [formula] = math.children
  while (formula?.name === 'provenance') formula = formula.children.at(-1)
  return formula
}

/** A formula as it is read aloud; empty where there is none. */
function writtenOf(math: XmlElement): string {
  const formula = formulaOf(math)
  return formula ? sourceOf(formula).replaceAll(/\s+/g, ' ').trim() : ''
}

const CONDITIONS = new Set(['equal', 'notEqual', 'lessThan', 'greaterThan', 'lessOrEqual', 'greaterOrEqual'])

const WORDS: Readonly<Record<string, string>> = {
  chart: 'Chart',
  component: 'Table of another program',
  ole: 'Object of another program',
}

const REASONS: Readonly<Record<string, string>> = {
  chart: 'Charts of Mathcad have no counterpart here.',
  component:
    'The cells of Excel and of other components are stored in a form of their own: names that they define have no value here.',
  ole: 'It belongs to another program: this is its picture, which does not change.',
}

class Worksheet {
  readonly #found: ImportedLines
  readonly #parts: Parts
  readonly #origin: 0 | 1
  readonly #shapes = new Map<string, Shape>()
  /** The curves through points that names stand for. */
  readonly #curves = new Map<string, Formula>()
  #ranges: RangeVariables
  /** Conditions since the beginning of a solve block, null outside of one. */
  #conditions: XmlElement[] | null = null
  #count = 0
  /** Values in lines of their own. */
  #values = 0

  constructor(parts: Parts, origin: 0 | 1) {
    this.#parts = parts
    this.#origin = origin
    this.#found = new ImportedLines(builtInFrom(origin), origin)
    this.#ranges = new RangeVariables(new Set(), origin)
  }

  read(worksheet: XmlElement): Imported {
    const regions = childNamed(worksheet, 'regions') ?? worksheet
    const all = allNamed(regions, 'math')
    this.#ranges = new RangeVariables(new Set(allNamed(regions, 'apply').flatMap(indicesOf)), this.#origin)
    // Global definitions hold in the whole sheet, whatever stands above them.
    for (const math of all.filter(one => formulaOf(one)?.name === 'globalDefine')) this.#math(math, 0)
    this.#regions(regions)
    const { lines } = this.#found
    return {
      program: 'Mathcad',
      lines,
      names: this.#found.changedNames(),
      settings: { angle: 'rad', one_indexed: this.#origin === 1 },
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
          if (formulaOf(child)?.name !== 'globalDefine') this.#math(child, line)
          break
        case 'text':
          this.#text(child, line)
          break
        case 'area':
          this.#regions(childNamed(child, 'regions') ?? child)
          break
        case 'solveblock':
          this.#conditions = []
          this.#regions(childNamed(child, 'regions') ?? child)
          this.#conditions = null
          break
        case 'spec-table':
          // A table defines each of its columns.
          for (const math of allNamed(child, 'math')) this.#math(math, line)
          break
        case 'picture':
          this.#picture(child, 'Picture', line)
          break
        case 'plot':
          this.#plot(child, region, line)
          break
        case 'chart':
        case 'component':
        case 'ole':
          this.#picture(region, WORDS[child.name]!, line, REASONS[child.name])
      }
    }
    // Mathcad 15 holds a picture of each region.
    if (this.#found.lines.at(-1)?.kind === 'kept' && childNamed(region, 'rendering'))
      this.#picture(region, 'Picture of the formula above', line)
  }

  #picture(element: XmlElement, words: string, line: number, remark?: string): void {
    const held = pictureIn(childNamed(element, 'rendering') ?? element)
    const bytes = held ? this.#parts.pictures(held.address) : undefined
    this.#found.picture({ bytes, words, width: held?.width }, line, remark)
  }

  #plot(plot: XmlElement, region: XmlElement, line: number): void {
    if (plot.attributes['item-idref'] !== undefined)
      return this.#picture(
        region,
        'Plot',
        line,
        'Mathcad stores plots in a form of its own: this is the picture of it, which does not change.',
      )
    const reader = this.#reader()
    this.#found.plot('Plot', line, print => ({
      lines: plotLines(plot, {
        print,
        read: element => reader.read(element),
        unit: unit => this.#found.unit(unit),
        isDefined: this.#isDefined,
        repeated: formula => this.#ranges.repeated(formula),
      }),
    }))
  }

  /** Paragraphs with the formulas in them as words, then those that define or ask for something as lines. */
  #text(text: XmlElement, line: number): void {
    const stored = this.#parts.texts.get(text.attributes['item-idref'] ?? '')
    if (stored === undefined)
      for (const paragraph of allNamed(text, 'p')) {
        const words = wordsIn(paragraph, ({ name, children }) =>
          name === 'region' ? children.map(writtenOf).join('') : null,
        )
        this.#found.text(words, line, markOf(paragraph.attributes['style'] ?? ''))
      }
    else {
      const formulas = allNamed(text, 'math').map(writtenOf)
      const words = stored.replaceAll(FORMULA, () => formulas.shift() ?? ' ')
      // A formula whose place is not found stands at the end.
      for (const paragraph of [words, ...formulas].join(' ').split('\n')) this.#found.text(paragraph, line)
    }
    for (const region of allNamed(text, 'region'))
      for (const math of region.children.filter(({ name }) => name === 'math')) this.#inText(math, line)
  }

  /** A formula in a text that defines or asks for nothing is words. */
  #inText(math: XmlElement, line: number): void {
    const formula = formulaOf(math)
    if (formula && (DEFINITIONS.has(formula.name) || formula.name === 'eval')) this.#math(math, line)
  }

  #math(math: XmlElement, line: number): void {
    const element = formulaOf(math)
    if (!element) return
    const source = writtenOf(math)
    if (math.attributes['disable-calc'] === 'true')
      return this.#found.note(source, line, 'The file does not calculate this formula.')
    if (isOrigin(element)) return this.#found.text(source, line)
    if (this.#isOfSolveBlock(element)) return this.#found.text(source, line)
    if (element.name === 'define' && element.children[1]?.name === 'range' && this.#isRange(element))
      return this.#found.text(source, line)
    if (DEFINITIONS.has(element.name) && this.#isCurve(element)) return this.#found.text(source, line)
    this.#found.formula(source, line, () => {
      const before: Formula[] = []
      const reader = this.#reader(before)
      const formula = withBefore(before, this.#begun(this.#ranges.repeated(reader.read(element))))
      this.#note(formula)
      const question =
        element.name === 'eval'
          ? element
          : DEFINITIONS.has(element.name)
            ? element.children.find(({ name }) => name === 'eval')
            : undefined
      if (!question) return { formula, shown: ['assign', 'for', 'block'].includes(formula.kind) ? null : '' }
      const unit = askedUnit(question, reader)
      return { formula, shown: unit ?? '', stored: this.#stored(math, question, unit) }
    })
    // The word of a solver ends its block.
    if (isSolving(element)) this.#conditions = null
  }

  /** Whether a name is no unit: ranges and curves have no value of their own here. */
  readonly #isDefined = (name: string): boolean =>
    this.#found.isDefined(name) || this.#ranges.isIndex(name) || this.#curves.has(name)

  /** @param before takes lines that stand before the formula that is read */
  #reader(before: Formula[] = []): MathReader {
    return new MathReader({
      isDefined: this.#isDefined,
      shapeOf: name => this.#shapes.get(name),
      curveOf: name => this.#curves.get(name),
      origin: this.#origin,
      conditions: this.#conditions ?? [],
      before: value => {
        const name = named(`x_w${(this.#values += 1)}`)
        before.push({ kind: 'assign', target: name, value })
        return name
      },
    })
  }

  /** Takes the beginning and the conditions of a solve block, which are no lines here. */
  #isOfSolveBlock(element: XmlElement): boolean {
    if (element.name === 'id' && /^given$/i.test(nameOf(element))) {
      this.#conditions = []
      return true
    }
    const isCondition = element.name === 'apply' && CONDITIONS.has(element.children[0]?.name ?? '')
    if (isCondition) this.#conditions?.push(element)
    return isCondition && this.#conditions !== null
  }

  /** A list whose items are defined before it is there begins with zeros. */
  #begun(formula: Formula): Formula {
    let inner = formula
    while (inner.kind === 'for') inner = inner.body
    if (inner.kind !== 'assign' || inner.target.kind !== 'element' || inner.target.of.kind !== 'name')
      return formula
    const { of: list, places } = inner.target
    if (this.#found.isDefined(list.name)) return formula
    const sizes = this.#ranges.sizes(places)
    if (sizes.length === 0) return formula
    const zeros = callOf('zeros', ...sizes)
    return { kind: 'block', statements: [{ kind: 'assign', target: list, value: zeros }, formula] }
  }

  /** Notes which names are lists and matrices, and that one is no range any more. */
  #note(formula: Formula): void {
    if (formula.kind === 'block') formula.statements.forEach(one => this.#note(one))
    if (formula.kind !== 'assign' || formula.target.kind !== 'name') return
    const { target, value } = formula
    const shape = shapeOf(value, name => this.#shapes.get(name))
    if (shape) this.#shapes.set(target.name, shape)
    else this.#shapes.delete(target.name)
    if (value.kind !== 'call' || value.name !== 'seq') this.#ranges.forget(target.name)
    this.#curves.delete(target.name)
  }

  /** Whether it defines what stands for a curve through points, which has no value of its own here. */
  #isCurve(element: XmlElement): boolean {
    const [, value] = element.children
    const called =
      value?.name === 'apply' && value.children[0]?.name === 'id' ? nameOf(value.children[0]) : ''
    if (!CURVES.has(called) || this.#found.isDefined(called)) return false
    const formula = this.#readOrNull(element)
    if (formula?.kind !== 'assign' || formula.target.kind !== 'name') return false
    this.#curves.set(formula.target.name, formula.value)
    return true
  }

  /** Whether it defines a range variable, which formulas are repeated over and which has no value of its own here. */
  #isRange(element: XmlElement): boolean {
    const formula = this.#readOrNull(element)
    return formula?.kind === 'assign' && this.#ranges.take(formula)
  }

  #readOrNull(element: XmlElement): Formula | null {
    try {
      return this.#reader().read(element)
    } catch (error) {
      // The next reader says why it cannot be read.
      if (error instanceof Unread) return null
      throw error
    }
  }

  #stored(math: XmlElement, question: XmlElement, unit: Formula | null): StoredResult | undefined {
    const data = this.#parts.results.get(math.attributes['resultRef'] ?? '')
    const result = childNamed(question, 'result') ?? (data && (childNamed(data, 'result') ?? data))
    return storedOf(result, (unit && this.#found.unitOrNull(unit)) ?? '')
  }
}

const isSolving = (element: XmlElement): boolean =>
  (element.name === 'apply' && SOLVERS.has(solverOf(element.children[0]).toLowerCase())) ||
  element.children.some(isSolving)

const solverOf = (operator: XmlElement | undefined): string =>
  operator?.name === 'id' ? nameOf(operator) : (operator?.name ?? '')

/** The formula with the lines before it. */
function withBefore(before: readonly Formula[], formula: Formula): Formula {
  if (before.length === 0) return formula
  if (formula.kind === 'assign' && formula.target.kind === 'call')
    throw new Unread('Inequalities of a solve block in a function have no counterpart here.')
  return { kind: 'block', statements: [...before, formula] }
}

/** The mark of a heading by the style of its paragraph. */
function markOf(style: string): string {
  const [, level] = /^Heading (\d)$/i.exec(style) ?? []
  return level ? `{h${Math.min(6, Number(level) + 1)}} ` : /^title$/i.test(style) ? '{h1} ' : ''
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
