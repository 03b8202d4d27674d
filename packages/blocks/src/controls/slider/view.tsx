import { blockView } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { iconNamed } from '../../icons/named.tsx'
import { controlView } from '../entry.tsx'
import { sliderBlock } from './schema.ts'
import type { SliderProps } from './schema.ts'

export const sliderView = blockView<SliderProps>(
  controlView({
    type: sliderBlock,
    title: 'Slider',
    icon: iconNamed('SlidersHorizontal'),
    keywords: ['range', 'number', 'input', 'control', 'drag', 'knob'],
    View: lazyPart(() => import('./Slider.tsx')),
  }),
)
