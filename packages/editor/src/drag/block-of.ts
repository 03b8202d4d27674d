import type { EditorWithState } from '../state/editor.ts'

/** The block that a row stands for. */
export const blockOf = (editor: EditorWithState, row: HTMLElement): string =>
  editor.feed.rows.find(one => one.id === row.dataset.block)?.block ?? ''
