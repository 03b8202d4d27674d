/** The content of a reference at its place in the sheet, and notifications of its changes. */
import { commasOf, markupOf, numbersPart, outcomesOf, watchCommas } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import type { DecimalCommas, Editor } from '@calcwright/editor'
import { numberFormatOf, numbersOfLine } from '@calcwright/document'
import type { NumberSettings } from '@calcwright/document'
import type { Outcome } from '@calcwright/evaluator'
import { nameToLatex } from '@calcwright/math/expression'
import { sheetNames } from './sheet-names.ts'
import type { Definition } from './sheet-names.ts'
import type { Reference } from './stored.ts'

export interface Shown {
  /** For a screen reader, and as the text of what cannot be drawn. */
  readonly text: string
  /** Markup of a formula, '' for plain text. */
  readonly formula: string
  /** The target of the reference is gone, or has no value. */
  readonly missing: boolean
  /** Why it is missing, and what can be done, where the text does not say it. */
  readonly reason?: string
}

const plain = (text: string, missing: boolean, reason?: string): Shown => ({
  text,
  formula: '',
  missing,
  ...(reason !== undefined && { reason }),
})

/** Fetched where a text asks for a value in a unit of its own; until then the value is on its way. */
export const unitPart = lazyModule(() => import('./in-unit.ts'))

export function referenceDisplay(editor: Editor, reader: string, reference: Reference): Shown {
  if (reference.kind === 'line') {
    const number = sheetNames(editor).lineNumber(reference.block)
    return number === undefined
      ? plain('deleted line', true, 'This line was deleted')
      : plain(`line ${number}`, false)
  }
  if (reference.kind === 'target') return shownTarget(editor, reference)
  const { name } = reference
  const definition = sheetNames(editor).definitionFor(name, reader)
  if (!definition) return plain(`${name} is not defined`, true, `No line of this worksheet defines ${name}`)
  const outcome = outcomeOf(editor, definition)
  if (outcome?.error) {
    const line = `line ${sheetNames(editor).lineNumber(definition.block)}`
    return plain(`${name} has an error`, true, `The error is in ${line}: ${outcome.error.message}`)
  }
  const commas = commasOf(editor.worksheet)
  const { settings } = editor.worksheet
  const defining = editor.worksheet.block(definition.block)
  const own = defining ? numbersOfLine(settings, defining) : settings
  const shown = valueOf(reference, outcome, own, commas)
  return commas ? { ...shown, text: commas.resultWithComma(shown.text) } : shown
}

function shownTarget(editor: Editor, target: Reference & { kind: 'target' }): Shown {
  if (!numbersPart.loaded) return plain('…', false)
  const text = numbersPart.loaded.wordsOfReference(editor.worksheet, target, block =>
    sheetNames(editor).lineNumber(block),
  )
  return text === null
    ? plain('Missing reference', true, 'What this referred to was deleted')
    : plain(text, false)
}

function outcomeOf(editor: Editor, definition: Definition): Outcome | undefined {
  const outcomes = outcomesOf(editor.results.get(definition.block).result)
  return outcomes[outcomes.length > 1 ? definition.entry : 0]
}

function valueOf(
  { name, named, unit }: Reference & { kind: 'variable' },
  outcome: Outcome | undefined,
  settings: NumberSettings,
  commas: DecimalCommas | null,
): Shown {
  const drawn = (latex: string): string => markupOf(commas?.latexWithComma(latex) ?? latex)
  const lead = named ? `${name} = ` : ''
  if (outcome?.suppressed) return plain(`${lead}Value too long to display`, true)
  if (!outcome || !outcome.latex) return plain(`${named ? `${name}: ` : ''}no value`, true)
  if (outcome.kind === 'function')
    return { text: outcome.display, formula: drawn(outcome.latex), missing: false }
  if (unit && !unitPart.loaded) return plain(`${lead}…`, false)
  const converted = unit ? unitPart.loaded!.inUnit(outcome, unit, numberFormatOf(settings)) : null
  if (unit && !converted) return plain(`${lead}cannot be shown in ${unit}`, true)
  const value = converted ?? { plain: outcome.display, latex: outcome.latex }
  const latex = named ? `${nameToLatex(name)}=${value.latex}` : value.latex
  return { text: lead + value.plain, formula: drawn(latex), missing: false }
}

/** Calls `listener` when one of the references may show something else. */
export function watchReferences(
  editor: Editor,
  reader: string,
  references: readonly Reference[],
  listener: () => void,
): () => void {
  const names = sheetNames(editor)
  let stopped = false
  let stopResults: readonly (() => void)[] = []
  const follow = (): void => {
    for (const stop of stopResults) stop()
    const blocks = references.map(
      reference => reference.kind === 'variable' && names.definitionFor(reference.name, reader)?.block,
    )
    stopResults = [...new Set(blocks)]
      .filter(block => typeof block === 'string')
      .map(block => editor.results.subscribe(block, listener))
  }
  const stopNames = names.subscribe(() => {
    follow()
    listener()
  })
  const stopCommas = watchCommas(editor.worksheet, listener)
  let stopNumbers: (() => void) | null = null
  if (references.some(({ kind }) => kind === 'target'))
    void numbersPart().then(({ numberingOf }) => {
      if (stopped) return
      stopNumbers = numberingOf(editor.worksheet).subscribe(listener)
      listener()
    })
  follow()
  if (!unitPart.loaded && references.some(reference => reference.kind === 'variable' && reference.unit))
    void unitPart().then(() => stopped || listener())
  return () => {
    stopped = true
    stopNames()
    stopCommas()
    stopNumbers?.()
    for (const stop of stopResults) stop()
  }
}

/** The inside of the element of a reference. */
export function markupOfShown({ text, formula }: Shown): string {
  return formula ? `<span aria-hidden="true">${formula}</span>` : escapeText(text)
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Attributes of the element, beside those that are stored. */
export function attributesOfShown(reference: Reference, { text, formula, missing, reason }: Shown) {
  return {
    'data-missing': missing ? '' : undefined,
    ...(reason !== undefined && { title: reason }),
    ...(formula && { role: 'math', 'aria-label': text }),
    ...(reference.kind !== 'variable' && !missing && { role: 'link', title: 'Go there' }),
  } as const
}
