import { useState } from 'react'
import type { Figure } from '@calcwright/figures'
import { GearField, Question, toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import dialog from '@calcwright/ui/gear.module.css'
import { Choice } from './Choice.tsx'
import { saveImage } from './export.ts'
import { DEFAULT_IMAGE, imageSize } from './image-size.ts'
import type { DrawingLibrary } from './drawing-library.ts'

interface ImageDialogProps {
  readonly figure: Figure
  readonly library: DrawingLibrary
}

const FORMATS = [
  ['png', 'PNG'],
  ['svg', 'SVG'],
] as const

const SCALES = [
  ['1', '1×'],
  ['2', '2×'],
] as const

/** Asks how large a picture is to be, and of which kind. */
export default function ImageDialog({ figure, library, onClose }: ImageDialogProps & DialogProps) {
  const [width, setWidth] = useState(DEFAULT_IMAGE.width)
  const [height, setHeight] = useState(DEFAULT_IMAGE.height)
  const [format, setFormat] = useState<'png' | 'svg'>('png')
  const [scale, setScale] = useState<'1' | '2'>('1')
  const [problem, setProblem] = useState('')
  const create = async (): Promise<void> => {
    const size = imageSize(width, height)
    if ('problem' in size) return setProblem(size.problem)
    for (const notice of size.notices) toast.warning(notice)
    try {
      await saveImage(figure, library, { ...size, format, scale: Number(scale) })
    } catch {
      return setProblem('The browser could not make a picture of this size. Try a smaller one.')
    }
    onClose()
  }
  return (
    <Question
      title="Export as image"
      problem={problem}
      submitLabel="Create Image"
      submit={() => void create()}
      close={onClose}
    >
      <div className={dialog.columns}>
        <GearField label="Width (px)" value={width} inputMode="decimal" focused change={setWidth} />
        <GearField label="Height (px)" value={height} inputMode="decimal" change={setHeight} />
      </div>
      <Choice label="Format" options={FORMATS} value={format} change={setFormat} />
      {format === 'png' && <Choice label="Scale" options={SCALES} value={scale} change={setScale} />}
    </Question>
  )
}
