import { memo, Suspense, useEffect, useRef, useState, useLayoutEffect } from 'react'
import { ChevronRight, Clock } from 'lucide-react'
import type { Outcome } from '@calcwright/evaluator'
import type { OutputActions, OutputRights } from './actions.ts'
import { DrawnResult } from './DrawnResult.tsx'
import { OutputMenu, Question } from './OutputMenu.tsx'
import type { MenuOpener, QuestionKind } from './output-menu-props.ts'
import { resultText } from './result-text.ts'
import { isShown } from './settings.ts'
import type { OutputSettings } from './settings.ts'
import styles from './output.module.css'
import type { RefObject } from 'react'

export interface OutputBoxProps {
  readonly outcome: Outcome | undefined
  readonly settings: OutputSettings
  readonly approximateByDefault: boolean
  readonly stepsByDefault: boolean
  readonly calculating: boolean
  /** Not computed after an abort or in manual mode: what is shown is old. */
  readonly stale: boolean
  /** The line ends in `=` already. */
  readonly afterEquals: boolean
  /** Stands before the result in place of an equals sign, as LaTeX. */
  readonly lead?: string | undefined
  readonly active: boolean
  readonly rights: OutputRights
  readonly deferred: boolean
  /** Stays the same from one rendering to the next. */
  readonly actions: OutputActions
}

/** The result of one statement, with what can be done to it. Errors and notices: see Messages. */
export const OutputBox = memo(function OutputBox(props: OutputBoxProps) {
  useAnnouncement(props)
  const waits = props.stale && !props.calculating && props.outcome?.error?.kind !== 'interrupted'
  return (
    <>
      <Answer {...props} stale={waits} />
      {waits && <NotCalculated active={props.active} calculate={props.actions.calculate} />}
    </>
  )
})

/** Content in the place of the result. */
export function answerForm(
  outcome: Outcome | undefined,
  settings: OutputSettings,
): 'none' | 'hidden' | 'suppressed' | 'shown' {
  if (!outcome || outcome.error || outcome.kind === 'nothing') return 'none'
  // A long definition says that it is long: so it offers to show what it has, as a long result does.
  if (outcome.suppressed && settings.mode !== 'collapsed') return 'suppressed'
  return isShown(settings, outcome) ? 'shown' : 'hidden'
}

function Answer(props: OutputBoxProps) {
  const { outcome, settings, rights, active, actions } = props
  const [prompt, setPrompt] = useState<QuestionKind | null>(null)
  const form = answerForm(outcome, settings)
  const whole = rights === 'everything'
  // The link goes, and the focus with it.
  const change = (patch: Partial<OutputSettings>): void => {
    actions.change(patch)
    actions.refocus()
  }
  // The unit chosen for the result fits no longer: the menu of a result is not there to change it.
  if (whole && settings.unit !== '' && outcome?.error?.kind === 'unit' && !outcome.error.position)
    return <Offer label="Show in its own unit" act={() => change({ unit: '' })} />
  if (!outcome || form === 'none') return null
  if (form === 'hidden') return rights === 'nothing' ? null : <Opener active={active} actions={actions} />
  if (form === 'suppressed')
    return (
      whole && (
        <Offer
          label="Show Result"
          act={() => change({ force: true, ...(!outcome.shown && { mode: 'expanded' }) })}
        />
      )
    )
  return (
    <div
      className={styles.output}
      data-calculating={props.calculating || undefined}
      data-stale={props.stale || undefined}
      data-output=""
    >
      {prompt ? (
        <Suspense fallback={null}>
          <Question
            kind={prompt}
            outcome={outcome}
            settings={settings}
            actions={actions}
            close={() => {
              setPrompt(null)
              actions.refocus()
            }}
          />
        </Suspense>
      ) : (
        <Shown {...props} outcome={outcome} ask={setPrompt} />
      )}
    </div>
  )
}

interface ShownProps extends OutputBoxProps {
  readonly outcome: Outcome
  ask(kind: QuestionKind): void
}

