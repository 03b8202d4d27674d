/** The way to a variable of Onshape: connect, part, variable; then the block has its value. */
import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { OnshapeLink, OnshapeNamed } from '@calcwright/editor'
import { NewVariable } from './NewVariable.tsx'
import type { OnshapeValue } from './onshape-value.ts'
import type { ChosenVariable } from './onshape-variable.ts'
import { sentenceOf, useFlow } from './use-flow.ts'
import styles from './onshape.module.css'

interface OnshapeFlowProps {
  readonly link: OnshapeLink
  /** Takes the variable over. Rejects with a sentence. */
  choose(variable: ChosenVariable): Promise<void>
  /** Whether a variable may be made, with the value it begins with; null where it may not. */
  readonly create: { readonly value: (OnshapeValue & { readonly ok: true }) | null } | null
  close(): void
}

export function OnshapeFlow({ link, choose, create, close }: OnshapeFlowProps) {
  const { step, connect, openPart } = useFlow(link, create !== null)
  const [problem, setProblem] = useState('')
  const take = (part: OnshapeNamed, variable: OnshapeNamed): void => {
    setProblem('')
    const chosen = { part_id: part.id, part_name: part.name, var_id: variable.id, var_name: variable.name }
    choose(chosen).catch((error: unknown) => setProblem(sentenceOf(error)))
  }
  return (
    <Frame close={close} problem={problem}>
      {step.kind === 'connecting' && <p role="status">Connecting to Onshape …</p>}
      {step.kind === 'sign-in' && <SignIn link={link} done={connect} />}
      {step.kind === 'document' && <DocumentForm link={link} done={connect} />}
      {step.kind === 'parts' && <Choices label="Choose a part" entries={step.parts} choose={openPart} />}
      {step.kind === 'variables' && (
        <>
          <Choices
            label={`Choose a variable of ${step.part.name}`}
            entries={step.variables}
            choose={variable => take(step.part, variable)}
          />
          {create && (
            <NewVariable
              link={link}
              part={step.part}
              value={create.value}
              made={variable => take(step.part, variable)}
            />
          )}
        </>
      )}
      {step.kind === 'failed' && (
        <p className={styles.problem} role="alert">
          {step.problem}
        </p>
      )}
      {(step.kind === 'failed' || step.kind === 'variables') && (
        <button type="button" className={styles.action} onClick={() => void connect(true)}>
          {step.kind === 'failed' ? 'Try again' : 'Parts'}
        </button>
      )}
    </Frame>
  )
}

interface FrameProps {
  readonly problem: string
  readonly children: ReactNode
  close(): void
}

function Frame({ problem, children, close }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      // Keys of the sheet are not meant here.
      event.stopPropagation()
      if (event.key === 'Escape') close()
    }
    const element = frame.current
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [close])
  return (
    <div ref={frame} className={styles.chooser} role="group" aria-label="Connection to Onshape">
      {children}
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="button" className={styles.action} onClick={close}>
        Cancel
      </button>
    </div>
  )
}

interface StepProps {
  readonly link: OnshapeLink
  done(): Promise<void>
}

function SignIn({ link, done }: StepProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => link.whenConnected(() => void done()), [link, done])
  const open = (): void => {
    setOpen(true)
    link.connect()
  }
  return (
    <>
      <p>Sign in to Onshape once: it opens in a window of its own, and Calcwright sees no password.</p>
      <div className={styles.create}>
        <button type="button" className={styles.action} data-strong="" onClick={open}>
          Connect to Onshape
        </button>
        {isOpen && (
          <button type="button" className={styles.action} onClick={() => void done()}>
            I have signed in
          </button>
        )}
      </div>
    </>
  )
}

function DocumentForm({ link, done }: StepProps) {
  const id = useId()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setProblem('')
    link.link(address).then(done, (error: unknown) => setProblem(sentenceOf(error)))
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>Address of the document in Onshape</label>
      <div className={styles.create}>
        <input
          id={id}
          value={address}
          autoComplete="off"
          placeholder="https://cad.onshape.com/documents/…/w/…"
          onChange={event => setAddress(event.target.value)}
        />
        <button type="submit" className={styles.action} data-strong="">
          Link
        </button>
      </div>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly entries: readonly OnshapeNamed[]
  choose(entry: OnshapeNamed): void
}

function Choices({ label, entries, choose }: ChoicesProps) {
  return (
    <>
      <p className={styles.title}>{label}</p>
      <ul className={styles.list} aria-label={label}>
        {entries.map(entry => (
          <li key={entry.id}>
            <button type="button" className={styles.entry} onClick={() => choose(entry)}>
              {entry.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
