/** What a reference shows at its place in the sheet, and the news when that changes. */
import { markupOf } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { nameToLatex } from '@calcwright/math/expression'
import { inUnit } from './in-unit.ts'
import { sheetNames } from './sheet-names.ts'
import type { Definition } from './sheet-names.ts'
import type { Reference } from './stored.ts'

export interface Shown {
  /** For a screen reader, and as the text of what cannot be drawn. */
  readonly text: string
  /** Markup of a formula, '' for plain text. */
  readonly formula: string
  /** What it refers to is gone, or has no value. */
  readonly missing: boolean
}

const plain = (text: string, missing: boolean): Shown => ({ text, formula: '', missing })

export function shownOf(editor: Editor, reader: string, reference: Reference): Shown {
  if (reference.kind === 'line') {
    const number = sheetNames(editor).lineNumber(reference.block)
    return number === undefined ? plain('deleted line', true) : plain(`line ${number}`, false)
  }
  const outcome = outcomeOf(editor, sheetNames(editor).definitionFor(reference.name, reader))
  return valueOf(reference, outcome, editor.worksheet.settings)
}

function outcomeOf(editor: Editor, definition: Definition | undefined): Outcome | undefined {
  if (!definition) return undefined
  const result = editor.results.get(definition.block).result
  return result?.outcomes[result.outcomes.length > 1 ? definition.entry : 0]
}

interface Digits {
  readonly digits: number
  readonly thousands: boolean
}

function valueOf(
  { name, named, unit }: Reference & { kind: 'variable' },
  outcome: Outcome | undefined,
  { digits, thousands }: Digits,
): Shown {
  const lead = named ? `${name} ⟹ ` : ''
  if (outcome?.suppressed) return plain(`${lead}Value too long to display`, true)
  if (!outcome || outcome.error || !outcome.latex) return plain(`${named ? `${name}: ` : ''}no value`, true)
  if (outcome.kind === 'function')
    return { text: outcome.display, formula: markupOf(outcome.latex), missing: false }
  const converted = unit ? inUnit(outcome, unit, { digits, thousands }) : null
  if (unit && !converted) return plain(`${lead}cannot be shown in ${unit}`, true)
  const value = converted ?? { plain: outcome.display, latex: outcome.latex }
  const latex = named ? `${nameToLatex(name)}\\;\\Longrightarrow\\;${value.latex}` : value.latex
  return { text: lead + value.plain, formula: markupOf(latex), missing: false }
}

/** Calls `listener` when one of the references may show something else. */
export function watch(
  editor: Editor,
  reader: string,
  references: readonly Reference[],
  listener: () => void,
): () => void {
  const names = sheetNames(editor)
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
  follow()
  return () => {
    stopNames()
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
export function attributesOfShown(reference: Reference, { text, formula, missing }: Shown) {
  return {
    'data-missing': missing ? '' : undefined,
    ...(formula && { role: 'math', 'aria-label': text }),
    ...(reference.kind === 'line' && !missing && { role: 'link', title: 'Go to this line' }),
    ...(reference.kind === 'line' && missing && { title: 'This line was deleted' }),
  } as const
}
