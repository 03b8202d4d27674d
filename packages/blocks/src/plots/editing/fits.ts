/** A fit of the data of a series: a block of regression above the plot, and its function in the plot. */
import { newBlockId } from '@calcwright/document'
import type { NewBlock, Operation } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import { parseLatex, typedNameToLatex } from '@calcwright/math/expression'
import { unusedName } from '../../fit-kinds.ts'
import type { FitKind } from '../../fit-kinds.ts'
import { defaultLook, CURVE } from '../look.ts'
import { familyOf, hasBars } from './kinds.ts'
import { MARK } from './series.ts'
import type { Series } from './series.ts'

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

/** Puts a fit of a series above its plot and into it, in one step; the caret goes to its curve. */
export function addFit(editor: Editor, plot: string, series: Series, kind: FitKind): void {
  const curve = newBlockId()
  editor.perform(fitOperations(plot, series, kind, unusedName(editor), curve), {
    block: curve,
    place: { at: 'end', field: MARK },
  })
}
