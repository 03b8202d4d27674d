/** Menus of the plot toolbar in which one thing is chosen. */
import { useState } from 'react'
import { Plus } from 'lucide-react'
import type { Editor } from '@calcwright/editor'
import { Menu, MenuItem, MenuRule } from '@calcwright/ui'
import { LINE_STYLES, MARKER_SIZES, MARKER_SYMBOLS, MAX_LINE_WEIGHT } from '../look.ts'
import type { LookProps } from '../look.ts'
import type { PlotProps } from '../plot/schema.ts'
import { KindMenu } from './AddSeries.tsx'
import { openPart } from './dialogs.ts'
import type { PlotPart } from './dialogs.ts'
import type { PlotSelection } from './plot-selection.ts'
import { kindOf } from './kinds.ts'
import { LineSample, MarkerSample } from './LegendSample.tsx'
import { addSeries, convertedSeries, labelOf, MARK, withMarkerSize, withWeight } from './series.ts'
import type { Series } from './series.ts'

interface Closing {
  close(): void
}

/** The series by their labels; further ones can be added. */
export function ChooserMenu({ editor, plot, series, selected, close }: PlotSelection & Closing) {
  const [adding, setAdding] = useState(false)
  if (adding)
    return (
      <KindMenu
        choose={kind => {
          close()
          addSeries(editor, plot.id, kind)
        }}
      />
    )
  return (
    <Menu label="Series">
      {series.map(({ id, type, props }) => (
        <MenuItem
          key={id}
          label={labelOf(series, id)}
          icon={kindOf(type, props.stack).icon}
          checked={id === selected}
          onSelect={() => {
            close()
            editor.focus(id, { at: 'end', field: MARK })
          }}
        />
      ))}
      {series.length > 0 && <MenuRule />}
      <MenuItem label="Add another item" icon={Plus} opens onSelect={() => setAdding(true)} />
    </Menu>
  )
}

type PartEntry = readonly [part: PlotPart, label: string]

function PartMenu({
  editor,
  plot,
  close,
  label,
  parts,
}: PlotSelection & Closing & { readonly label: string; readonly parts: readonly PartEntry[] }) {
  return (
    <Menu label={label}>
      {parts.map(([part, name]) => (
        <MenuItem
          key={name}
          label={name}
          detail={valueOf(plot.props as PlotProps, part)}
          onSelect={() => {
            close()
            openPart(editor, plot.id, part, label === 'Titles' ? 'label' : 'limits')
          }}
        />
      ))}
    </Menu>
  )
}

/** The present text of the title. */
const valueOf = (props: PlotProps, part: PlotPart): string =>
  ({ title: props.chart_title, x: props.x_label, y: props.y_label, y2: props.y2_label, label: '' })[part]

const AXES: readonly PartEntry[] = [
  ['x', 'X axis'],
  ['y', 'Y axis'],
]

/** The second axis counts where something is on it. */
const axesOf = (series: readonly Series[]): readonly PartEntry[] =>
  series.some(({ props }) => props.y_axis === 'y2') ? [...AXES, ['y2', 'Secondary Y axis']] : AXES

export function LabelsMenu(selection: PlotSelection & Closing) {
  const parts: readonly PartEntry[] = [['title', 'Chart title'], ...axesOf(selection.series)]
  return <PartMenu {...selection} label="Titles" parts={parts} />
}

export function LimitsMenu(selection: PlotSelection & Closing) {
  return <PartMenu {...selection} label="Limits and units" parts={axesOf(selection.series)} />
}

export interface SeriesMenuProps extends Closing {
  readonly editor: Editor
  readonly chosen: Series
  set(patch: Partial<LookProps>): void
}

interface ChoiceProps<Value> extends Closing {
  readonly label: string
  readonly values: readonly Value[]
  readonly current: Value | null
  readonly columns?: number
  nameOf(value: Value): string
  draw?(value: Value): React.ReactNode
  choose(value: Value): void
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, values, current, columns, nameOf, draw, choose, close } = props
  return (
    <Menu label={label} {...(columns ? { columns } : {})}>
      {values.map(value => (
        <MenuItem
          key={value}
          label={nameOf(value)}
          checked={value === current}
          onSelect={() => {
            close()
            choose(value)
          }}
        >
          {draw?.(value)}
        </MenuItem>
      ))}
    </Menu>
  )
}

