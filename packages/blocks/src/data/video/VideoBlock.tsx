import type { BlockViewProps } from '@calcwright/editor'
import { AddressForm } from '../AddressForm.tsx'
import { ForeignFrame } from '../ForeignFrame.tsx'
import { useBlockFocus } from '../use-block-focus.ts'
import { frameAddress, readVideo, videoAddress } from './address.ts'
import type { VideoProps } from './schema.ts'
import shared from '../upload.module.css'

const SIZE = { width: 520, height: 345 }

export default function VideoBlock(view: BlockViewProps<VideoProps>) {
  const { block, props, readOnly, active, editor } = view
  const focus = useBlockFocus(view)
  const address = videoAddress(props)
  const blank = props.provider === '' && props.video_id === ''
  return (
    <div {...focus} role="group" aria-label="Video" className={shared.frame}>
      {blank && readOnly && <p className={shared.note}>No video was chosen.</p>}
      {blank && !readOnly && (
        <AddressForm
          block={block.id}
          label="Address of a YouTube or Vimeo video"
          placeholder="https://www.youtube.com/watch?v=…"
          button="Insert"
          focused={active}
          submit={text => {
            const video = readVideo(text)
            if (!video) return 'Invalid Video URL. Please enter the address of a YouTube or Vimeo video.'
            editor.setProps(block.id, video, { step: true })
            return ''
          }}
        />
      )}
      {!blank && address === null && (
        <p className={shared.problem} role="alert">
          This block is corrupted. Delete and re-create.
        </p>
      )}
      {address !== null && (
        <ForeignFrame
          title="the video"
          site={props.provider === 'youtube' ? 'YouTube' : 'Vimeo'}
          address={address}
          frame={frameAddress(props)}
          size={SIZE}
        />
      )}
    </div>
  )
}
