import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { iconOf } from '../../icons/icon-of.tsx'
import type { VideoProps } from './schema.ts'

const VideoBlock = lazyPart(() => import('./VideoBlock.tsx'))

function Video(view: BlockViewProps<VideoProps>) {
  return (
    <PartBoundary>
      <VideoBlock {...view} />
    </PartBoundary>
  )
}

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
      make: () => ({ type: 'videoBlock' }),
    },
  ],
})
