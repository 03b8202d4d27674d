import { useState } from 'react'
import { GearDialog, GearField } from '@calcwright/ui'
import type { BlockViewProps } from '@calcwright/editor'
import type { ImageProps } from './schema.ts'

interface ImageDialogProps {
  readonly view: BlockViewProps<ImageProps>
  close(): void
}

/** Width, caption and alternative text of a picture. */
export default function ImageDialog({ view: { block, props, editor }, close }: ImageDialogProps) {
  const [width, setWidth] = useState(props.width > 0 ? String(props.width) : '')
  const [caption, setCaption] = useState(props.caption)
  const [alternative, setAlternative] = useState(props.alternative)
  const [problem, setProblem] = useState('')
  const ok = (): void => {
    const pixels = width.trim() === '' ? 0 : Number(width)
    if (!Number.isFinite(pixels) || pixels < 0 || (pixels > 0 && pixels < 40) || pixels > 4000)
      return setProblem('Width: please enter a number of pixels from 40 to 4000, or nothing.')
    editor.setProps(block.id, { width: Math.round(pixels), caption, alternative }, { step: true })
    close()
  }
  return (
    <GearDialog title="Adjust Image" problem={problem} ok={ok} close={close}>
      <GearField
        label="Width in pixels"
        value={width}
        placeholder="its own"
        inputMode="decimal"
        focused
        change={setWidth}
      />
      <GearField label="Caption" value={caption} change={setCaption} />
      <GearField
        label="Alternative text"
        value={alternative}
        placeholder="for those who do not see it"
        change={setAlternative}
      />
    </GearDialog>
  )
}
