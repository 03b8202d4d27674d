import { blockView } from '@calcwright/editor'
import { iconNamed } from '../../icons/named.tsx'
import { flowView } from '../../flow/flow-view.tsx'
import { withoutBrackets } from '../../flow/typed-words.ts'
import { purgeBlock } from './schema.ts'

export const purgeView = blockView(
  flowView({
    type: purgeBlock,
    title: 'Purge',
    keyword: 'purge',
    icon: iconNamed('Eraser'),
    keywords: ['clear', 'remove', 'forget', 'variable'],
    sections: ['Variables'],
    fill: names => ({ names: withoutBrackets(names) }),
  }),
)
