import { Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { Wrench } from 'lucide-react'
import { lazyPart } from '@calcwright/ui'
import type { BlockViewProps } from '@calcwright/editor'
import { AddressForm } from '../AddressForm.tsx'
import { UploadZone, useUploads } from '../UploadZone.tsx'
import { useBlockFocus } from '../use-block-focus.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import type { ImageProps } from './schema.ts'
import shared from '../upload.module.css'
import styles from './image.module.css'

const ImageDialog = lazyPart(() => import('./ImageDialog.tsx'))

export default function ImageBlock(view: BlockViewProps<ImageProps>) {
  const { props } = view
  return props.digest === '' ? <ImageInput {...view} /> : <ImageShown {...view} />
}

function ImageInput(view: BlockViewProps<ImageProps>) {
  const { block, readOnly } = view
  const focus = useBlockFocus(view)
  const { take, takeAddress } = useUploads(view)
  return (
    <div {...focus} role="group" aria-label="Image" className={shared.frame}>
      <UploadZone
        view={view}
        label="Click here or drag an image here"
        accept="image/*"
        multiple
        take={files => void take(files)}
      />
      {!readOnly && (
        <AddressForm
          block={block.id}
          label="Or the address of an image"
          placeholder="https://…"
          button="Insert"
          submit={async text => {
            if (text === '') return 'Invalid Image URL'
            return (await takeAddress(text)) ? '' : null
          }}
        />
      )}
    </div>
  )
}

function ImageShown(view: BlockViewProps<ImageProps>) {
  const { block, props, readOnly, active, editor } = view
  const focus = useBlockFocus(view)
  const box = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [adjusting, setAdjusting] = useState(false)
  const address = useAddress(view)
  const { caption, alternative, pixels_wide, pixels_high, upload_name } = props
  const mayEdit = !readOnly && editor.rights.interaction === 2
  const width = dragged ?? (props.width || pixels_wide || undefined)
  const ratio = pixels_high > 0 ? { aspectRatio: `${pixels_wide} / ${pixels_high}` } : {}
  const resize = (to: number, done: boolean): void => {
    setDragged(done ? null : to)
    if (done) editor.setProps(block.id, { width: Math.round(to) }, { step: true })
  }
  return (
    <figure
      {...focus}
      className={styles.figure}
      aria-label={alternative || caption || upload_name || 'Image'}
    >
      <div ref={box} className={styles.box} style={{ width }}>
        {address === undefined ? (
          <div className={styles.waiting} style={ratio} role="status">
            The image is on its way…
          </div>
        ) : (
          <img className={styles.image} src={address} alt={alternative} draggable={false} style={ratio} />
        )}
        {mayEdit && (
          <>
            <ResizeHandle box={box} width={width ?? 0} visible={active} resize={resize} />
            <button
              type="button"
              className={styles.adjust}
              data-visible={active || undefined}
              aria-label="Adjust Image"
              onClick={() => setAdjusting(true)}
            >
              <Wrench size={16} aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      {caption !== '' && <figcaption className={styles.caption}>{caption}</figcaption>}
      {adjusting && (
        <Suspense fallback={null}>
          <ImageDialog view={view} close={() => setAdjusting(false)} />
        </Suspense>
      )}
    </figure>
  )
}

const nothing = (): void => {}

function useAddress({ props: { digest }, editor }: BlockViewProps<ImageProps>): string | undefined {
  const { resources } = editor.actions
  return useSyncExternalStore(
    listener => resources?.subscribe(listener) ?? nothing,
    () => resources?.address(digest),
    () => undefined,
  )
}
