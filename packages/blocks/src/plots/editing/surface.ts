/** Surface of the toolbar while a plot, or one of its series, is selected. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Editor, Surface } from '@calcwright/editor'
import { plotItems } from './items.tsx'
import { useSeries } from './series.ts'

/** @param selected the series that is selected; null for none */
export function plotSurface(editor: Editor, plot: string, selected: string | null): Surface {
  return {
    mode: 'plot',
    // Named like a hook, as it is one.
    useItems: function usePlotItems() {
      const { worksheet } = editor
      const series = useSeries(worksheet, plot)
      const subscribe = useCallback((listener: () => void) => worksheet.subscribe(listener), [worksheet])
      const block = useSyncExternalStore(subscribe, () => worksheet.block(plot))
      return block ? plotItems({ editor, plot: block, series, selected }) : []
    },
    // A picture holds no formulas.
    insert() {},
  }
}
