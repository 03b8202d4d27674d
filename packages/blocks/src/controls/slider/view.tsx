import { SlidersHorizontal } from 'lucide-react'
import { blockView, lazyPart } from '@calcwright/editor'
import { controlView } from '../entry.tsx'
import type { SliderProps } from './schema.ts'

export const sliderView = blockView<SliderProps>(
  controlView({
    type: 'slider',
    title: 'Slider',
    icon: SlidersHorizontal,
    keywords: ['range', 'number', 'input', 'control', 'drag', 'knob'],
    View: lazyPart(() => import('./Slider.tsx')),
  }),
)
