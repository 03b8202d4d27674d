import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import continueBlock from './schema.ts'

export default blockView(
  flowView({
    type: continueBlock,
    title: 'Continue',
    keyword: 'continue',
    icon: iconOf('continue'),
    keywords: ['loop', 'next pass'],
  }),
)
