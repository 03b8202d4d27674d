import { SquareChevronDown } from 'lucide-react'
import { blockView, lazyPart } from '@calcwright/editor'
import { controlView } from '../entry.tsx'
import type { SelectProps } from './schema.ts'

export const selectView = blockView<SelectProps>(
  controlView({
    type: 'select',
    title: 'Select',
    icon: SquareChevronDown,
    keywords: ['pulldown', 'dropdown', 'list', 'choice', 'options', 'input', 'control'],
    View: lazyPart(() => import('./Select.tsx')),
  }),
)
