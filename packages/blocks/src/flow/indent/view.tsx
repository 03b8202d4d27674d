import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import type { IndentProps } from './schema.ts'

/** An indent shows in its children only: they stand further right. */
function Indent() {
  return null
}

export default blockView<IndentProps>({
  type: 'indent',
  title: 'Indent',
  icon: iconOf('indent'),
  keywords: ['group', 'section'],
  typedWord: '',
  view: Indent,
  isBlank: () => true,
})