function Shown({ outcome, afterEquals, lead, rights, deferred, ask, ...rest }: ShownProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<MenuOpener | null>(null)
  const interactive = rights === 'everything'
  useMenuKey(rest.active && interactive, place, () => setOpen('line'))
  // Mixed units of a list are those of its items, which no one unit replaces.
  const convertible = interactive && outcome.unit !== '' && !outcome.unit.startsWith('[')
  return (
    <>
      <span ref={place} className={styles.place}>
        <DrawnResult
          outcome={outcome}
          afterEquals={afterEquals}
          lead={lead}
          calculating={rest.calculating}
          deferred={deferred}
          convert={convertible ? () => ask('unit') : undefined}
        />
      </span>
      {interactive && (
        <OutputMenu
          {...rest}
          outcome={outcome}
          convertible={convertible}
          open={open}
          setOpen={setOpen}
          ask={ask}
        />
      )}
    </>
  )
}

/** The line waits for a request to calculate. */
function NotCalculated({ active, calculate }: { active: boolean; calculate: (() => void) | undefined }) {
  const icon = <Clock size={13} aria-hidden="true" />
  if (!calculate)
    return (
      <span role="img" aria-label="Not calculated" title="Not calculated" className={styles.waiting}>
        {icon}
      </span>
    )
  return (
    <button
      type="button"
      aria-label="Not calculated. Calculate this line"
      title="Not calculated. Calculate this line"
      className={styles.waiting}
      tabIndex={active ? 0 : -1}
      onPointerDown={event => event.preventDefault()}
      onClick={calculate}
    >
      {icon}
    </button>
  )
}

/** A definition shows its value only when asked. */
function Opener({ active, actions }: { active: boolean; actions: OutputActions }) {
  const button = useRef<HTMLButtonElement>(null)
  const open = (): void => {
    const focused = document.activeElement === button.current
    actions.change({ mode: 'expanded' })
    // The button goes, and the focus with it.
    if (focused) actions.refocus()
  }
  useMenuKey(active, button, open)
  return (
    <button
      ref={button}
      type="button"
      className={styles.opener}
      aria-label="Show the result"
      title="Show the result (F10)"
      tabIndex={active ? 0 : -1}
      onPointerDown={event => event.preventDefault()}
      onClick={open}
    >
      <ChevronRight size={14} aria-hidden="true" />
    </button>
  )
}

/** Button for a result that is not shown; the message under the line gives the reason. */
function Offer({ label, act }: { label: string; act: () => void }) {
  return (
    <div className={styles.suppressed}>
      <button type="button" className={styles.link} onClick={act}>
        {label}
      </button>
    </div>
  )
}

/** Announces the new result of the line with the caret, once it has settled. */
function useAnnouncement({ outcome, active, calculating, actions }: OutputBoxProps): void {
  const announced = useRef<string | null>(null)
  const { announce } = actions
  const text = outcome?.error ? '' : outcome?.shown ? resultText(outcome) : ''
  useEffect(() => {
    if (!active || announced.current === null || calculating) {
      announced.current ??= text
      return
    }
    // After an error the same result is announced again.
    if (text === '') announced.current = ''
    if (text === announced.current) return
    const timer = setTimeout(() => {
      announced.current = text
      announce(text)
    }, 700)
    return () => clearTimeout(timer)
  }, [active, calculating, text, announce])
}

/** The keys of menus: F10, with Shift or without, and the menu key. */
const isMenuKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'ContextMenu' || key === 'F10') && !altKey && !ctrlKey && !metaKey

/** Opens what belongs to the result from anywhere in the active line, whatever the formula does with keys. */
function useMenuKey(active: boolean, place: RefObject<HTMLElement | null>, open: () => void): void {
  // Opens with the paint: the next key is meant for the visible menu.
  useLayoutEffect(() => {
    const line = active ? place.current?.closest<HTMLElement>('[data-block]') : null
    if (!line) return
    const press = (event: KeyboardEvent): void => {
      if (!isMenuKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      open()
    }
    line.addEventListener('keydown', press, { capture: true })
    return () => line.removeEventListener('keydown', press, { capture: true })
  }, [active, place, open])
}
