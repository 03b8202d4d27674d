import { Eraser } from 'lucide-react'
import { blockView } from '@calcwright/editor'
import { flowView } from '../../flow/flow-view.tsx'
import { withoutBrackets } from '../../flow/typed-words.ts'
import { purgeBlock } from './schema.ts'

export const purgeView = blockView(
  flowView({
    type: purgeBlock,
    title: 'Purge',
    keyword: 'purge',
    icon: Eraser,
    keywords: ['clear', 'remove', 'forget', 'variable'],
    sections: ['Variables'],
    fill: names => ({ names: withoutBrackets(names) }),
  }),
)
