import { useMemo, useSyncExternalStore } from 'react'
import { goToLine } from '@calcwright/editor'
import type { BlockViewProps, Editor } from '@calcwright/editor'
import type { ImportFacts, StoredValue } from '../../import/imported.ts'
import { readFacts } from './facts.ts'
import { reportOf } from './report.ts'
import type { ImportReport } from './report.ts'
import type { ImportReportProps } from './schema.ts'
import styles from '../check-summary/summary.module.css'

/** How many stored results are equal, and each that is not. */
export default function Differences({ props, editor }: BlockViewProps<ImportReportProps>) {
  const facts = useMemo(() => readFacts(props.facts), [props.facts])
  const report = useReport(editor, facts)
  if (!facts || !report) return null
  const others = report.results.filter(({ equal }) => !equal)
  const count = report.results.length
  return (
    <div className={styles.summary}>
      <p className={styles.lead}>
        {facts.program}: {report.converted} of {report.lines} formulas are calculated here.{' '}
        {count === 0
          ? 'The file has no stored results to compare.'
          : `${count - others.length} of ${count} stored results are equal.`}
      </p>
      {others.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label="Results that differ">
            <thead>
              <tr>
                {['Line', `In ${facts.program}`, 'Here'].map(head => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {others.map(({ block, source, theirs, unit, ours }) => (
                <tr key={block}>
                  <th scope="row">
                    <button type="button" className={styles.link} onClick={() => goToLine(editor, block)}>
                      {source}
                    </button>
                  </th>
                  <td className={styles.number}>{shownValue(theirs, unit)}</td>
                  <td className={styles.number}>{ours === null ? 'no number' : shownValue(ours, unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <button
        type="button"
        className={styles.link}
        onClick={() => void navigator.clipboard.writeText(JSON.stringify(report, null, 2))}
      >
        Copy this report as JSON
      </button>
    </div>
  )
}

/** Ten digits show every difference that counts: stored results are compared to nine. */
function shownValue(value: StoredValue, unit: string): string {
  const write = (one: StoredValue): string =>
    typeof one === 'number' ? String(Number(one.toPrecision(10))) : `[${one.map(write).join(', ')}]`
  return `${write(value)} ${unit}`.trim()
}

/** The report as results come, null without facts. */
function useReport({ results }: Editor, facts: ImportFacts | null): ImportReport | null {
  const store = useMemo(() => {
    const blocks = facts?.formulas.flatMap(({ block }) => block ?? []) ?? []
    const make = (): ImportReport | null =>
      facts && reportOf(facts, block => results.get(block).result?.outcomes.at(-1))
    let report = make()
    return {
      get: () => report,
      subscribe(listener: () => void) {
        let isDue = false
        // Results come many at a time.
        const later = (): void => {
          if (isDue) return
          isDue = true
          queueMicrotask(() => {
            isDue = false
            report = make()
            listener()
          })
        }
        later()
        const stops = blocks.map(block => results.subscribe(block, later))
        return () => stops.forEach(stop => stop())
      },
    }
  }, [facts, results])
  return useSyncExternalStore(store.subscribe, store.get)
}
