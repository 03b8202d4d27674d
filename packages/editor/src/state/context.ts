/** What all parts of the editor act on, and what it knows beyond the document. */
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Worksheet } from '@calcwright/document'
import type { ResultsStore } from '../results/store.ts'
import type { BlockRange } from '../selection/range.ts'
import { viewOf } from '../types.ts'
import type { CaretPlace, EditorActions, EditorRights, LineNotice, Surface, ViewRegistry } from '../types.ts'
import { BlockFeed } from './blocks.ts'
import { Operated } from './operated.ts'

/** Where the caret is, and what is being said. */
export interface EditorState {
  readonly caret: { readonly block: string; readonly place: CaretPlace } | null
  /** The block that has or had the caret last. */
  readonly lastActive: string | null
  readonly announcement: string
  /** Ends of the range of selected blocks, and the blocks of it in reading order. */
  readonly selection: BlockSelection | null
  /** What the toolbar acts on; it outlives the caret, so that the bar greys instead of vanishing. */
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
  /** What is set on this page only; without it, something of the editor's own. */
  readonly operated?: Operated
}

export interface EditorContext extends EditorParts {
  readonly operated: Operated
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
  const { worksheet, registry, rights, operated = new Operated(worksheet) } = parts
  return {
    ...parts,
    operated,
    state: createStore<EditorState>(() => NOTHING),
    feed: new BlockFeed(worksheet, operated, type => viewOf(registry, type)?.opensInUse === true),
    mayEdit: rights.edit && rights.interaction === 2,
  }
}
