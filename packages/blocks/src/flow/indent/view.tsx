import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import type { IndentProps } from './schema.ts'

/** An indent shows in its children only: they stand further right. */
function Indent() {
  return null
}

export const indentView = blockView<IndentProps>({
  type: 'indent',
  title: 'Indent',
  icon: iconNamed('IndentIncrease'),
  keywords: ['group', 'section'],
  typedWord: '',
  view: Indent,
  isBlank: () => true,
})
