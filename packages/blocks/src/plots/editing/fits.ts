/** A fit of the data of a series: a block of regression above the plot, and its function in the plot. */
import { newBlockId } from '@calcwright/document'
import type { Block, NewBlock, Operation } from '@calcwright/document'
import { viewOf } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'
import { parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import { defaultLook, CURVE } from '../look.ts'
import { familyOf, hasBars } from './kinds.ts'
import { MARK } from './series.ts'
import type { Series } from './series.ts'

/** Kinds of fits: the types of the regression block that need nothing but x and y. */
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

/** Whether the points of a series stand where its data say: not on others, and not over the names of bars. */
export const canBeFitted = (series: readonly Series[], { type, props }: Series): boolean =>
  familyOf(type) === 'lines' &&
  !props.stack &&
  !hasBars(series.map(one => one.type)) &&
  dataOf(props).y.trim() !== ''

interface Data {
  readonly x: string
  readonly y: string
}

const dataOf = (props: object): Data => props as Data

/**
 * @param name of the function, which nothing in the worksheet has
 * @param curve id of the series that is added
 */
export function fitOperations(
  plot: string,
  { id, props }: Series,
  { label, mode, order }: FitKind,
  name: string,
  curve: string,
): readonly Operation[] {
  const { x, y } = dataOf(props)
  const store = typedNameToLatex(name)
  const regression: NewBlock = {
    type: 'regression',
    props: { store, x: x.trim() === '' ? counted(y) : x, y, mode, ...(order && { order: String(order) }) },
  }
  const series: NewBlock = {
    id: curve,
    type: 'plot_func',
    props: {
      ...defaultLook(CURVE),
      y: `${store}\\left(x\\right)`,
      label,
      y_axis: props.y_axis,
      equation: true,
    },
  }
  return [
    { kind: 'insert', blocks: [regression], at: { before: plot } },
    { kind: 'insert', blocks: [series], at: { after: id } },
  ]
}

/** 1, 2, 3 …, where points without x stand. */
function counted(y: string): string {
  const one = parseLatex(y, { context: 'expression' }).ok ? y : `\\left[${y}\\right]`
  return `seq\\left(k,k,1,length\\left(${one}\\right)\\right)`
}

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

/** Puts a fit of a series above its plot and into it, in one step; the caret goes to its curve. */
export function addFit(editor: Editor, plot: string, series: Series, kind: FitKind): void {
  const curve = newBlockId()
  editor.perform(fitOperations(plot, series, kind, unusedName(editor), curve), {
    block: curve,
    place: { at: 'end', field: MARK },
  })
}
