import { IndentIncrease } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import type { IndentProps } from './schema.ts'

/** An indent shows in its children only: they stand further right. */
function Indent() {
  return null
}

export const indentView = blockView<IndentProps>({
  type: 'indent',
  title: 'Indent',
  icon: IndentIncrease,
  keywords: ['group', 'section'],
  typedWord: '',
  view: Indent,
  isBlank: () => true,
})
