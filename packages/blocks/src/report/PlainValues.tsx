import { useId, useMemo } from 'react'
import { Messages, StaticFormula } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { reportPieces } from '../documents/document.ts'
import styles from './report.module.css'

/** Controls and blocks of fields in a report: `F = 3 kN`, without anything to operate. */
export default function PlainValues({ block, props, result, calculating, stale, editor }: BlockViewProps) {
  const id = useId()
  const outcomes = useMemo(() => result?.outcomes ?? [], [result])
  const pieces = useMemo(() => reportPieces(block.type, props, outcomes), [block.type, props, outcomes])
  const withMessages = outcomes.filter(({ error, notices }) => error !== null || notices.length > 0)
  return (
    <div
      className={styles.values}
      data-calculating={calculating || undefined}
      data-stale={stale || undefined}
    >
      {pieces.map((piece, index) =>
        piece.kind === 'formula' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a plan has its statements in a fixed order
          <span key={index} role="math" aria-label={piece.text} className={styles.value} data-formula="">
            <StaticFormula latex={[piece.latex, ...piece.values].join(' = ')} drawn />
          </span>
        ) : null,
      )}
      {stale && !calculating && <span className={styles.waiting}>Not calculated</span>}
      {withMessages.map((outcome, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a plan has its statements in a fixed order
        <Messages
          key={index}
          id={`${id}${index}`}
          outcome={outcome}
          active={false}
          help={editor.actions.help}
        />
      ))}
    </div>
  )
}
