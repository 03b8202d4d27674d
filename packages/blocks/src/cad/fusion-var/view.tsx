import { Suspense } from 'react'
import { blockView, fieldsView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { fieldEntry } from '../../fields/entry.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import fusionVar from './schema.ts'
import type { FusionVarProps } from './schema.ts'

const FusionVar = lazyPart(() => import('../FusionVar.tsx'))

function Below(view: BlockViewProps<object>) {
  return (
    <Suspense fallback={null}>
      <FusionVar {...(view as BlockViewProps<FusionVarProps>)} />
    </Suspense>
  )
}

export default blockView<FusionVarProps>({
  type: 'fusion_var',
  title: 'Parameter',
  icon: iconOf('fusion_var'),
  keywords: [],
  typedWord: '',
  view: fieldsView<FusionVarProps>({
    title: 'Parameter of Fusion',
    keyword: '',
    words: props => ({ value: `${(props as FusionVarProps).name || 'parameter'} =` }),
    below: Below,
  }),
  isBlank: ({ name, value }) => name === '' && value === '',
  ...fieldEntry(fusionVar),
})
