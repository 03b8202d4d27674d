/** A film of another site, shown in a frame when somebody starts it. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { videoAddress } from './address.ts'

const videoProps = z.object({
  /** `youtube` or `vimeo`; '' until an address is given. */
  provider: z.string(),
  video_id: z.string(),
})

export type VideoProps = z.infer<typeof videoProps>

const video: BlockType<VideoProps> = {
  type: 'videoBlock',
  version: 1,
  props: videoProps,
  defaults: () => ({ provider: '', video_id: '' }),
  migrations: {},
  counts: () => 'figure',
  toPlain: props => `# Video: ${videoAddress(props) ?? ''}`.trim(),
  toHtml(props) {
    const address = videoAddress(props)
    return address === null ? '' : `<p><a href="${address}">${address}</a></p>`
  },
}

export default video
