/** The head of the lines of Fusion: the document, what is stored, and the way to Fusion. */
import { useEffect, useId, useMemo, useState } from 'react'
import { Layers, RefreshCw } from 'lucide-react'
import type { BlockViewProps, FusionLink } from '@calcwright/editor'
import { useStore } from 'zustand'
import { useBlockFocus } from '../data/use-block-focus.ts'
import type { FusionProps } from './fusion/schema.ts'
import { type FusionSync, type SyncState, syncOf } from './sync.ts'
import styles from './fusion.module.css'

export default function FusionBlock(view: BlockViewProps<FusionProps>) {
  const focus = useBlockFocus(view)
  const { actions, report } = view.editor
  const fusion = report ? undefined : actions.fusion
  return (
    <div className={styles.block}>
      <div {...focus} role="group" aria-label="Fusion parameters" className={styles.frame}>
        {fusion ? (
          <Linked view={view} link={fusion} />
        ) : (
          <div className={styles.header}>
            <Layers size={16} aria-hidden="true" />
            <span className={styles.title}>Fusion parameters</span>
          </div>
        )}
      </div>
    </div>
  )
}

interface LinkedProps {
  readonly view: BlockViewProps<FusionProps>
  readonly link: FusionLink
}

function Linked({ view, link }: LinkedProps) {
  const { editor, block, readOnly } = view
  const sync = syncOf(editor, link)
  const state = useStore(sync.state)
  const { variables, status } = state
  useEffect(() => sync.use(), [sync])
  useRemovalOnFailure(view, state)
  const reportId = useId()
  const mayEdit = !readOnly && editor.rights.interaction === 2
  const add = (): void => {
    const [id] = [...editor.worksheet.childrenOf(block.id)].slice(-1)
    const item = { type: 'fusion_var' }
    if (id !== undefined) return editor.insert(id, 'after', [item], { at: 'start' })
    editor.perform([{ kind: 'insert', blocks: [item], at: { inside: block.id, at: 'end' } }])
  }
  return (
    <>
      <div className={styles.header}>
        <Layers size={16} aria-hidden="true" />
        <span className={styles.title}>Fusion parameters</span>
        <span>{variables && (variables.documentName || 'No design is linked yet')}</span>
        <span className={styles.actions}>
          {mayEdit && (
            <button type="button" className={styles.action} onClick={add}>
              Add a parameter
            </button>
          )}
          <button type="button" className={styles.action} onClick={link.install}>
            Get the add-in
          </button>
          {variables && status !== 'disabled' && (
            <SyncLink key={state.stored} link={link} state={state} reportId={reportId} />
          )}
        </span>
      </div>
      <Report state={state} sync={sync} id={reportId} />
    </>
  )
}

/** A block into which nothing was typed goes again when the parameters cannot be read. */
function useRemovalOnFailure({ editor, block }: BlockViewProps<FusionProps>, state: SyncState): void {
  const failed = state.status === 'failed' && state.variables === null
  useEffect(() => {
    if (!failed) return
    const { worksheet } = editor
    const lines = worksheet.childrenOf(block.id).map(id => worksheet.block(id)?.props as Partial<Typed>)
    if (lines.some(line => line.name || line.value)) return
    editor.actions.notify?.(`Unable to load the parameters of Fusion. ${state.problem}`, 'error')
    if (!editor.rights.edit) return
    const item = { type: editor.registry.lineType, props: {} }
    editor.perform([
      { kind: 'insert', blocks: [item], at: { after: block.id } },
      { kind: 'remove', ids: [block.id] },
    ])
    // Once: what is typed after that stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed])
}

interface Typed {
  readonly name: string
  readonly value: string
}

interface SyncLinkProps {
  readonly link: FusionLink
  readonly state: SyncState
  /** Element that says why the link waits. */
  readonly reportId: string
}

/** Starts Fusion with the worksheet; it is used up until something else is stored. */
function SyncLink({ link, state: { variables, status }, reportId }: SyncLinkProps) {
  const [used, setUsed] = useState(false)
  const ready = status === 'stored' && !used
  const address = useMemo(() => variables && startAddress(link.server, variables), [link, variables])
  return (
    <a
      href={ready && address ? address : undefined}
      // Without an address it would be no link for screen readers.
      role={ready ? undefined : 'link'}
      aria-disabled={!ready}
      aria-describedby={reportId}
      tabIndex={0}
      data-strong=""
      className={styles.action}
      onClick={event => {
        if (!ready) return event.preventDefault()
        // The link is gone with the next picture: following it comes first.
        setTimeout(() => setUsed(true))
      }}
    >
      <RefreshCw size={14} aria-hidden="true" />
      {used ? 'Sent to Fusion' : 'Sync with Fusion'}
    </a>
  )
}

/** The add-in gets the private part and stops the inserting of a file that the link is made for. */
function startAddress(server: string, { id, documentId }: NonNullable<SyncState['variables']>): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]
  const privateInfo = JSON.stringify({ id, docId: documentId, random, server })
  const file = `${server}/worksheets/${id}`
  return `fusion360://host/?${new URLSearchParams({ command: 'insert', file, privateInfo }).toString().replaceAll('+', '%20')}`
}

const STATUS: Partial<Record<SyncState['status'], string>> = {
  reading: 'Reading the parameters…',
  waiting: 'Waiting for the results…',
  empty: 'No parameter is set yet: choose one and write its value.',
  storing: 'Storing…',
  stored: 'Stored for Fusion.',
  disabled: 'You do not have edit rights for this worksheet. Syncing is disabled.',
}

interface ReportProps {
  readonly state: SyncState
  readonly sync: FusionSync
  readonly id: string
}

function Report({ state, sync, id }: ReportProps) {
  const { status, problem, duplicates, variables } = state
  return (
    <>
      {problem === '' ? (
        <p id={id} className={styles.status} role="status">
          {STATUS[status]}
        </p>
      ) : (
        <p id={id} className={styles.problem} role="alert">
          {status === 'wrong' ? `Nothing is stored: ${problem}` : problem}{' '}
          {status === 'failed' && (
            <button
              type="button"
              className={styles.action}
              onClick={() => (variables ? sync.check() : void sync.read().catch(() => {}))}
            >
              Try again
            </button>
          )}
        </p>
      )}
      {duplicates.length > 0 && (
        <p className={styles.problem} role="alert">
          Possible conflict: {duplicates.join(', ')} {duplicates.length === 1 ? 'is' : 'are'} also set by
          another worksheet of this design.
        </p>
      )}
    </>
  )
}
