/** Options of which one is chosen: what counts, and what the dialog saves. */
import type { ChoiceProps } from './options.ts'
import { latexOf, plainTextOf } from './value-text.ts'
import type { IsDefined } from './value-text.ts'

type Option = ChoiceProps['options'][number]

/** Place of the option that counts: of those with one value the first, and the first for a place that is not there. */
export function chosenOf({ options, selected }: Pick<ChoiceProps, 'options' | 'selected'>): number {
  const option = options[selected] ?? options[0]
  return options.findIndex(({ latex }) => latex === option?.latex)
}

/** An option as the dialog has it: its value as plain text. */
export interface DraftOption {
  readonly key: number
  readonly name: string
  readonly value: string
}

export type ReadOptions =
  | { readonly ok: true; readonly options: Option[]; readonly selected: number }
  | { readonly ok: false; readonly problem: string }

/** Options with one value keep only the first; the chosen place is kept while it is there. */
export function readOptions(
  drafts: readonly DraftOption[],
  selected: number,
  isDefined?: IsDefined,
): ReadOptions {
  const options: Option[] = []
  for (const [at, { name, value }] of drafts.entries()) {
    if (name.trim() === '' && value.trim() === '') continue
    const read = latexOf(value, isDefined)
    if (!read.ok) return { ok: false, problem: optionProblem(at, read.problem) }
    if (!options.some(({ latex }) => latex === read.latex))
      options.push({ name: name.trim(), latex: read.latex })
  }
  if (options.length === 0) return { ok: false, problem: 'Please add at least one option' }
  return { ok: true, options, selected: selected < options.length ? selected : 0 }
}

const isSame = (a: Option, b: Option): boolean => a.name === b.name && a.latex === b.latex

const has = (options: readonly Option[], option: Option): boolean =>
  options.some(other => isSame(other, option))

/** Options with their values as the dialog writes them, so that they compare equal to those that it has read. */
const rewritten = (options: readonly Option[]): Option[] =>
  options.map(({ name, latex }) => {
    const read = latexOf(plainTextOf(latex))
    return { name, latex: read.ok ? read.latex : latex }
  })

/**
 * Merges the options of the dialog with the changes that others made since it opened. The chosen option stays
 * chosen wherever it stands now; one whose value changed keeps its place.
 */
export function mergedOptions(
  mine: Pick<ChoiceProps, 'options' | 'selected'>,
  opening: readonly Option[],
  now: Pick<ChoiceProps, 'options' | 'selected'>,
): Pick<ChoiceProps, 'options' | 'selected'> {
  const [before, theirs] = [rewritten(opening), rewritten(now.options)]
  const isUnchanged =
    before.length === theirs.length && before.every((option, at) => isSame(option, theirs[at]!))
  const options = isUnchanged
    ? [...mine.options]
    : mine.options.filter(option => !has(before, option) || has(theirs, option))
  const placeOf = (option: Option | undefined): number =>
    options.findIndex(({ latex }) => latex === option?.latex)
  const chosen = theirs[chosenOf(now)]
  if (isUnchanged) return { options, selected: placeOf(chosen) < 0 ? mine.selected : placeOf(chosen) }
  for (const [at, option] of theirs.entries()) {
    if (has(before, option) || placeOf(option) >= 0) continue
    const above = theirs.slice(0, at).findLast(other => placeOf(other) >= 0)
    options.splice(placeOf(above) + 1, 0, option)
  }
  if (options.length === 0) return { options: mine.options, selected: mine.selected }
  return { options, selected: Math.max(placeOf(chosen), 0) }
}

/** The problem of the values written so far, '' for none; an option without a value is still being written. */
export function problemOfDrafts(drafts: readonly DraftOption[], isDefined?: IsDefined): string {
  for (const [at, { value }] of drafts.entries()) {
    const read = value.trim() === '' ? null : latexOf(value, isDefined)
    if (read?.ok === false) return optionProblem(at, read.problem)
  }
  return ''
}

const optionProblem = (at: number, problem: string): string => `Option ${at + 1}: ${problem}`

/** The list with one item at another place. */
export function withItemMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}
