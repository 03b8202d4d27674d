import { blockView } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { iconNamed } from '../../icons/named.tsx'
import { controlView } from '../entry.tsx'
import { checkboxBlock, withValueFields } from './schema.ts'
import type { CheckboxProps } from './schema.ts'

export const checkboxView = blockView<CheckboxProps>(
  controlView({
    type: withValueFields(checkboxBlock),
    title: 'Checkbox',
    icon: iconNamed('SquareCheck'),
    keywords: ['tick', 'toggle', 'switch', 'yes', 'no', 'input', 'control'],
    View: lazyPart(() => import('./Checkbox.tsx')),
  }),
)
