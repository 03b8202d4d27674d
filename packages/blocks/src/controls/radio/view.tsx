import { blockView } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { iconNamed } from '../../icons/named.tsx'
import { controlView } from '../entry.tsx'
import { withOptionFields } from '../options.ts'
import { radioBlock } from './schema.ts'
import type { RadioProps } from './schema.ts'

export const radioView = blockView<RadioProps>(
  controlView({
    type: withOptionFields(radioBlock),
    title: 'Radio',
    icon: iconNamed('CircleDot'),
    keywords: ['buttons', 'list', 'choice', 'options', 'input', 'control'],
    View: lazyPart(() => import('./Radio.tsx')),
  }),
)
