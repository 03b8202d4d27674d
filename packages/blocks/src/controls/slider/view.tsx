import { blockView } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { iconOf } from '../../icons/icon-of.tsx'
import { controlView } from '../entry.tsx'
import sliderBlock from './schema.ts'
import type { SliderProps } from './schema.ts'

export default blockView<SliderProps>(
  controlView({
    type: sliderBlock,
    title: 'Slider',
    icon: iconOf('slider'),
    keywords: ['range', 'number', 'input', 'control', 'drag', 'knob'],
    View: lazyPart(() => import('./Slider.tsx')),
  }),
)
