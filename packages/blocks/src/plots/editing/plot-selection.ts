import type { Block } from '@calcwright/document'
import type { Editor } from '@calcwright/editor'
import type { Series } from './series.ts'

export interface PlotSelection {
  readonly editor: Editor
  readonly plot: Block
  readonly series: readonly Series[]
  /** Block of the selected series; null for none. */
  readonly selected: string | null
}
