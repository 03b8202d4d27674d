import { StaticFormula } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { Verdict } from '../../checks/Verdict.tsx'
import { useCheck } from '../../checks/use-check.ts'
import styles from '../../checks/checks.module.css'
import { plainOfFormula } from '../../plain/fields.ts'
import type { CheckProps } from './schema.ts'

/** A check in a report: its condition and its verdict in one line, without anything to operate. */
export default function CheckReport({ block, props, result, editor }: BlockViewProps<CheckProps>) {
  const { words } = useCheck(editor, block, result)
  return (
    <div className={styles.report}>
      {props.name.trim() !== '' && <span className={styles.name}>{props.name}</span>}
      <span
        role="math"
        aria-label={plainOfFormula(props.condition)}
        className={styles.condition}
        data-formula=""
      >
        <StaticFormula latex={props.condition} drawn />
      </span>
      <Verdict words={words} drawn />
    </div>
  )
}
