import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { flowView } from '../../flow/flow-view.tsx'
import { withoutBrackets } from '../../flow/typed-words.ts'
import purgeBlock from './schema.ts'

export default blockView(
  flowView({
    type: purgeBlock,
    title: 'Purge',
    keyword: 'purge',
    icon: iconOf('purge'),
    keywords: ['clear', 'remove', 'forget', 'variable'],
    sections: ['Variables'],
    fill: names => ({ names: withoutBrackets(names) }),
  }),
)
