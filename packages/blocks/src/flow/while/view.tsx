import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../flow-view.tsx'
import { hasArguments } from '../typed-words.ts'
import whileBlock from './schema.ts'

export default blockView(
  flowView({
    type: whileBlock,
    title: 'While loop',
    keyword: 'while',
    icon: iconOf('while'),
    keywords: ['loop', 'iterate', 'repeat', 'until', 'condition'],
    fill: test => (hasArguments(test) ? null : { test }),
  }),
)
