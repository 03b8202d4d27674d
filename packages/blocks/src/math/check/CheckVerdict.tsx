import type { BlockViewProps } from '@calcwright/editor'
import { Verdict } from '../../checks/Verdict.tsx'
import { useCheck } from '../../checks/use-check.ts'
import styles from '../../checks/checks.module.css'
import type { CheckProps } from './schema.ts'

/** The verdict below the condition; nothing while there is none. */
export default function CheckVerdict(view: BlockViewProps<CheckProps>) {
  const { block, props, result, editor, stale, outdated, calculating, deferred } = view
  const { words } = useCheck(editor, block, result)
  if (props.condition.trim() === '' || !result) return null
  const isWaiting = stale || outdated || calculating
  return (
    <div className={styles.below} style={isWaiting ? { opacity: 0.5 } : undefined}>
      <Verdict words={words} drawn={!deferred} />
    </div>
  )
}
