import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { DragEvent } from 'react'
import { Upload as UploadIcon, X } from 'lucide-react'
import type { BlockViewProps } from '@calcwright/editor'
import { Uploads } from '@calcwright/editor/files'
import type { Upload } from '@calcwright/editor/files'
import styles from './upload.module.css'

/** A block that may show a file, such as one of data. */
type FileView = Pick<
  BlockViewProps<{ readonly upload_name?: string; readonly digest?: string }>,
  'block' | 'props' | 'editor' | 'readOnly'
>

interface UploadZoneProps {
  readonly view: FileView
  /** Sentence in the zone. */
  readonly label: string
  /** File types for the chooser of the system, `image/*,.csv`. */
  readonly accept: string
  readonly multiple?: boolean
  take(files: readonly File[]): void
}

/** The uploads of a block, also those that have failed, and what sends further files for it. */
export function useUploads({ block: { id }, editor }: Pick<FileView, 'block' | 'editor'>) {
  const all = Uploads.of(editor.worksheet)
  const get = () => all.get(id)
  return {
    uploads: useSyncExternalStore(all.subscribe, get, get),
    take: (files: readonly File[]) => all.take(editor, id, files),
    takeAddress: (address: string) => all.takeAddress(editor, id, address),
    forgetFailed: () => all.forgetFailed(id),
  }
}

/** Takes files by a click, a drop or a paste; shows what is on its way, and what has failed. */
export function UploadZone({ view, label, accept, multiple, take }: UploadZoneProps) {
  const { props, editor, readOnly } = view
  const { uploads, forgetFailed } = useUploads(view)
  const { upload_name: name = '', digest = '' } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const awaiting = useFileOverPage()
  const isMissing = name !== '' && digest === ''
  if (readOnly)
    return <p className={styles.note}>{isMissing ? `${name} has not arrived.` : 'No file was chosen.'}</p>
  if (uploads.length > 0)
    return (
      <ul className={styles.uploads} aria-label="Uploads">
        {uploads.map(upload => (
          <Line key={upload.id} upload={upload} again={forgetFailed} />
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
      {isMissing && (
        <p className={styles.note}>
          {name} has not arrived. It is on its way from another page, or its upload was broken off: choose it
          again.
        </p>
      )}
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
