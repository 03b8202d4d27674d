/** The buttons of the plot toolbar. */
import {
  ChartNoAxesCombined, Circle, Diamond, Layers, Minus, Palette, Radar, RefreshCw, Ruler, Shapes, Slash,
  Tag, Tags, UnfoldVertical,
} from 'lucide-react' // prettier-ignore
import type { ToolbarItem } from '@calcwright/editor'
import { ColourChoice } from '../../colours/ColourChoice.tsx'
import type { LookProps } from '../look.ts'
import type { PlotProps } from '../plot/schema.ts'
import { openPart } from './dialogs.ts'
import { fitItems } from './FitMenu.tsx'
import { familyOf } from './kinds.ts'
import { ownItems } from './own-items.tsx'
import {
  AxisMenu, ChooserMenu, LabelsMenu, LimitsMenu, SizeMenu, StyleMenu, SymbolMenu, TypeMenu, WeightMenu,
} from './menus.tsx' // prettier-ignore
import type { PlotSelection } from './plot-selection.ts'
import { stackFamily } from './series.ts'
import type { Series } from './series.ts'

/** Types that are drawn as a line; all but a marker line have markers too. */
const LINED: ReadonlySet<string> = new Set([
  'plot_func', 'plot_line', 'plot_area', 'plot_scatter', 'plot_parametric', 'plot_polar', 'plot_level', 'plot_band', 'plot_box',
]) // prettier-ignore

const UNMARKED: ReadonlySet<string> = new Set(['plot_level', 'plot_band', 'plot_box'])

export function plotItems(selection: PlotSelection): readonly ToolbarItem[] {
  const { editor, plot, series, selected } = selection
  const chosen = series.find(({ id }) => id === selected)
  const rotated = (plot.props as PlotProps).rotated
  return [
    {
      id: 'series', group: 'plot', label: 'Series', icon: ChartNoAxesCombined, stays: true,
      menu: close => <ChooserMenu {...selection} close={close} />,
    },
    {
      id: 'labels', group: 'plot', label: 'Titles', icon: Tags,
      menu: close => <LabelsMenu {...selection} close={close} />,
    },
    {
      id: 'limits', group: 'plot', label: 'Limits and units', icon: Ruler,
      menu: close => <LimitsMenu {...selection} close={close} />,
    },
    ...(chosen ? seriesItems(selection, chosen) : []),
    ...polarItems(selection),
    {
      id: 'rotate', group: 'axes', label: 'Rotate axes', icon: RefreshCw, pressed: rotated,
      run: () => editor.setProps(plot.id, { rotated: !rotated }, { step: true }),
    },
  ] // prettier-ignore
}

/** Straight axes for polar curves, where there are some. */
function polarItems({ editor, plot, series }: PlotSelection): readonly ToolbarItem[] {
  if (!series.some(({ type }) => type === 'plot_polar')) return []
  const { polar_axes } = plot.props as PlotProps
  return [
    {
      id: 'polar', group: 'axes', label: 'Polar axes', icon: Radar, pressed: polar_axes,
      run: () => editor.setProps(plot.id, { polar_axes: !polar_axes }, { step: true }),
    },
  ] // prettier-ignore
}

/** Buttons for the settings of one series. */
function seriesItems(selection: PlotSelection, chosen: Series): readonly ToolbarItem[] {
  const { editor, series } = selection
  const { id, type, props } = chosen
  const family = familyOf(type)
  const set = (patch: Partial<LookProps>): void => editor.setProps(id, patch, { step: true })
  const part = { chosen, set, editor }
  return [
    ...(family === 'lines'
      ? [item('type', 'Type', Shapes, close => <TypeMenu {...part} close={close} />)]
      : []),
    ...(LINED.has(type) && !UNMARKED.has(type)
      ? [
          item('size', 'Marker size', Circle, close => <SizeMenu {...part} close={close} />),
          item('symbol', 'Marker symbol', Diamond, close => <SymbolMenu {...part} close={close} />),
        ]
      : []),
    ...(LINED.has(type)
      ? [
          item('weight', 'Line weight', Minus, close => <WeightMenu {...part} close={close} />),
          item('style', 'Line style', Slash, close => <StyleMenu {...part} close={close} />),
        ]
      : []),
    item('colour', 'Colour', Palette, close => (
      <ColourChoice
        label="Colour"
        none="Automatic"
        current={props.color ?? ''}
        choose={color => {
          close()
          set({ color })
        }}
      />
    )),
    { id: 'label', group: 'series', label: 'Change label', icon: Tag, run: () => openPart(editor, id, 'label') },
    ...ownItems(part),
    ...(type === 'plot_map' || type === 'plot_arrows'
      ? []
      : [item('axis', 'Y axis', UnfoldVertical, close => <AxisMenu {...part} close={close} />)]),
    ...(family === null
      ? []
      : [
          {
            id: 'stack', group: 'series', label: 'Stack', icon: Layers, pressed: props.stack,
            run: () => void editor.perform(stackFamily(series, id, !props.stack)),
          },
        ]),
    // The fit comes last: stacked series have none, so a button behind it would move when Stack is pressed twice.
    ...fitItems(selection, chosen),
  ] // prettier-ignore
}

const item = (
  id: string,
  label: string,
  icon: ToolbarItem['icon'],
  menu: NonNullable<ToolbarItem['menu']>,
): ToolbarItem => ({ id, group: 'series', label, icon, menu })
