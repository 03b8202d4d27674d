/** Buttons for what only some types of series have. */
import {
  ChartColumn,
  CircleDot,
  Contrast,
  Hash,
  MoveHorizontal,
  MoveVertical,
  Rows3,
  Sigma,
  SquareStack,
} from 'lucide-react'
import type { Editor, ToolbarItem } from '@calcwright/editor'
import { MeasureMenu } from './menus.tsx'
import type { Series } from './series.ts'

interface OwnItemsProps {
  readonly editor: Editor
  readonly chosen: Series
}

/** Markers alone have nothing to step along. */
const hasSteps = ({ type }: Series): boolean => type !== 'plot_scatter'

/** Error bars, steps, the style of a map, the direction of a marker line: by the fields that there are. */
export function ownItems({ editor, chosen }: OwnItemsProps): readonly ToolbarItem[] {
  const { id, props } = chosen
  const own = props as unknown as Readonly<Record<string, unknown>>
  const set = (patch: object): void => editor.setProps(id, patch, { step: true })
  const items: readonly (readonly [field: string, item: ToolbarItem])[] = [
    ['error', {
      id: 'error', label: 'Error bars', icon: SquareStack, pressed: own['error'] !== '',
      run: () => editor.focus(id, { at: 'end', field: 'error' }),
    }],
    ['step', {
      id: 'step', label: 'Steps', icon: Rows3, pressed: own['step'] === true,
      run: () => set({ step: own['step'] !== true }),
    }],
    ['style', {
      id: 'fill', label: 'Colours in place of lines', icon: Contrast, pressed: own['style'] === 'colours',
      run: () => set({ style: own['style'] === 'colours' ? 'contour' : 'colours' }),
    }],
    ['equation', {
      id: 'equation', label: 'Equation and R²', icon: Sigma, pressed: own['equation'] === true,
      run: () => set({ equation: own['equation'] !== true }),
    }],
    ['dot', {
      id: 'dot', label: 'Point at the place', icon: CircleDot, pressed: own['dot'] === true,
      run: () => set({ dot: own['dot'] !== true }),
    }],
    ['measure', {
      id: 'measure', label: 'Height of bins', icon: ChartColumn,
      menu: close => <MeasureMenu current={own['measure'] as string} choose={measure => set({ measure })} close={close} />,
    }],
    ['show_values', {
      id: 'values', label: 'Values', icon: Hash, pressed: own['show_values'] === true,
      run: () => set({ show_values: own['show_values'] !== true }),
    }],
    ['direction', {
      id: 'direction', label: 'Vertical line',
      icon: own['direction'] === 'vertical' ? MoveVertical : MoveHorizontal, pressed: own['direction'] === 'vertical',
      run: () => set({ direction: own['direction'] === 'vertical' ? 'horizontal' : 'vertical' }),
    }],
  ] // prettier-ignore
  return items.flatMap(([field, item]) =>
    field in own && !(field === 'step' && !hasSteps(chosen)) ? [{ ...item, group: 'series' }] : [],
  )
}
