/** Blocks for case tables: one a word, deeper by each `>` in front, `|` beside the sibling before it. */
import type { Block } from '@calcwright/document'

export function blocksOf(outline: string): Block[] {
  const path: string[] = []
  return outline.split(' ').map(word => {
    const name = word.replaceAll(/[>|]/g, '')
    const depth = word.split('>').length - 1
    const [id = '', type = 'line'] = name.split(':')
    path[depth] = id
    return {
      id, type, version: 1, status: 'ok', parent: path[depth - 1] ?? null, depth, props: {},
      disabled: false, collapsed: false, ...(word.includes('|') && { beside: true }),
    } // prettier-ignore
  })
}
