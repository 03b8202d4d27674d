/** Kinds of fits that need nothing but x and y, and a name for the function of one. */
import type { Block } from '@calcwright/document'
import { viewOf } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'
import { findFunction } from '@calcwright/reference/functions'

/** A type of the regression block. */
export interface FitKind {
  /** Label of the menu entry, and of the fitted curve. */
  readonly label: string
  readonly mode: 'linear' | 'polynomial' | 'exponential' | 'power' | 'logarithmic'
  readonly order?: number
}

export const FIT_KINDS: readonly FitKind[] = [
  { label: 'Linear fit', mode: 'linear' },
  ...[2, 3, 4].map(
    order => ({ label: `Polynomial fit of order ${order}`, mode: 'polynomial', order }) as const,
  ),
  { label: 'Exponential fit', mode: 'exponential' },
  { label: 'Power fit', mode: 'power' },
  { label: 'Logarithmic fit', mode: 'logarithmic' },
]

/** `fit`, else `fit_1`, `fit_2` …: what nothing in the worksheet defines, reads or binds. */
export function unusedName({ registry, worksheet }: Pick<Editor, 'registry' | 'worksheet'>): string {
  const used = namesIn(worksheet.blocks(), registry)
  for (let count = 0; ; count++) {
    const name = count === 0 ? 'fit' : `fit_${count}`
    if (!used.has(name) && !findFunction(name)) return name
  }
}

function namesIn(blocks: readonly Block[], registry: Editor['registry']): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { type, status, props } of blocks) {
    const view = status === 'ok' ? viewOf(registry, type) : undefined
    for (const read of [view?.defines, view?.uses, view?.binds])
      for (const name of read?.(props) ?? []) names.add(name)
  }
  return names
}
