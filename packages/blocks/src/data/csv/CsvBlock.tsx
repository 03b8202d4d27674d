import { useEffect, useState } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { Messages } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { DataActions } from '../DataActions.tsx'
import { dataFields } from '../uploaded-block.ts'
import { UploadZone } from '../UploadZone.tsx'
import { takeRememberedFiles } from '../remembered-files.ts'
import { sendFile } from '../uploads.ts'
import { useBlockFocus } from '../use-block-focus.ts'
import { ImportSettings } from './ImportSettings.tsx'
import { ColumnList } from './ColumnList.tsx'
import type { CsvProps } from './schema.ts'
import shared from '../upload.module.css'
import styles from './csv.module.css'

/** Data of a file: the zone for it, then the choice of what is imported, then its names. */
export default function CsvBlock(view: BlockViewProps<CsvProps>) {
  const { block, props, readOnly, editor } = view
  const focus = useBlockFocus(view)
  const [replacing, setReplacing] = useState(false)
  const [adjusting, setAdjusting] = useState(false)
  const mayEdit = !readOnly && editor.rights.interaction === 2
  const imported = props.columns.length > 0
  const take = async (files: readonly File[]): Promise<void> => {
    let file: File | undefined
    try {
      file = files.length > 1 ? await oneFileOf(files) : files[0]
    } catch (error) {
      return editor.actions.notify?.(error instanceof Error ? error.message : String(error), 'error')
    }
    const stored = file && (await sendFile(editor, block.id, file))
    if (!stored) return
    if (stored.kind === 'image')
      return editor.actions.notify?.(`${stored.name} is a picture, no data.`, 'error')
    editor.setProps(block.id, dataFields(stored), { step: true })
    setReplacing(false)
    // The settings say what differs in the newer file when they are opened.
    if (imported) setAdjusting(true)
  }
  useEffect(() => {
    void take(takeRememberedFiles(block.id))
    // oxlint-disable-next-line react/exhaustive-deps -- the file waits for the first drawing only
  }, [block.id])
  return (
    <div className={styles.block}>
      <div {...focus} role="group" aria-label="CSV and Excel data" className={shared.frame}>
        {(props.digest === '' || replacing) && (
          <UploadZone
            editor={editor}
            block={block.id}
            label="Click here or drag a CSV or Excel file here"
            accept=""
            multiple
            readOnly={readOnly}
            take={files => void take(files)}
          />
        )}
        {props.digest !== '' && !replacing && (
          <>
            <Header
              name={props.upload_name}
              adjust={mayEdit && !adjusting && imported ? () => setAdjusting(true) : undefined}
              replace={() => setReplacing(true)}
            />
            {mayEdit && (adjusting || !imported) ? (
              <ImportSettings
                key={props.digest}
                view={view}
                close={() => {
                  setAdjusting(false)
                  editor.focus(block.id, { at: 'start' })
                }}
              />
            ) : (
              <Imported view={view} mayEdit={mayEdit} />
            )}
          </>
        )}
        {replacing && (
          <button type="button" className={shared.action} onClick={() => setReplacing(false)}>
            Keep {props.upload_name}
          </button>
        )}
      </div>
      <Problems view={view} />
    </div>
  )
}

/** The names that the data has, and what can be made of them. */
function Imported({ view, mayEdit }: { readonly view: BlockViewProps<CsvProps>; readonly mayEdit: boolean }) {
  const { block, props, result, editor } = view
  const outcome = result?.outcomes[0]
  const columns = outcome?.columns ?? []
  return (
    <>
      <ColumnList props={props} outcome={outcome} />
      {mayEdit && columns.length > 0 && (
        <span className={styles.actions}>
          <DataActions
            editor={editor}
            block={block.id}
            columns={columns.filter(({ width }) => width === undefined)}
            rows={columns[0]!.count}
            className={shared.action}
          />
        </span>
      )}
    </>
  )
}

/** Several files as one, which has the name of the first and says how many others are in it. */
async function oneFileOf(files: readonly File[]): Promise<File> {
  const { combineFiles } = await import('./reading/read-aside.ts')
  const read = files.map(async file => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
  const bytes = await combineFiles(await Promise.all(read))
  const name = files[0]!.name.replace(/\.[^.]*$/, '')
  return new File([bytes], `${name} and ${files.length - 1} more.csv`, { type: 'text/csv' })
}

interface HeaderProps {
  readonly name: string
  /** Absent where the import cannot be changed. */
  readonly adjust: (() => void) | undefined
  replace(): void
}

function Header({ name, adjust, replace }: HeaderProps) {
  return (
    <div className={styles.header}>
      <FileSpreadsheet size={16} aria-hidden="true" />
      <span>{name}</span>
      {adjust && (
        <span className={styles.actions}>
          <button type="button" className={shared.action} onClick={adjust}>
            Update Import Settings
          </button>
          <button type="button" className={shared.action} onClick={replace}>
            Replace file
          </button>
        </span>
      )}
    </div>
  )
}

/** Errors of the reading, which may be tried again. */
function Problems({ view: { block, result, active, editor } }: { readonly view: BlockViewProps<CsvProps> }) {
  const outcome = result?.outcomes[0]
  const again = { label: 'Try Again', run: () => editor.actions.calculate?.([block.id]) }
  const isFileLost = outcome?.error?.code.startsWith('resource') === true
  return (
    <Messages
      id={`${block.id}-messages`}
      outcome={outcome}
      active={active}
      remark={isFileLost ? { text: '', actions: [again] } : null}
      help={editor.actions.help}
    />
  )
}
