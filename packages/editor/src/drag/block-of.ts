import type { EditorWithState } from '../state/editor.ts'

/** Block of a row of the page. */
export const blockOf = (editor: EditorWithState, row: HTMLElement): string =>
  editor.feed.rows.find(one => one.id === row.dataset.block)?.block ?? ''
