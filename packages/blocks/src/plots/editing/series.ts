/** The series of a plot as they are saved, and what is done to several of them at once. */
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { newBlockId } from '@calcwright/document'
import type { Block, NewBlock, Operation, Worksheet } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import type { LookProps } from '../look.ts'
import { seriesLabel } from '../series-label.ts'
import { firstEmptyField, fieldsIn } from './enter.ts'
import { familyOf, newSeries, SERIES_KINDS } from './kinds.ts'
import type { SeriesKind } from './kinds.ts'

/** A series that can be read, with the fields that all types share. */
export interface Series extends Block {
  readonly props: LookProps
}

/** The place of a series that is selected: nothing is typed there. */
export const MARK = '#mark'

/** The place of the caret in the picture. */
export const PICTURE = '#picture'

/** In order of the page, without those that cannot be read or are disabled. */
export function seriesOf(
  worksheet: Pick<Worksheet, 'block' | 'childrenOf'>,
  plot: string,
): readonly Series[] {
  return worksheet.childrenOf(plot).flatMap(id => {
    const block = worksheet.block(id)
    return block?.status === 'ok' && !block.disabled ? [block as Series] : []
  })
}

/** Follows the series of a plot: the same array until one of them changes. */
export function useSeries(worksheet: Worksheet, plot: string): readonly Series[] {
  const known = useRef<readonly Series[]>([])
  const subscribe = useCallback((listener: () => void) => worksheet.subscribe(listener), [worksheet])
  return useSyncExternalStore(subscribe, () => {
    const series = seriesOf(worksheet, plot)
    const same =
      series.length === known.current.length && series.every((one, at) => one === known.current[at])
    if (!same) known.current = series
    return known.current
  })
}

/** Text of a series in the legend; '' for one without an entry. */
export const labelOf = (series: readonly Series[], id: string): string => {
  const at = series.findIndex(one => one.id === id)
  return at < 0 ? '' : seriesLabel(series[at]!.type, series[at]!.props, at)
}

/** Puts a new series at the end of a plot, with the caret in its first field. */
export function addSeries(editor: Editor, plot: string, kind: SeriesKind): void {
  const block: NewBlock & { id: string } = { ...newSeries(kind), id: newBlockId() }
  editor.perform([{ kind: 'insert', blocks: [block], at: { inside: plot, at: 'end' } }], {
    block: block.id,
    place: { at: 'start' },
  })
}

/** Moves from the picture into the rows: to the first required empty field, or else to the first one. */
export function focusFirstSeries(editor: Editor, plot: string): void {
  const [first] = editor.worksheet.childrenOf(plot)
  if (first === undefined) return addSeries(editor, plot, SERIES_KINDS[0]!)
  const empty = firstEmptyField(editor, plot)
  if (empty) editor.focus(empty.series, { at: 'start', field: empty.field })
  else editor.focus(first, { at: 'end', field: fieldsIn(editor, first)[0]?.id ?? '' })
}

/** Takes a series away; the caret goes to the next one, or to the picture. */
export function removeSeries(editor: Editor, id: string): void {
  const plot = editor.worksheet.block(id)?.parent
  if (plot == null) return
  const siblings = editor.worksheet.childrenOf(plot)
  const at = siblings.indexOf(id)
  const next = siblings[at + 1] ?? siblings[at - 1]
  editor.perform(
    [{ kind: 'remove', ids: [id] }],
    next === undefined
      ? { block: plot, place: { at: 'end', field: PICTURE } }
      : { block: next, place: { at: 'end', field: MARK } },
  )
}

const change = (id: string, props: object): Operation => ({ kind: 'setProps', id, props })

/** Stacks, or unstacks, a series with all of its family on its axis. */
export function stackFamily(series: readonly Series[], id: string, stack: boolean): readonly Operation[] {
  const chosen = series.find(one => one.id === id)
  if (!chosen) return []
  const family = familyOf(chosen.type)
  return series
    .filter(({ type, props }) => familyOf(type) === family && props.y_axis === chosen.props.y_axis)
    .filter(({ props }) => props.stack !== stack)
    .map(one => change(one.id, { stack }))
}

/** The look with another weight of its line: one that is seen has a style. */
export const withWeight = ({ line_style }: LookProps, line_weight: number): Partial<LookProps> => ({
  line_weight,
  ...(line_weight > 0 && line_style === 'none' ? { line_style: 'solid' } : {}),
})

/** A size of 0 hides the markers. */
export const withMarkerSize = (marker_size: number): Partial<LookProps> => ({
  marker_size,
  show_points: marker_size > 0,
})

/** Fields of their own that the types of the line family share. */
const DATA = ['x', 'y', 'error', 'step'] as const

/**
 * Another type of the line family in the place of a series: data, label and look stay. Markers without a
 * line have a weight and a style of their own, and so does what they become.
 * @param has whether the type has a field
 */
export function convertedSeries(
  { id, type: from, props }: Series,
  type: string,
  has: (field: string) => boolean,
): Operation {
  const data = DATA.flatMap(field => {
    const value = (props as unknown as Record<string, unknown>)[field]
    return has(field) && value !== undefined ? [[field, value] as const] : []
  })
  const { label, stack, show_points, marker_size, symbol, color, y_axis, line_weight, line_style } = props
  const line =
    type === 'plot_scatter'
      ? { line_weight: 0, line_style: 'none' as const, show_points: true }
      : from === 'plot_scatter'
        ? withWeight(props, Math.max(line_weight, 1))
        : { line_weight, line_style }
  const look = { label, stack, show_points, marker_size, symbol, color, y_axis, line_style, ...line }
  return { kind: 'convert', id, type, props: { ...Object.fromEntries(data), ...look } }
}
