import { engineWord } from '@calcwright/reference/functions'
import type { CallNode } from '../expression/tree.ts'

/** The engine's word for what is called. */
export function wordOf(node: CallNode): string {
  if (node.name === 'log' && node.args.length === 2) return 'logb'
  return node.name === 'nthroot' ? 'surd' : engineWord(node.name)
}
