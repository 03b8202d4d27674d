import { blockView } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { iconNamed } from '../../icons/named.tsx'
import { controlView } from '../entry.tsx'
import { withOptionFields } from '../options.ts'
import { selectBlock } from './schema.ts'
import type { SelectProps } from './schema.ts'

export const selectView = blockView<SelectProps>(
  controlView({
    type: withOptionFields(selectBlock),
    title: 'Select',
    icon: iconNamed('SquareChevronDown'),
    keywords: ['pulldown', 'dropdown', 'list', 'choice', 'options', 'input', 'control'],
    View: lazyPart(() => import('./Select.tsx')),
  }),
)
