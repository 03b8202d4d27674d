import { Fragment, use, useMemo, useSyncExternalStore } from 'react'
import { CommasContext, goToLine, StaticFormula } from '@calcwright/editor'
import type { BlockViewProps, Editor } from '@calcwright/editor'
import type { FormattedNumber } from '@calcwright/math/expression'
import { checksStore } from '../../checks/checks-store.ts'
import { countsOf, countsText, worstCheck, worstText } from '../../checks/sheet-checks.ts'
import { placeText } from '../../checks/sheet-check.ts'
import type { SheetCheck } from '../../checks/sheet-check.ts'
import { summaryOf } from '../../checks/summary.ts'
import { wordsWithCommas } from '../../checks/use-check.ts'
import { VerdictLabel } from '../../checks/VerdictLabel.tsx'
import type { CheckSummaryProps } from './schema.ts'
import styles from './summary.module.css'

/** How many checks hold, the worst, and all of them in a table. */
export default function ChecksTable({ props, editor }: BlockViewProps<CheckSummaryProps>) {
  const store = useMemo(() => checksStore(editor), [editor])
  const source = useSyncExternalStore(store.subscribe, store.get)
  const commas = use(CommasContext)
  const { checks, missing } = useMemo(() => {
    const summary = summaryOf(source, props)
    if (!commas) return summary
    return { ...summary, checks: summary.checks.map(one => ({ ...one, words: wordsWithCommas(one.words, commas) })) } // prettier-ignore
  }, [source, props, commas])
  const worst = worstCheck(checks)
  return (
    <div className={styles.summary}>
      <p className={styles.lead}>
        {countsText(countsOf(checks))}.{' '}
        {worst && (
          <>
            The worst: <b data-verdict={worst.words.label}>{worstText(worst)}</b>.
          </>
        )}
      </p>
      {missing.map(name => (
        <p key={name} className={styles.missing}>
          There is no heading “{name}”.
        </p>
      ))}
      {checks.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label="Summary of checks">
            <thead>
              <tr>
                {['Check', 'Clause', 'Demand', 'Capacity', 'Utilisation', 'Verdict'].map(head => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {checks.map(check => (
                <CheckRow
                  key={`${check.block} ${check.from?.hash} ${check.from?.block}`}
                  check={check}
                  editor={editor}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

function CheckRow({ check, editor }: { readonly check: SheetCheck; readonly editor: Editor }) {
  const { block, name, formula, clause, words, from } = check
  const address = from && editor.actions.worksheets?.address(from.hash)
  return (
    <tr>
      <th scope="row" data-check-of={from ? undefined : block}>
        <button
          type="button"
          className={styles.link}
          aria-label={name}
          onClick={() => goToLine(editor, block)}
        >
          {formula === null ? name : <StaticFormula latex={formula} drawn />}
        </button>
        {address === undefined ? (
          <span className={styles.line}>{placeText(check)}</span>
        ) : (
          <a className={styles.line} href={address} target="_blank" rel="noopener">
            {placeText(check)}
          </a>
        )}
      </th>
      <td data-of="clause">
        {clause.split(' ').map((word, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            <span className={styles.whole}>{word}</span>
          </Fragment>
        ))}
      </td>
      <Quantity of="demand" given={words.demand} />
      <Quantity of="capacity" given={words.capacity} />
      <td className={styles.number} data-of="utilisation">
        {words.utilisation}
      </td>
      <td data-of="verdict">
        <VerdictLabel label={words.label} />
        {words.notes.length > 0 && <span className={styles.notes}>{words.notes.join(', ')}</span>}
      </td>
    </tr>
  )
}

interface QuantityProps {
  readonly of: 'demand' | 'capacity'
  readonly given: FormattedNumber | null
}

function Quantity({ of, given }: QuantityProps) {
  return (
    <td className={styles.number} data-of={of}>
      {given && (
        <span role="math" aria-label={given.plain}>
          <StaticFormula latex={given.latex} drawn />
        </span>
      )}
    </td>
  )
}
