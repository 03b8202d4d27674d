/** Collects the lines of an import: formulas by the names of one file, texts, and what is kept as a text. */
import { infixOf, isStatement, Unread } from './formula.ts'
import type { Formula } from './formula.ts'
import { FormulaWriter } from './formula-text.ts'
import type { FormulaNames } from './formula-text.ts'
import type { ImportedLine, StoredResult } from './imported.ts'
import { localsOf } from './late-assignments.ts'
import type { LateAssignments } from './late-assignments.ts'
import { NameTable } from './names.ts'
import { asText } from './written.ts'
import { toBase64 } from '@calcwright/document'
import { MIME, pictureFactsOf } from '../picture-facts.ts'
import { escapeText } from '../text/rich/plain.ts'

const CONSTANTS: Readonly<Record<string, string>> = {
  e: 'e',
  i: 'i',
  pi: 'pi',
  π: 'pi',
  infinity: 'infinity',
  '∞': 'infinity',
}

export class ImportedLines {
  readonly #names = new NameTable()
  readonly #functions = new Set<string>()
  readonly #variables = new Set<string>()
  readonly #writer: FormulaWriter
  /** Variables whose definition could not be taken over, and those of them that the formula that is written reads. */
  readonly #lost = new Set<string>()
  readonly #lostRead = new Set<string>()
  /** Names that have a meaning of their own within the formula that is written. */
  #locals: ReadonlySet<string> = new Set()
  /** Sentences about the formula that is written. */
  readonly #remarks = new Set<string>()
  readonly lines: ImportedLine[] = []
  /** Names that functions read when they are called, where the other program does so. */
  late: LateAssignments | null = null
  /** The formula that is read, as `late` counts. */
  position = 0

