import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { controlView } from '../entry.tsx'
import { withOptionFields } from '../options.ts'
import radioBlock from './schema.ts'
import type { ChoiceProps } from '../options.ts'

export default blockView<ChoiceProps>(
  controlView({
    type: withOptionFields(radioBlock),
    title: 'Radio',
    icon: iconOf('radio'),
    keywords: ['buttons', 'list', 'choice', 'options', 'input', 'control'],
    load: () => import('./Radio.tsx'),
  }),
)
