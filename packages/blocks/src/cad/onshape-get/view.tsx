import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { PartBoundary, lazyPart } from '@calcwright/ui'
import { fieldEntry } from '../../fields/entry.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import { overNamedLine } from '../../named-line.ts'
import onshapeGet from './schema.ts'
import type { OnshapeGetProps } from './schema.ts'

const OnshapeGetBlock = lazyPart(() => import('../OnshapeGetBlock.tsx'))

function OnshapeGet(view: BlockViewProps<OnshapeGetProps>) {
  return (
    <PartBoundary>
      <OnshapeGetBlock {...view} />
    </PartBoundary>
  )
}

const makeStored = (variable: string) => ({ type: 'onshape_get', props: { variable } })
const keywords = ['onshape', 'cad', 'variable', 'read', 'parameter', 'part']

export default blockView<OnshapeGetProps>({
  type: 'onshape_get',
  title: 'Read variable of Onshape',
  icon: iconOf('onshape_get'),
  keywords,
  typedWord: 'onshape_get',
  view: OnshapeGet,
  isBlank: ({ variable, var_id }) => variable === '' && var_id === '',
  ...fieldEntry(onshapeGet),
  tools: [
    {
      id: 'onshape_get',
      title: 'Read variable',
      icon: iconOf('onshape_get'),
      sections: ['Onshape'],
      keywords,
      typedWord: 'onshape_get',
      alsoTyped: ['connectonshape', 'loadonshapevariable'],
      make: () => ({ type: 'onshape_get' }),
      makeStored,
      caret: { at: 'start' },
      applyTo: overNamedLine(makeStored, { at: 'end' }),
    },
  ],
})