  /**
   * @param builtIn functions of the other program by what they are here
   * @param origin the place of the first item of a list
   * @param differences sentences about functions that may have other values here
   */
  constructor(
    builtIn: FormulaNames['builtIn'],
    origin: number,
    differences: Readonly<Record<string, string>> = {},
  ) {
    this.#writer = new FormulaWriter({
      origin,
      variable: theirs => this.#variable(theirs),
      ownFunction: theirs => (this.#functions.has(theirs) ? this.#names.of(theirs, 'function') : undefined),
      lateOf: theirs => this.late?.argumentsOf(theirs) ?? [],
      builtIn: (name, args) => {
        const sentence = Object.hasOwn(differences, name) ? differences[name] : undefined
        if (sentence !== undefined) this.#remarks.add(sentence)
        return builtIn(name, args)
      },
      remark: sentence => this.#remarks.add(sentence),
    })
  }

  /** Whether a name is a variable or a function of the file by now. */
  readonly isDefined = (theirs: string): boolean => this.#variables.has(theirs) || this.#functions.has(theirs)

  changedNames(): ReadonlyMap<string, string> {
    return this.#names.changed()
  }

  text(words: string, line: number, mark = ''): void {
    const clean = words.replaceAll(/\s+/g, ' ').trim()
    if (clean !== '') this.lines.push({ kind: 'text', plain: `# ${mark}${clean}`, source: clean, line })
  }

  /** A text about something that is no formula and not taken over. */
  note(words: string, line: number, remark: string): void {
    this.lines.push({ kind: 'text', plain: `# ${words}`, source: words, line, remark })
  }

  /**
   * A picture, or a text that says why there is none.
   * @param bytes undefined where the file does not hold it
   * @param width in pixels
   */
  picture(
    { bytes, words, width }: { bytes: Uint8Array | undefined; words: string; width?: number | undefined },
    line: number,
    remark?: string,
  ): void {
    const html = bytes && pictureHtml(bytes, words, width)
    if (!html) {
      const missing = bytes
        ? 'Its picture has a form that is not shown here.'
        : 'The file does not hold its picture.'
      return this.note(words, line, [...(remark === undefined ? [] : [remark]), missing].join(' '))
    }
    const difference = remark === undefined ? {} : { remark }
    this.lines.push({ kind: 'text', plain: `# ${words}`, html, source: words, line, ...difference })
  }

  asText(source: string, line: number, remark: string): void {
    this.lines.push({ kind: 'kept', plain: asText(source), source, line, remark })
  }

  /**
   * A formula that is read, or kept with the reason where it cannot be.
   * @param shown whether its result shows, and the unit that it shows in, '' for none
   */
  formula(
    source: string,
    line: number,
    read: () => {
      readonly formula: Formula
      readonly shown: Formula | '' | null
      readonly stored?: StoredResult | undefined
      readonly remark?: string | undefined
    },
  ): void {
    let target: Formula | undefined
    this.#lostRead.clear()
    this.#remarks.clear()
    try {
      const { formula, shown, stored, remark: own } = read()
      if (formula.kind === 'assign') target = formula.target
      if (target?.kind === 'name') this.#lost.delete(target.name)
      this.#define(formula)
      this.#locals = localsOf(formula)
      const unit = shown === null || shown === '' ? shown : this.unitOrNull(shown)
      const plain = unit === null && shown ? this.#over(formula, shown) : this.#plain(formula, unit)
      const without = [...this.#lostRead].map(name => `${name} has no value: its line was not taken over.`)
      const remark = [...(own ? [own] : []), ...this.#remarks, ...without].join(' ')
      this.lines.push({
        kind: 'formula',
        plain,
        source,
        line,
        ...(stored && { stored }),
        ...(remark !== '' && { remark }),
      })
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      if (target?.kind === 'name') this.#lost.add(target.name)
      this.asText(source, line, error.message)
    }
  }

  /**
   * A plot, or in its place the picture of it, or a text that says why there is neither.
   * @param read its lines, with the braces around them
   */
  plot(
    words: string,
    line: number,
    read: (print: (formula: Formula) => string) => {
      readonly lines: readonly string[]
      readonly remark?: string
    },
    picture?: Uint8Array,
  ): void {
    this.#remarks.clear()
    try {
      const { lines, remark } = read(formula => this.#writer.text(formula))
      const difference = [...(remark === undefined ? [] : [remark]), ...this.#remarks].join(' ')
      this.lines.push({
        kind: 'formula',
        plain: lines.join('\n'),
        source: words,
        line,
        ...(difference !== '' && { remark: difference }),
      })
    } catch (error) {
      if (!(error instanceof Unread)) throw error
      if (picture) this.picture({ bytes: picture, words }, line, error.message)
      else this.note(words, line, error.message)
    }
  }

  /** The unit of a formula that is one. @throws Unread */
  unit(formula: Formula): string {
    const unit = this.unitOrNull(formula)
    if (unit === null) throw new Unread('The unit of a result cannot be read.')
    return unit
  }

  /** The unit of a formula that is one, null for another quantity. @throws Unread */
  unitOrNull(formula: Formula): string | null {
    return /^1 \[(.*)\]$/.exec(this.#writer.text(formula))?.[1] ?? null
  }

  /** The result over a quantity that the file defines, where that is asked for in place of a unit. */
  #over(formula: Formula, asked: Formula): string {
    if (formula.kind !== 'assign') return this.#plain(infixOf(formula, '/', asked), '')
    return `${this.#plain(formula, null)}\n${this.#plain(infixOf(formula.target, '/', asked), '')}`
  }

  #plain(formula: Formula, shown: string | null): string {
    const lines = this.#writer.lines(formula)
    if (shown === null) return lines.join('\n')
    const unit = shown === '' ? ' =' : ` = [${shown}]`
    // A program shows its value in a line of its own.
    if (lines.at(-1) !== '}') return `${lines.join('\n')}${unit}`
    return formula.kind === 'assign' && formula.target.kind !== 'call'
      ? [...lines, `${this.#writer.text(formula.target)}${unit}`].join('\n')
      : lines.join('\n')
  }

  /** Constants keep their names until the file defines such a name itself. */
  #variable(theirs: string): string {
    if (this.#lost.has(theirs)) this.#lostRead.add(theirs)
    const constant = Object.hasOwn(CONSTANTS, theirs) ? CONSTANTS[theirs] : undefined
    const isDefined = this.#variables.has(theirs) || this.#locals.has(theirs)
    return constant !== undefined && !isDefined ? constant : this.#names.of(theirs)
  }

  /** Names are known from their definition on, those of functions in their own bodies too. */
  #define(formula: Formula): void {
    if (formula.kind === 'block') formula.statements.forEach(statement => this.#define(statement))
    if (formula.kind === 'choice' && isStatement(formula))
      for (const part of [formula.value, formula.otherwise]) if (part) this.#define(part)
    if (formula.kind === 'for' || formula.kind === 'while') this.#define(formula.body)
    if (formula.kind === 'attempt') this.#define(formula.of)
    if (formula.kind !== 'assign') return
    if (formula.target.kind === 'call') {
      this.#functions.add(formula.target.name)
      this.late?.define(formula.target, formula.value, this.position, this.isDefined)
    }
    const targets = formula.target.kind === 'rows' ? formula.target.rows.flat() : [formula.target]
    for (const target of targets) {
      if (target.kind === 'name') this.#variables.add(target.name)
      if (target.kind === 'element' && target.of.kind === 'name') this.#variables.add(target.of.name)
    }
  }
}

/** Regions in reading order: from top to bottom, those at nearly the same height from left to right. */
export function inReadingOrder<Region>(
  regions: readonly Region[],
  placeOf: (region: Region) => { readonly top: number; readonly left: number },
): Region[] {
  const placed = regions
    .map(region => ({ region, ...placeOf(region) }))
    .toSorted((one, other) => one.top - other.top)
  const rows: (typeof placed)[] = []
  for (const one of placed) {
    const row = rows.at(-1)
    if (row && one.top - row[0]!.top < SAME_ROW) row.push(one)
    else rows.push([one])
  }
  return rows.flatMap(row => row.toSorted((one, other) => one.left - other.left).map(({ region }) => region))
}

/** Pixels between the tops of what stands in one row. */
const SAME_ROW = 9

/**
 * A picture as the HTML of a text.
 * @param words for those who do not see it
 * @param width in pixels, as the document shows it
 * @returns null for bytes that a text cannot show, such as those of a Windows metafile
 */
function pictureHtml(bytes: Uint8Array, words: string, width?: number): string | null {
  const facts = pictureFactsOf(bytes)
  if (!facts || facts.type === 'svg') return null
  const wide = width !== undefined && width >= 1 ? ` width="${Math.round(width)}"` : ''
  const named = escapeText(words).replaceAll('"', '&quot;')
  return `<p><img src="data:${MIME[facts.type]};base64,${toBase64(bytes)}" alt="${named}"${wide}></p>`
}
