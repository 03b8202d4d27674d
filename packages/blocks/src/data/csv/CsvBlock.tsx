import { useState } from 'react'
import { FileSpreadsheet } from 'lucide-react'
import { Messages } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { DataActions } from '../DataActions.tsx'
import { UploadZone, useUploads } from '../UploadZone.tsx'
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
  const { uploads, take } = useUploads(view)
  const replace = async (files: readonly File[]): Promise<void> => {
    if (!(await take(files))) return
    setReplacing(false)
    // The settings say what differs in the newer file when they are opened.
    if (imported) setAdjusting(true)
  }
  const awaits = props.digest === '' || replacing || uploads.length > 0
  return (
    <div className={styles.block}>
      <div {...focus} role="group" aria-label="CSV and Excel data" className={shared.frame}>
        {awaits && (
          <UploadZone
            view={view}
            label="Click here or drag a CSV or Excel file here"
            accept=""
            multiple
            take={files => void replace(files)}
          />
        )}
        {!awaits && (
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
