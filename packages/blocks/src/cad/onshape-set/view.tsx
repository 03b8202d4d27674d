import { Suspense } from 'react'
import { blockView, fieldsView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { fieldEntry } from '../../fields/entry.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import onshapeSet from './schema.ts'
import type { OnshapeSetProps } from './schema.ts'

const OnshapeSetBlock = lazyPart(() => import('../OnshapeSetBlock.tsx'))

function Below(view: BlockViewProps<object>) {
  return (
    <Suspense fallback={null}>
      <OnshapeSetBlock {...(view as BlockViewProps<OnshapeSetProps>)} />
    </Suspense>
  )
}

const keywords = ['onshape', 'cad', 'variable', 'write', 'store', 'parameter', 'part']

export default blockView<OnshapeSetProps>({
  type: 'onshape_set',
  title: 'Store variable of Onshape',
  icon: iconOf('onshape_set'),
  keywords,
  typedWord: 'onshape_set',
  view: fieldsView<OnshapeSetProps>({
    title: 'Store variable of Onshape',
    keyword: '',
    words: props => ({ value: `${(props as OnshapeSetProps).var_name || 'variable'} =` }),
    below: Below,
  }),
  isBlank: ({ var_id, value }) => var_id === '' && value === '',
  ...fieldEntry(onshapeSet),
  tools: [
    {
      id: 'onshape_set',
      title: 'Store variable',
      icon: iconOf('onshape_set'),
      sections: ['Onshape'],
      keywords,
      typedWord: 'onshape_set',
      alsoTyped: ['setonshapevariable'],
      make: () => ({ type: 'onshape_set' }),
      caret: { at: 'start' },
    },
  ],
})
