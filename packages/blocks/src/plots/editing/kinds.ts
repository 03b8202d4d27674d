/** The series that can be added to a plot, as the toolbox and the menus offer them. */
import type { NewBlock } from '@calcwright/document'
import type { Tool } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'

export interface SeriesKind {
  /** Type of the series, which is also the word that is typed for it. */
  readonly id: string
  readonly title: string
  readonly icon: Tool['icon']
  readonly keywords: readonly string[]
  /** Further words that are typed for it. */
  readonly typed?: readonly string[]
  readonly type: string
  readonly props?: object
}

export const SERIES_KINDS: readonly SeriesKind[] = [
  { id: 'plot_func', title: 'Function', icon: iconOf('plot_func'), type: 'plot_func', keywords: ['curve', 'graph', 'f(x)'] },
  { id: 'plot_line', title: 'Line plot', icon: iconOf('plot_line'), type: 'plot_line', keywords: ['points', 'data'], typed: ['line'] },
  { id: 'plot_parametric', title: 'Parametric plot', icon: iconOf('plot_parametric'), type: 'plot_parametric', keywords: ['curve', 'x(t)'], typed: ['parametric'] },
  { id: 'plot_scatter', title: 'Scatter plot', icon: iconOf('plot_scatter'), type: 'plot_scatter', keywords: ['points', 'markers', 'data'], typed: ['scatter'] },
  { id: 'plot_bar', title: 'Bar chart', icon: iconOf('plot_bar'), type: 'plot_bar', keywords: ['column', 'data'], typed: ['bar'] },
  { id: 'plot_histogram', title: 'Histogram', icon: iconOf('plot_histogram'), type: 'plot_histogram', keywords: ['bins', 'distribution', 'data'], typed: ['histogram'] },
  { id: 'plot_polar', title: 'Polar plot', icon: iconOf('plot_polar'), type: 'plot_polar', keywords: ['angle', 'radius'], typed: ['polar'] },
  { id: 'plot_area', title: 'Area plot', icon: iconOf('plot_area'), type: 'plot_area', keywords: ['filled', 'data'] },
  { id: 'plot_line_stacked', title: 'Stacked line plot', icon: iconOf('plot_line_stacked'), type: 'plot_line', props: { stack: true }, keywords: ['sum'] },
  { id: 'plot_area_stacked', title: 'Stacked area plot', icon: iconOf('plot_area_stacked'), type: 'plot_area', props: { stack: true }, keywords: ['sum'] },
  { id: 'plot_bar_stacked', title: 'Stacked bar chart', icon: iconOf('plot_bar_stacked'), type: 'plot_bar', props: { stack: true }, keywords: ['sum'] },
  { id: 'plot_map', title: 'Contour or colour map', icon: iconOf('plot_map'), type: 'plot_map', keywords: ['contour', 'heat map', 'surface', 'f(x, y)'] },
  { id: 'plot_arrows', title: 'Vector field', icon: iconOf('plot_arrows'), type: 'plot_arrows', keywords: ['arrows', 'quiver', 'phase portrait'] },
  { id: 'plot_level', title: 'Marker line', icon: iconOf('plot_level'), type: 'plot_level', keywords: ['level', 'limit', 'threshold', 'horizontal', 'vertical'] },
  { id: 'plot_band', title: 'Fill between curves', icon: iconOf('plot_band'), type: 'plot_band', keywords: ['band', 'area', 'tolerance', 'shade'] },
  { id: 'plot_box', title: 'Box plot', icon: iconOf('plot_box'), type: 'plot_box', keywords: ['quartiles', 'median', 'whiskers', 'distribution'] },
  { id: 'plot_note', title: 'Text note', icon: iconOf('plot_note'), type: 'plot_note', keywords: ['annotation', 'label', 'text', 'callout'] },
] // prettier-ignore

export const newSeries = ({ type, props = {} }: SeriesKind): NewBlock => ({ type, props })

/** @param each what is filled in already, of each series of the kind */
export const newPlot = (kind: SeriesKind, each: readonly object[] = [{}]): NewBlock => ({
  type: 'plot',
  children: each.map(props => ({ ...newSeries(kind), props: { ...kind.props, ...props } })),
})

const LINES = new Set(['plot_line', 'plot_area', 'plot_scatter'])

/** Series of one family stack on each other, and those of the line family can be turned into one another. */
export function familyOf(type: string): 'lines' | 'bars' | null {
  if (LINES.has(type)) return 'lines'
  return type === 'plot_bar' ? 'bars' : null
}

/** Whether x has names in place of numbers. */
export const hasBars = (types: readonly string[]): boolean => types.includes('plot_bar')

const OVER: Readonly<Record<string, readonly string[]>> = {
  plot_func: ['x'],
  plot_band: ['x'],
  plot_map: ['x', 'y', 'y2'],
  plot_arrows: ['x', 'y', 'y2'],
}

/** Whether a series is a function of what an axis shows: it takes any unit that the axis has. */
export const isFunctionOverAxis = (type: string, axis: string): boolean => OVER[type]?.includes(axis) === true

/** The kind of a series as it stands, for its icon. */
export function kindOf(type: string, stacked: boolean): SeriesKind {
  const kinds = SERIES_KINDS.filter(kind => kind.type === type)
  return kinds.find(({ props }) => (props !== undefined) === stacked) ?? kinds[0] ?? SERIES_KINDS[0]!
}
