import { blockView } from '@calcwright/editor'
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
    load: () => import('./Slider.tsx'),
  }),
)
