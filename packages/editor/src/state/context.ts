/** State and services that all parts of the editor share. */
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Worksheet } from '@calcwright/document'
import type { ResultsStore } from '../results/store.ts'
import type { BlockRange } from './range.ts'
import { viewOf } from '../contract/block-view.ts'
import type { CaretPlace } from '../contract/caret-place.ts'
import type { EditorActions } from '../contract/actions.ts'
import type { EditorRights } from '../contract/rights.ts'
import type { LineNotice } from '../contract/line-notice.ts'
import type { Surface } from '../contract/surface.ts'
import type { ViewRegistry } from '../contract/block-view.ts'
import { BlockFeed } from './blocks.ts'
import type { BlockInProgress } from './block-in-progress.ts'
import { ControlValues } from './control-values.ts'

/** Caret, selection, notices and the announcement for screen readers. */
export interface EditorState {
  readonly caret: { readonly block: string; readonly place: CaretPlace } | null
  /** The block that has or had the caret last. */
  readonly lastActive: string | null
  readonly announcement: string
  /** Ends of the range of selected blocks, and the blocks of it in reading order. */
  readonly selection: BlockSelection | null
  /** Surface that the toolbar acts on; it outlives the caret, so that the bar greys instead of vanishing. */
  readonly surface: { readonly block: string; readonly surface: Surface } | null
  readonly notices: ReadonlyMap<string, LineNotice>
}

export interface BlockSelection extends BlockRange {
  readonly blocks: readonly string[]
}

export interface EditorParts {
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  readonly registry: ViewRegistry
  readonly rights: EditorRights
  readonly actions: EditorActions
  /** Shows the worksheet as a report; as one works without it. */
  readonly report?: boolean
  /** Shows what is folded too. */
  readonly unfolded?: boolean
  /** Values of controls on this page only; the editor makes its own without it. */
  readonly controlValues?: ControlValues
  /** Follows the caret, for the evaluation of a block that is being filled in. */
  readonly inProgress?: BlockInProgress
}

export interface EditorContext extends EditorParts {
  readonly report: boolean
  readonly controlValues: ControlValues
  readonly state: StoreApi<EditorState>
  readonly feed: BlockFeed
  /** Whether this person may change the worksheet here and now. */
  readonly mayEdit: boolean
}

const NOTHING: EditorState = {
  caret: null,
  lastActive: null,
  announcement: '',
  selection: null,
  surface: null,
  notices: new Map(),
}

export function createContext(parts: EditorParts): EditorContext {
  const { worksheet, registry, rights, report = false, unfolded } = parts
  const { controlValues = new ControlValues(worksheet) } = parts
  return {
    ...parts,
    report,
    controlValues,
    state: createStore<EditorState>(() => NOTHING),
    feed: new BlockFeed(
      worksheet,
      controlValues,
      type => viewOf(registry, type)?.opensInUse === true,
      report,
      unfolded,
    ),
    mayEdit: rights.edit && rights.interaction === 2 && !report,
  }
}