export function SizeMenu({ chosen, set, close }: SeriesMenuProps) {
  const { show_points, marker_size } = chosen.props
  return (
    <Choice
      label="Marker size"
      values={MARKER_SIZES}
      current={show_points ? marker_size : 0}
      nameOf={size => (size === 0 ? 'None' : String(size))}
      choose={size => set(withMarkerSize(size))}
      close={close}
    />
  )
}

export function SymbolMenu({ chosen, set, close }: SeriesMenuProps) {
  return (
    <Choice
      label="Marker symbol"
      columns={6}
      values={MARKER_SYMBOLS}
      current={chosen.props.symbol}
      nameOf={symbol => symbol.replaceAll('-', ' ')}
      draw={symbol => <MarkerSample symbol={symbol} />}
      choose={symbol => set({ symbol })}
      close={close}
    />
  )
}

const WEIGHTS = Array.from({ length: MAX_LINE_WEIGHT + 1 }, (_, weight) => weight)

export function WeightMenu({ chosen, set, close }: SeriesMenuProps) {
  const { line_weight, line_style } = chosen.props
  return (
    <Choice
      label="Line weight"
      values={WEIGHTS}
      current={line_style === 'none' ? 0 : line_weight}
      nameOf={weight => (weight === 0 ? 'None' : String(weight))}
      draw={weight => (weight === 0 ? 'None' : <LineSample weight={weight} />)}
      choose={weight => set(withWeight(chosen.props, weight))}
      close={close}
    />
  )
}

const STYLE_NAMES: Readonly<Record<string, string>> = {
  solid: 'Solid',
  '5_5': 'Dots',
  '10_10': 'Dashes',
  '20_20': 'Long dashes',
  '20_10_5_10': 'Dash, dot',
  '20_10_5_5_5_10': 'Long dash, two dots',
}

export function StyleMenu({ chosen, set, close }: SeriesMenuProps) {
  const { line_weight, line_style } = chosen.props
  return (
    <Choice
      label="Line style"
      values={LINE_STYLES.filter(style => style !== 'none')}
      current={line_weight === 0 ? null : line_style}
      nameOf={style => STYLE_NAMES[style] ?? style}
      draw={style => <LineSample style={style} />}
      // A style that is chosen is to be seen.
      choose={style => set({ line_style: style, line_weight: Math.max(line_weight, 1) })}
      close={close}
    />
  )
}

const TYPES: Readonly<Record<string, string>> = {
  plot_line: 'Line plot',
  plot_area: 'Area plot',
  plot_scatter: 'Scatter plot',
}

export function TypeMenu({ editor, chosen, close }: SeriesMenuProps) {
  const change = (type: string): void => {
    if (type === chosen.type) return
    const defaults = editor.worksheet.registry.get(type)?.defaults() ?? {}
    editor.perform([convertedSeries(chosen, type, field => field in defaults)], {
      block: chosen.id,
      place: { at: 'end', field: MARK },
    })
  }
  return (
    <Choice
      label="Type"
      values={Object.keys(TYPES)}
      current={chosen.type}
      nameOf={type => TYPES[type]!}
      choose={change}
      close={close}
    />
  )
}

const MEASURES: Readonly<Record<string, string>> = {
  count: 'Count',
  share: 'Share of all values',
  density: 'Density (area 1)',
}

interface MeasureMenuProps extends Closing {
  readonly current: string
  choose(measure: string): void
}

/** Choice of the height of a bin of a histogram. */
export function MeasureMenu({ current, choose, close }: MeasureMenuProps) {
  return (
    <Choice
      label="Height of bins"
      values={Object.keys(MEASURES)}
      current={current}
      nameOf={measure => MEASURES[measure]!}
      choose={choose}
      close={close}
    />
  )
}

export function AxisMenu({ chosen, set, close }: SeriesMenuProps) {
  return (
    <Choice
      label="Y axis"
      values={['y', 'y2'] as const}
      current={chosen.props.y_axis}
      nameOf={axis => (axis === 'y' ? 'Primary' : 'Secondary')}
      choose={y_axis => set({ y_axis })}
      close={close}
    />
  )
}
