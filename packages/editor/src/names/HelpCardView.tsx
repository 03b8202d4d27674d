import { X } from 'lucide-react'
import { nameToLatex } from '@calcwright/math/expression'
import type { FunctionHelp } from '@calcwright/reference/help'
import type { FieldHandle, LineNames } from '../math/companion.ts'
import { StaticFormula } from '../math/StaticFormula.tsx'
import { anchorAt } from '../math/anchor.ts'
import { usePopupPlacement } from '../parts/use-popup-placement.ts'
import type { Anchor } from '../parts/use-popup-placement.ts'
import { functionHelpLoaded } from './help-card.ts'
import type { HelpCard } from './help-card.ts'
import { useKnownValue } from './use-known-value.ts'
import type { KnownName } from '../state/known-names.ts'
import { lineOf, showLine } from './show-line.ts'
import styles from './help-card.module.css'

interface HelpCardViewProps {
  readonly card: HelpCard
  readonly handle: FieldHandle
  close(): void
  show(card: HelpCard): void
}

/** Help beside the caret. */
export function HelpCardView({ card, handle, close, show }: HelpCardViewProps) {
  return (
    <FloatingCard anchor={() => anchorAt(handle.field, handle.field.position - 1)} close={close}>
      <HelpCardBody card={card} line={handle.line} show={show} close={close} />
    </FloatingCard>
  )
}

interface FloatingCardProps {
  readonly children: React.ReactNode
  anchor(): Anchor
  /** Absent for a card that goes by itself. */
  close?(): void
}

export function FloatingCard({ anchor, close, children }: FloatingCardProps) {
  const box = usePopupPlacement(anchor, close ? ['beside', 'below', 'above'] : ['below', 'above', 'beside'])
  return (
    <div
      ref={box}
      role="note"
      aria-label="Help"
      className={styles.card}
      // The caret stays in the formula.
      onPointerDown={event => event.preventDefault()}
    >
      {children}
      {close && (
        <button type="button" className={styles.close} aria-label="Close help" tabIndex={-1} onClick={close}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

interface CardBodyProps {
  readonly card: HelpCard
  readonly line: LineNames
  show(card: HelpCard): void
  close(): void
}

export function HelpCardBody({ card, line, show, close }: CardBodyProps) {
  if (card.kind === 'tip') return <p className={styles.text}>{card.text}</p>
  if (card.kind === 'name') return <NameBody known={card.known} line={line} close={close} />
  return <FunctionBody help={card.help} argument={card.argument} show={show} />
}

interface NameBodyProps {
  readonly known: KnownName
  readonly line: LineNames
  close(): void
}

/** Where a name is defined, and what it is. */
function NameBody({ known, line, close }: NameBodyProps) {
  const value = useKnownValue(line.editor, known)
  const number = lineOf(line.editor, known.block)
  // The result of a function says its name already.
  const whole = value?.kind === 'function'
  const name = nameToLatex(known.name)
  // The card goes, as it may lie over the line that is shown.
  const go = (): void => {
    close()
    showLine(known.block)
  }
  return (
    <>
      <p className={styles.value}>
        <span className={styles.visuallyHidden}>
          {value ? (whole ? value.display : `${known.name} = ${value.display}`) : known.name}
        </span>
        <StaticFormula latex={value ? (whole ? value.latex : `${name}=${value.latex}`) : name} drawn />
      </p>
      <p className={styles.text}>
        Defined in{' '}
        <button type="button" className={styles.link} tabIndex={-1} onClick={go}>
          line {number}
        </button>
      </p>
    </>
  )
}

interface FunctionBodyProps {
  readonly help: FunctionHelp
  readonly argument: number | null
  show(card: HelpCard): void
}

function FunctionBody({ help, argument, show }: FunctionBodyProps) {
  const { example } = help
  return (
    <>
      {help.forms.map(form => (
        <p key={form} className={styles.form}>
          <Form form={form} argument={argument} />
        </p>
      ))}
      <p className={styles.text}>{help.summary}</p>
      {example && (
        <p className={styles.example}>
          {example.call} = {example.result}
        </p>
      )}
      {help.related.length > 0 && (
        <p className={styles.text}>
          See also{' '}
          {help.related.map(name => (
            <button
              key={name}
              type="button"
              className={styles.link}
              tabIndex={-1}
              onClick={() => {
                const other = functionHelpLoaded()?.functionHelp(name)
                if (other) show({ kind: 'function', subject: name, help: other, argument: null })
              }}
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

/** A call with the argument that is being written in bold. */
function Form({ form, argument }: { readonly form: string; readonly argument: number | null }) {
  const open = form.indexOf('(')
  if (open < 0 || argument === null || !form.endsWith(')')) return form
  const parts = form.slice(open + 1, -1).split(',')
  return (
    <>
      {form.slice(0, open + 1)}
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ','}
          {index === Math.min(argument, parts.length - 1) ? <b>{part}</b> : part}
        </span>
      ))}
      )
    </>
  )
}
