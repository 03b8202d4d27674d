/** The gallery: worked worksheets by field, searched, looked at and opened as copies. */
import { GALLERY_FIELDS } from '@calcwright/reference/gallery'
import { Button, lazyPart, PageDialog } from '@calcwright/ui'
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useCreateWorksheet } from '../home/use-create-worksheet.ts'
import { closePopup, usePopup } from '../shell/popup-state.ts'
import css from './gallery-dialog.module.css'
import { findSheets, GALLERY, type GallerySheetEntry } from './sheets.ts'
import { Templates } from './templates.tsx'

const Preview = lazyPart(() => import('./gallery-preview.tsx'))

/** Called with a sheet that is to be opened as a copy. */
type OpenCopy = (sheet: GallerySheetEntry) => void

export default function GalleryDialog() {
  const opener = usePopup(state => state.opener)
  const [shown, setShown] = useState<GallerySheetEntry | null>(null)
  const [query, setQuery] = useState('')
  const [field, setField] = useState('')
  const create = useCreateWorksheet()
  const open: OpenCopy = sheet =>
    create.mutate({ kind: 'example', example: sheet }, { onSuccess: () => closePopup() })
  const back = () => setShown(null)
  return (
    <PageDialog title="Gallery" wide opener={opener} onClose={closePopup} onBack={shown ? back : undefined}>
      {shown ? (
        <Look sheet={shown} back={back} onOpen={open} busy={create.isPending} />
      ) : (
        <>
          <Search query={query} onQuery={setQuery} field={field} onField={setField} />
          {field === '' && <Templates query={query} onOpened={closePopup} />}
          <Sheets query={query} field={field} onShow={setShown} onOpen={open} busy={create.isPending} />
        </>
      )}
    </PageDialog>
  )
}

interface SearchProps {
  readonly query: string
  readonly onQuery: (query: string) => void
  /** '' for all. */
  readonly field: string
  readonly onField: (field: string) => void
}

function Search({ query, onQuery, field, onField }: SearchProps) {
  return (
    <div className={css.search}>
      <input
        type="search"
        className={css.query}
        aria-label="Search the gallery"
        placeholder={`Search ${GALLERY.length} worked worksheets`}
        value={query}
        maxLength={200}
        autoFocus
        onChange={event => onQuery(event.currentTarget.value)}
      />
      <select
        className={css.field}
        aria-label="Field"
        value={field}
        onChange={event => onField(event.currentTarget.value)}
      >
        <option value="">All fields</option>
        {Object.entries(GALLERY_FIELDS)
          .filter(([id]) => GALLERY.some(sheet => sheet.field === id))
          .map(([id, title]) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </select>
    </div>
  )
}

interface SheetsProps {
  readonly query: string
  readonly field: string
  readonly onShow: OpenCopy
  readonly onOpen: OpenCopy
  readonly busy: boolean
}

function Sheets({ query, field, onShow, onOpen, busy }: SheetsProps) {
  const wanted = useDeferredValue(query)
  const groups = useMemo(() => findSheets(wanted, field), [wanted, field])
  return (
    <>
      <p role="status" className={css.nothing}>
        {groups.length === 0 ? 'No worksheet has these words. Try fewer, or all fields.' : ''}
      </p>
      {groups.map(({ field: id, title, sheets }) => (
        <section key={id} aria-labelledby={`field-${id}`}>
          <h2 id={`field-${id}`} className={css.heading}>
            {title}
          </h2>
          <ul className={css.cards}>
            {sheets.map(sheet => (
              <li key={sheet.id} className={css.card}>
                <button type="button" className={css.show} onClick={() => onShow(sheet)}>
                  <span className={css.title}>{sheet.title}</span>
                  <span className={css.summary}>{sheet.summary}</span>
                  {sheet.source !== '' && <span className={css.source}>{sheet.source}</span>}
                </button>
                <Button
                  tone="quiet"
                  className={css.open}
                  disabled={busy}
                  aria-label={`Open a copy of ${sheet.title}`}
                  onClick={() => onOpen(sheet)}
                >
                  Open a copy
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface LookProps {
  readonly sheet: GallerySheetEntry
  readonly back: () => void
  readonly onOpen: OpenCopy
  readonly busy: boolean
}

/** One sheet as it looks, calculated. */
function Look({ sheet, back, onOpen, busy }: LookProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <div className={css.actions}>
        <Button onClick={back}>All worksheets</Button>
        <Button ref={button} tone="accent" disabled={busy} onClick={() => onOpen(sheet)}>
          Open a copy
        </Button>
      </div>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Preview sheet={sheet} />
      </Suspense>
    </>
  )
}
