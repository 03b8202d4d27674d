import { memo, useEffect, useState } from 'react'
import { markSpan } from './latex.ts'
import { hasMarkup, markupOf } from './markup.ts'
import { whenIdle } from './warm.ts'
import styles from './formula.module.css'

interface StaticFormulaProps {
  readonly latex: string
  /** Place to underline, as offsets in `latex`. */
  readonly problem?: { readonly start: number; readonly end: number } | null
  /** May be drawn later, while the page is idle; until then its text stands in its place. */
  readonly deferred?: boolean
  /** Only the underline shows: laid over the field that is being edited. */
  readonly ghost?: boolean
}

/** A formula that is not being edited; it looks exactly as in the field. */
export const StaticFormula = memo(function StaticFormula({
  latex,
  problem,
  deferred,
  ghost,
}: StaticFormulaProps) {
  const shown = problem ? markSpan(latex, problem) : latex
  const [late, setLate] = useState(() => !!deferred && !hasMarkup(shown))
  useEffect(() => (late ? whenIdle(() => setLate(false)) : undefined), [late])
  if (late && deferred) return <span className={styles.pending}>{latex}</span>
  return (
    <span
      aria-hidden="true"
      className={ghost ? styles.ghost : styles.static}
      dangerouslySetInnerHTML={{ __html: markupOf(shown) }}
    />
  )
})
