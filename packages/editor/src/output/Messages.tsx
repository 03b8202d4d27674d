import { memo } from 'react'
import { CircleAlert, CircleHelp, TriangleAlert } from 'lucide-react'
import type { Outcome } from '@calcwright/evaluator'
import type { OpenHelp } from './actions.ts'
import styles from './messages.module.css'

/** A sentence of less weight than a notice, '' for none, and buttons. */
export interface Remark {
  readonly text: string
  readonly actions: readonly { readonly label: string; run(): void }[]
}

interface MessagesProps {
  readonly id: string
  readonly outcome: Outcome | undefined
  readonly active: boolean
  /** A question stands in place of the notices. */
  readonly asked?: boolean
  /** Remark of the line itself, with its actions. */
  readonly remark?: Remark | null
  readonly help: OpenHelp
}

/** Errors and notices under the line; each notice is shown once however often it is given. */
export const Messages = memo(function Messages({ id, outcome, active, asked, remark, help }: MessagesProps) {
  if (!outcome && !remark) return null
  const error = outcome?.error
  const notices = asked ? [] : [...new Map(outcome?.notices.map(one => [one.text, one])).values()]
  const shownRemark = asked ? null : remark
  if (!error && notices.length === 0 && !shownRemark) return null
  return (
    <div className={styles.messages} data-messages="">
      <div className={styles.sentences}>
        {error && (
          <p
            id={id}
            className={error.kind === 'halted' ? styles.halted : styles.error}
            // One mistake halts many lines: only the mistake itself is announced.
            role={error.kind === 'halted' ? undefined : 'alert'}
          >
            <CircleAlert size={13} aria-hidden="true" />
            <span>{error.message}</span>
            <Help about="error" active={active} open={help && (() => help(error))} />
          </p>
        )}
        {notices.map(({ code, text }) => (
          <p key={text} className={styles.notice} role="status">
            <TriangleAlert size={13} aria-hidden="true" />
            <span>{text}</span>
            <Help
              about="notice"
              active={active}
              open={help && (() => help({ kind: 'notice', code, message: text }))}
            />
          </p>
        ))}
        {shownRemark && (
          <p className={styles.remark}>
            {shownRemark.text !== '' && <span role="status">{shownRemark.text}</span>}
            {shownRemark.actions.map(action => (
              <button
                key={action.label}
                type="button"
                className={styles.action}
                // The caret stays in the formula.
                onPointerDown={event => event.preventDefault()}
                onClick={action.run}
              >
                {action.label}
              </button>
            ))}
          </p>
        )}
      </div>
    </div>
  )
})

interface HelpProps {
  readonly about: 'error' | 'notice'
  readonly active: boolean
  readonly open: (() => void) | undefined
}

function Help({ about, active, open }: HelpProps) {
  if (!open) return null
  return (
    <button
      type="button"
      className={styles.help}
      aria-label={`Help on this ${about}`}
      title={`Help on this ${about}`}
      tabIndex={active ? 0 : -1}
      onClick={open}
    >
      <CircleHelp size={14} aria-hidden="true" />
    </button>
  )
}
