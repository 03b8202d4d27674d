import { blockView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { controlView } from '../entry.tsx'
import checkboxBlock, { withValueFields } from './schema.ts'
import type { CheckboxProps } from './schema.ts'

export default blockView<CheckboxProps>(
  controlView({
    type: withValueFields(checkboxBlock),
    title: 'Checkbox',
    icon: iconOf('checkbox'),
    keywords: ['tick', 'toggle', 'switch', 'yes', 'no', 'input', 'control'],
    load: () => import('./Checkbox.tsx'),
  }),
)
