import { useId, useState } from 'react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { PassOutcome } from '@calcwright/evaluator'
import { withMarkedFalse } from '@calcwright/math/expression'
import { StaticFormula } from '../math/StaticFormula.tsx'
import styles from './passes.module.css'

const SUPPRESSED =
  'Further output from this loop has been temporarily suppressed to increase computation speed.'

interface PassListProps {
  readonly passes: readonly PassOutcome[]
  readonly reachable: boolean
}

/** Values of a line of a loop in each of its first passes: the line itself shows the last one. */
export default function PassList({ passes, reachable }: PassListProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const Icon = open ? ChevronDown : ChevronRight
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        tabIndex={reachable ? 0 : -1}
        // The caret stays in its line.
        onPointerDown={event => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        <Icon size={12} aria-hidden="true" />
        {passes.length === 1 ? 'First pass' : `First ${passes.length} passes`}
      </button>
      {open && (
        <ol id={id} className={styles.list} aria-label="Passes">
          {passes.map(pass => (
            <li
              key={pass.at}
              className={pass.failed && styles.failed}
              aria-label={`${pass.at}: ${pass.display}`}
            >
              <span aria-hidden="true" className={styles.at}>
                {pass.at}
              </span>
              {pass.failed ? (
                <span aria-hidden="true">{pass.display}</span>
              ) : (
                <StaticFormula latex={withMarkedFalse(pass.latex)} drawn />
              )}
            </li>
          ))}
        </ol>
      )}
      {open && passes.at(-1)?.more && <p className={styles.more}>{SUPPRESSED}</p>}
    </>
  )
}
