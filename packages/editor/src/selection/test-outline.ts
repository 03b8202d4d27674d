/** Blocks for the case tables of this folder: one a word, deeper by each `>` in front. */
import type { Block } from '@calcwright/document'

export function blocksOf(outline: string): Block[] {
  const path: string[] = []
  return outline.split(' ').map(word => {
    const name = word.replaceAll('>', '')
    const depth = word.length - name.length
    const [id = '', type = 'line'] = name.split(':')
    path[depth] = id
    return {
      id, type, version: 1, status: 'ok', parent: path[depth - 1] ?? null, depth, props: {},
      disabled: false, collapsed: false,
    } // prettier-ignore
  })
}
