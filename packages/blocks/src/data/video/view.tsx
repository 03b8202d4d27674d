import { blockView, lazyView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import type { VideoProps } from './schema.ts'

const Video = lazyView<VideoProps>('Video', () => import('./VideoBlock.tsx'))

const KEYWORDS = ['film', 'movie', 'youtube', 'vimeo', 'clip']

export default blockView<VideoProps>({
  type: 'videoBlock',
  title: 'Video',
  icon: iconOf('videoBlock'),
  keywords: KEYWORDS,
  typedWord: 'video',
  view: Video,
  isBlank: props => props.provider === '' && props.video_id === '',
  tools: [
    {
      id: 'video',
      title: 'Video',
      icon: iconOf('video'),
      sections: ['Multimedia'],
      keywords: KEYWORDS,
      typedWord: 'video',
      alsoTyped: ['videoblock'],
      make: () => ({ type: 'videoBlock' }),
    },
  ],
})
