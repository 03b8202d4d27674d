import { StaticFormula } from '@calcwright/editor'
import type { CheckWords } from './words.ts'
import { VerdictLabel } from './VerdictLabel.tsx'
import styles from './checks.module.css'

/** `180 MPa ≤ 235 MPa · 76.6 % · OK`, and what else there is to know. */
export function Verdict({ words, drawn }: { readonly words: CheckWords; readonly drawn: boolean }) {
  const { steps, comparison, utilisation, notes, label, spoken } = words
  return (
    <span className={styles.verdict} role="note" aria-label={spoken}>
      {steps.map(({ latex, display }) => (
        <span key={display} className={styles.comparison} aria-hidden="true" data-formula="">
          <StaticFormula latex={latex} drawn={drawn} />
        </span>
      ))}
      {comparison && (
        <span className={styles.comparison} aria-hidden="true" data-formula="">
          <StaticFormula latex={comparison.latex} drawn={drawn} />
        </span>
      )}
      {utilisation !== '' && <span className={styles.share}>{utilisation}</span>}
      <VerdictLabel label={label} />
      {notes.length > 0 && <span className={styles.notes}>{notes.join(', ')}</span>}
    </span>
  )
}
