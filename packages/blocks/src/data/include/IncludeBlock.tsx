import { Suspense, useState } from 'react'
import { FileInput, RefreshCw } from 'lucide-react'
import { Messages } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import type { BlockViewProps, VariableSource } from '@calcwright/editor'
import { functionProps, includeProps, includesIn, libraryProps } from './include-block.ts'
import { Library } from './Library.tsx'
import { planLimitProblem } from './limits.ts'
import type { IncludeProps } from './fields.ts'
import { useBlockFocus } from '../use-block-focus.ts'
import type { SheetCall } from './SheetFunction.tsx'
import { useSource } from './use-source.ts'
import { Values } from './Values.tsx'
import styles from './include.module.css'

const IncludePicker = lazyPart(() => import('./IncludePicker.tsx'))

/** Why there may be no further include of the source; null when there may. */
function beyondPlanWith(
  { block, editor }: BlockViewProps<IncludeProps>,
  source: VariableSource,
): string | null {
  if (!source.limits) return null
  const others = includesIn(editor.worksheet.blocks().filter(({ id }) => id !== block.id))
  return planLimitProblem([...others, { source: source.hash, variables: 0 }], {
    ...source.limits,
    variables: null,
  })
}

/** Variables of another worksheet, with their values here. */
export default function IncludeBlock(view: BlockViewProps<IncludeProps>) {
  const { block, props, result, active, readOnly, editor } = view
  const { worksheets, help } = editor.actions
  const blank = props.hash_string === '' && props.library === ''
  const mayEdit = !readOnly && editor.rights.interaction === 2 && worksheets !== undefined
  // A block that was just inserted opens the choice of a worksheet.
  const [choosing, setChoosing] = useState(blank && active && mayEdit)
  const focus = useBlockFocus(view)
  const failed = result?.outcomes.find(outcome => outcome.error)
  const close = (): void => {
    setChoosing(false)
    if (blank) editor.convert(block.id, { type: editor.registry.lineType, props: {} }, { at: 'start' })
    else editor.focus(block.id, { at: 'start' })
  }
  return (
    <div className={styles.block}>
      <div {...focus} role="group" aria-label={titleOf(props)} className={styles.frame}>
        {blank ? (
          <Placeholder open={mayEdit ? () => setChoosing(true) : undefined} />
        ) : props.library !== '' ? (
          <Library
            library={props.library}
            name={props.table_name}
            change={mayEdit ? () => setChoosing(true) : undefined}
          />
        ) : (
          <>
            <Header view={view} mayEdit={mayEdit} change={() => setChoosing(true)} />
            <Values view={view} />
          </>
        )}
      </div>
      <Messages id={`${block.id}-messages`} outcome={failed} active={active} help={help} />
      {choosing && worksheets && (
        <Suspense fallback={null}>
          <IncludePicker
            worksheets={worksheets}
            source={props.hash_string === '' ? null : props.hash_string}
            names={namesOf(props)}
            call={callOf(props)}
            choose={(source, names, call) => {
              const problem = beyondPlanWith(view, source)
              if (problem !== null) return void editor.actions.notify?.(problem, 'error')
              const made = call && functionProps(source, { ...call, outputs: names })
              if (made && !made.ok) return void editor.actions.notify?.(made.problem, 'error')
              editor.setProps(block.id, made ? made.props : includeProps(source, names), { step: true })
              setChoosing(false)
              editor.focus(block.id, { at: 'start' })
            }}
            library={props.library === '' ? undefined : { library: props.library, name: props.table_name }}
            chooseLibrary={({ library, name }) => {
              editor.setProps(block.id, { ...libraryProps(library), table_name: name }, { step: true })
              setChoosing(false)
              editor.focus(block.id, { at: 'start' })
            }}
            close={close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Names of the source that are chosen. */
const namesOf = ({ function_name, variables, tables, outputs }: IncludeProps): readonly string[] =>
  function_name === '' ? [...variables, ...tables].map(({ name }) => name) : outputs

const callOf = ({ function_name: name, inputs }: IncludeProps): SheetCall | null =>
  name === '' ? null : { name, inputs }

const titleOf = ({ worksheet_name, library }: IncludeProps): string =>
  worksheet_name === '' && library === ''
    ? 'Include'
    : `Include from ${worksheet_name || `library ${library}`}`

function Placeholder({ open }: { open: (() => void) | undefined }) {
  return (
    <div className={styles.header}>
      <FileInput size={16} aria-hidden="true" />
      <span>No worksheet chosen</span>
      {open && (
        <button type="button" className={styles.action} onClick={open}>
          Choose a worksheet
        </button>
      )}
    </div>
  )
}

interface HeaderProps {
  readonly view: BlockViewProps<IncludeProps>
  readonly mayEdit: boolean
  change(): void
}

function Header({ view, mayEdit, change }: HeaderProps) {
  const { props } = view
  const source = useSource(view, mayEdit)
  return (
    <>
      <div className={styles.header}>
        <FileInput size={16} aria-hidden="true" />
        <span>
          Included from{' '}
          <a href={view.editor.actions.worksheets?.address(props.hash_string)} target="_blank" rel="noopener">
            {source.name}
          </a>
        </span>
        {!mayEdit && source.newer && <span className={styles.newer}>Newer values</span>}
        {mayEdit && (
          <span className={styles.actions}>
            {source.newer && <span className={styles.newer}>Newer values</span>}
            <button
              type="button"
              className={styles.action}
              data-strong={source.newer || undefined}
              disabled={source.loading}
              onClick={source.refresh}
            >
              <RefreshCw size={13} aria-hidden="true" />
              Refresh
            </button>
            <button type="button" className={styles.action} onClick={change}>
              Change
            </button>
          </span>
        )}
      </div>
      {source.older.map(({ hash, name, source: from }) => (
        <p key={`${hash} ${from}`} className={styles.older} role="status">
          <a href={view.editor.actions.worksheets?.address(hash)} target="_blank" rel="noopener">
            {name}
          </a>{' '}
          has older values of {from}. Refresh its include there, then this one.
        </p>
      ))}
      {!source.whole && (
        <p className={styles.older} role="status">
          {source.name} includes more worksheets than were looked at: they may have newer values.
        </p>
      )}
      {source.remark !== '' && (
        <p className={styles.problem} role="alert">
          {source.remark}
        </p>
      )}
      {source.problem !== '' && (
        <p className={styles.problem} role="alert">
          {source.problem}
        </p>
      )}
    </>
  )
}
