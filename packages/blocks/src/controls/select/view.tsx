import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { controlView } from '../entry.tsx'
import { withOptionFields } from '../options.ts'
import selectBlock from './schema.ts'
import type { ChoiceProps } from '../options.ts'

export default blockView<ChoiceProps>(
  controlView({
    type: withOptionFields(selectBlock),
    title: 'Select',
    icon: iconOf('select'),
    keywords: ['pulldown', 'dropdown', 'list', 'choice', 'options', 'input', 'control'],
    load: () => import('./Select.tsx'),
  }),
)
