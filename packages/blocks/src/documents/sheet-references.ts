/** References in texts: to lines, headings, figures and values, as words with the place that they lead to. */
import { headingOf, numberFormatOf, numbersOfLine, referenceText } from '@calcwright/document'
import type { Block, PageSetup, SheetNumbers, NumberSettings } from '@calcwright/document'
import { EMPTY_OUTCOME } from '@calcwright/evaluator'
import type { BlockResult, Outcome } from '@calcwright/evaluator'
import { nameToLatex } from '@calcwright/math/expression'
import { inUnit } from '../text/rich/references/in-unit.ts'
import type { Reference } from '../text/rich/references/stored.ts'
import { ERROR_COLOUR } from './model.ts'
import type { Inline } from './model.ts'

/** Name of the place of a block. */
export const labelOf = (block: string): string => `b-${block}`

/** Name of the place of a heading. */
export const headingLabel = (block: string, index: number): string => `h-${block}-${index}`

export interface ReferencedSheet {
  readonly settings: NumberSettings
  readonly order: readonly Block[]
  readonly results: ReadonlyMap<string, BlockResult>
  readonly setup: Pick<PageSetup, 'number_headings'>
  readonly numbers: SheetNumbers
  /** Numbers of lines by block. */
  readonly lines: ReadonlyMap<string, number>
}

export class SheetReferences {
  readonly #sheet: ReferencedSheet

  constructor(sheet: ReferencedSheet) {
    this.#sheet = sheet
  }

  /** The words of a reference in a text: the number of a line, the value of a variable at this place. */
  inlines(reference: Reference, reader: string): readonly Inline[] {
    const words = (text: string): readonly Inline[] => [{ kind: 'text', text, marks: {} }]
    if (reference.kind === 'line') {
      const at = this.#sheet.order.findIndex(({ id }) => id === reference.block)
      return words(at < 0 ? 'deleted line' : `line ${this.#sheet.lines.get(reference.block) ?? at + 1}`)
    }
    if (reference.kind === 'target') return [this.#numbered(reference)]
    const { name, named, unit } = reference
    const { outcome, block } = this.#valueAt(name, reader)
    if (!outcome || outcome.error || outcome.latex === '') return words(`${name}: no value`)
    const shown = unit
      ? inUnit(outcome, unit, numberFormatOf(numbersOfLine(this.#sheet.settings, block!)))
      : { plain: outcome.display, latex: outcome.latex }
    if (!shown) return words(`${name} cannot be shown in ${unit}`)
    const lead = named ? `${nameToLatex(name)}=` : ''
    return [{ kind: 'math', latex: lead + shown.latex, text: `${named ? `${name} = ` : ''}${shown.plain}` }]
  }

  /** `Figure 2`, `(3)`, `section 1.2`, with the place that it leads to. */
  #numbered(target: Reference & { kind: 'target' }): Inline {
    const text = referenceText(this.#sheet.numbers, target, {
      numberHeadings: this.#sheet.setup.number_headings,
      lineNumber: block => this.#sheet.lines.get(block),
    })
    if (text === null)
      return { kind: 'text', text: 'Missing reference', marks: { bold: true, colour: ERROR_COLOUR } }
    const heading = target.heading === '' ? undefined : headingOf(this.#sheet.numbers, target)
    const label = heading ? headingLabel(heading.block, heading.index) : labelOf(target.block)
    const isThere = heading
      ? heading.number !== ''
      : this.#sheet.numbers.formulas.has(target.block) ||
        this.#sheet.numbers.captions.get(target.block)?.number
    if (!isThere) return { kind: 'text', text, marks: {} }
    const number = /\d+(?:\.\d+)*(?=\)?$)/.exec(text)
    const isNumbered = number !== null && !text.includes('“')
    const parts = isNumbered
      ? { before: text.slice(0, number.index), after: text.slice(number.index + number[0].length) }
      : undefined
    return { kind: 'reference', text, label, ...(parts && { parts }) }
  }

  /** The nearest definition above the text, else the first below it. */
  #valueAt(name: string, reader: string): { readonly block?: Block; readonly outcome?: Outcome } {
    const { order, results } = this.#sheet
    const place = order.findIndex(({ id }) => id === reader)
    const defines = ({ id }: Block): boolean => results.get(id)?.defines.includes(name) ?? false
    const block = order.slice(0, Math.max(place, 0)).findLast(defines) ?? order.slice(place + 1).find(defines)
    if (!block) return {}
    const { defines: names, outcomes } = results.get(block.id)!
    return { block, outcome: outcomes[names.indexOf(name)] ?? EMPTY_OUTCOME }
  }
}
