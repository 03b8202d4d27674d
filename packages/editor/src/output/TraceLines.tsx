import type { TraceLine } from '@calcwright/evaluator'
import { StaticFormula } from '../math/StaticFormula.tsx'
import styles from './trace.module.css'

interface TraceLinesProps {
  readonly lines: readonly TraceLine[]
}

/** Steps line by line: those of passes and branches stand deeper. */
export default function TraceLines({ lines }: TraceLinesProps) {
  return (
    <ol className={styles.trace} aria-label="Steps" data-trace="">
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have a fixed order
        <li
          key={index}
          style={{ marginInlineStart: `${line.depth * 1.25}em` }}
          data-leads={leads(lines, index)}
        >
          <TracedLine line={line} />
        </li>
      ))}
    </ol>
  )
}

/** The line of a pass stays with the first line of it. */
const leads = (lines: readonly TraceLine[], index: number): '' | undefined =>
  (lines[index + 1]?.depth ?? 0) > lines[index]!.depth ? '' : undefined

function TracedLine({ line: { parts } }: { readonly line: TraceLine }) {
  return parts.map(({ display, latex }, index) =>
    latex === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have a fixed order
      <span key={index} className={styles.words} data-close={display.startsWith(':') || undefined}>
        {display}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have a fixed order
      <span key={index} role="math" aria-label={display} className={styles.formula} data-formula="">
        <StaticFormula latex={latex} drawn />
      </span>
    ),
  )
}
