import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { DragEvent } from 'react'
import { Upload as UploadIcon, X } from 'lucide-react'
import type { Editor } from '@calcwright/editor'
import { forgetFailed, uploadsOf, uploadStore } from './uploads.ts'
import type { Upload } from './uploads.ts'
import styles from './upload.module.css'

interface UploadZoneProps {
  readonly editor: Editor
  readonly block: string
  /** Sentence in the zone. */
  readonly label: string
  /** File types for the chooser of the system, `image/*,.csv`. */
  readonly accept: string
  readonly multiple?: boolean
  readonly readOnly: boolean
  take(files: readonly File[]): void
}

/** Takes files by a click, a drop or a paste; shows what is on its way, and what has failed. */
export function UploadZone({ editor, block, label, accept, multiple, readOnly, take }: UploadZoneProps) {
  const uploads = useSyncExternalStore(
    uploadStore.subscribe,
    () => uploadsOf(block),
    () => uploadsOf(block),
  )
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const awaiting = useFileOverPage()
  if (readOnly) return <p className={styles.note}>No file was chosen.</p>
  if (uploads.length > 0)
    return (
      <ul className={styles.uploads} aria-label="Uploads">
        {uploads.map(upload => (
          <Line key={upload.id} upload={upload} again={() => forgetFailed(block)} />
        ))}
      </ul>
    )
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const files = [...event.dataTransfer.files]
      if (files.length > 0) take(files)
      else editor.actions.notify?.('Dragged item or content was not recognized.', 'error')
    },
  }
  return (
    <>
      <button
        type="button"
        className={styles.zone}
        data-over={over || undefined}
        data-awaiting={awaiting || undefined}
        data-drop-zone
        onClick={() => input.current?.click()}
        onPaste={event => {
          const files = [...event.clipboardData.files]
          if (files.length === 0) return
          event.preventDefault()
          event.stopPropagation()
          take(files)
        }}
        {...drag}
      >
        <UploadIcon size={18} aria-hidden="true" />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) take(files)
        }}
      />
    </>
  )
}

/** Whether a file is being dragged over the page. */
function useFileOverPage(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = ({ dataTransfer }: globalThis.DragEvent): void =>
      setOver(dataTransfer?.types.includes('Files') === true)
    // From one element to the next it leaves the page for none.
    const leave = ({ relatedTarget }: globalThis.DragEvent): void => {
      if (relatedTarget === null) setOver(false)
    }
    const end = (): void => setOver(false)
    const listeners = { dragover: over, dragleave: leave, drop: end, dragend: end } as const
    // The sheet keeps what it takes to itself.
    for (const [kind, listener] of Object.entries(listeners))
      window.addEventListener(kind, listener as EventListener, { capture: true })
    return () => {
      for (const [kind, listener] of Object.entries(listeners))
        window.removeEventListener(kind, listener as EventListener, { capture: true })
    }
  }, [])
  return isOver
}

function Line({ upload, again }: { readonly upload: Upload; again(): void }) {
  const { name, sent, error, stop } = upload
  const id = useId()
  const percent = Math.round(sent * 100)
  if (error !== '')
    return (
      <li className={styles.failed} role="alert">
        <span>
          {name}: {error}
        </span>
        <button type="button" className={styles.action} onClick={again}>
          Try Again
        </button>
      </li>
    )
  return (
    <li className={styles.upload}>
      <span id={id} className={styles.name}>
        {name}
      </span>
      <progress aria-labelledby={id} max={100} value={percent} />
      <span role="status">{percent === 100 ? 'Upload Complete: Analyzing File...' : `${percent} %`}</span>
      <button
        type="button"
        className={styles.icon}
        aria-label={`Cancel the upload of ${name}`}
        onClick={stop}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
