import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { CheckWords } from './words.ts'
import styles from './checks.module.css'

const SIGNS = { OK: CircleCheck, 'NOT OK': CircleX, 'NOT CHECKED': CircleHelp } as const
const TONES = { OK: 'ok', 'NOT OK': 'failed', 'NOT CHECKED': 'unchecked' } as const

/** OK or NOT OK: a word, a sign and a colour, each of which says it alone. */
export function VerdictLabel({ label }: Pick<CheckWords, 'label'>) {
  const Sign = SIGNS[label]
  return (
    <span className={styles.label} data-verdict={TONES[label]}>
      <Sign size={15} aria-hidden="true" />
      {label}
    </span>
  )
}
