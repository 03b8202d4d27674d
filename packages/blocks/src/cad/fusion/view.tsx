import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { PartBoundary, lazyPart } from '@calcwright/ui'
import { iconOf } from '../../icons/icon-of.tsx'
import type { FusionProps } from './schema.ts'

const FusionBlock = lazyPart(() => import('../FusionBlock.tsx'))

function Fusion(view: BlockViewProps<FusionProps>) {
  return (
    <PartBoundary>
      <FusionBlock {...view} />
    </PartBoundary>
  )
}

const keywords = ['cad', 'autodesk', 'sync']

export default blockView<FusionProps>({
  type: 'fusion',
  title: 'Fusion parameters',
  icon: iconOf('fusion'),
  keywords,
  typedWord: 'fusion',
  view: Fusion,
  // A container is never blank, since its content would vanish with it.
  isBlank: () => false,
  addLabel: 'Add a parameter',
  tools: [
    {
      id: 'fusion',
      title: 'Fusion parameters',
      icon: iconOf('fusion'),
      sections: ['Fusion 360'],
      keywords,
      typedWord: 'fusion',
      alsoTyped: ['fusion_var'],
      make: () => ({ type: 'fusion', children: [{ type: 'fusion_var' }] }),
      enter(editor, id) {
        const line = editor.worksheet.childrenOf(id)[0]
        if (line !== undefined) editor.focus(line, { at: 'start' })
      },
    },
  ],
})
