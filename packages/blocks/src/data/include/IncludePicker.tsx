import { useEffect, useState } from 'react'
import { ArrowLeft, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { OtherWorksheets, VariableSource } from '@calcwright/editor'
import { message } from '@calcwright/math/messages/blocks'
import { LibraryPreview } from './LibraryPreview.tsx'
import type { SheetCall } from './SheetFunction.tsx'
import { VariableChoice } from './VariableChoice.tsx'
import { WorksheetChoice } from './WorksheetChoice.tsx'
import styles from './picker.module.css'

interface IncludePickerProps {
  readonly worksheets: OtherWorksheets
  /** Hash of the worksheet to begin with; null to choose one. */
  readonly source: string | null
  /** Names that are chosen already. */
  readonly names: readonly string[]
  /** The function that is chosen already; null for values. Absent where only values can be included. */
  readonly call?: SheetCall | null
  choose(source: VariableSource, names: readonly string[], call: SheetCall | null): void
  /** The library that is chosen already. */
  readonly library?: LibraryName | undefined
  /** Takes a library under a name; absent where only worksheets can be included. */
  chooseLibrary?(library: LibraryName): void
  close(): void
}

interface LibraryName {
  readonly library: string
  readonly name: string
}

/** First the worksheet, then the variables of it. */
export default function IncludePicker({
  worksheets,
  source,
  names,
  call,
  choose,
  library: chosen,
  chooseLibrary,
  close,
}: IncludePickerProps) {
  const [hash, setHash] = useState(source)
  const [library, setLibrary] = useState(chosen)
  const [row, setRow] = useState('')
  const show = (found: LibraryName, ofRow: string): void => {
    setLibrary(found)
    setRow(ofRow)
  }
  const isFirst = hash === null && !library
  const back = (): void => {
    setHash(null)
    setLibrary(undefined)
  }
  return (
    <Dialog.Root open onOpenChange={open => open || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.content}
          aria-describedby={undefined}
          onOpenAutoFocus={focusSearch}
          onCloseAutoFocus={event => event.preventDefault()}
        >
          <header className={styles.header}>
            {!isFirst && (
              <button type="button" className={styles.icon} aria-label="Back" onClick={back}>
                <ArrowLeft size={18} aria-hidden="true" />
              </button>
            )}
            <Dialog.Title className={styles.title}>
              {isFirst ? 'Where do you want to include from?' : library ? 'Library' : 'Which variables?'}
            </Dialog.Title>
            <Dialog.Close asChild>
              <button type="button" className={styles.icon} aria-label="Close">
                <X size={18} aria-hidden="true" />
              </button>
            </Dialog.Close>
          </header>
          {library && chooseLibrary ? (
            <LibraryPreview
              {...library}
              row={row}
              choose={name => chooseLibrary({ library: library.library, name })}
            />
          ) : hash === null ? (
            <WorksheetChoice
              worksheets={worksheets}
              choose={setHash}
              chooseLibrary={chooseLibrary && ((name, found) => show({ library: name, name }, found))}
            />
          ) : (
            <Variables
              key={hash}
              worksheets={worksheets}
              hash={hash}
              names={hash === source ? names : []}
              {...(call !== undefined && { call: hash === source ? call : null })}
              choose={choose}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Over another dialog, which takes the focus back first, the field's own focus is not enough. */
function focusSearch(event: Event) {
  const search = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input[type=search]')
  if (!search) return
  event.preventDefault()
  search.focus()
}

function circleProblem(circle: readonly string[]): string {
  if (circle.length === 2) return 'A worksheet cannot include itself.'
  return message('syntax.include.circle', { chain: circle.join(' → ') }).text
}

interface VariablesProps extends Pick<IncludePickerProps, 'worksheets' | 'names' | 'call' | 'choose'> {
  readonly hash: string
}

function Variables({ worksheets, hash, names, call, choose }: VariablesProps) {
  const [source, setSource] = useState<VariableSource | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    worksheets
      .variables(hash)
      .then(setSource, (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
  }, [worksheets, hash])
  if (problem !== '')
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )
  if (!source)
    return (
      <p className={styles.note} role="status">
        Loading the variables…
      </p>
    )
  if (source.circle && source.circle.length > 0)
    return (
      <p className={styles.problem} role="alert">
        {circleProblem(source.circle)}
      </p>
    )
  if (source.variables.length === 0)
    return (
      <p className={styles.note} role="status">
        No Variables Were Found in {source.name}. Open it once, so that its results are saved.
      </p>
    )
  return (
    <VariableChoice
      source={source}
      names={names}
      {...(call !== undefined && { call })}
      choose={(chosen, made) => choose(source, chosen, made)}
    />
  )
}
