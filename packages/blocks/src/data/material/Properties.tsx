import { useId, useState } from 'react'
import { StaticFormula, useNotation } from '@calcwright/editor'
import { numberFormatOf } from '@calcwright/document'
import type { NumberSettings } from '@calcwright/document'
import type { ColumnSummary, Outcome } from '@calcwright/evaluator'
import {
  formatIn,
  formatNumber,
  nameToLatex,
  numberWithUnit,
  parseUnit,
  unitToText,
} from '@calcwright/math/expression'
import styles from './material.module.css'

interface PropertiesProps {
  readonly outcome: Outcome
  readonly settings: NumberSettings
}

/** The properties with their units; where the figures come from when one asks. */
export function Properties({ outcome, settings }: PropertiesProps) {
  const [isSourced, setSourced] = useState(false)
  const id = useId()
  const { result } = useNotation()
  const { columns = [] } = outcome
  if (outcome.error || columns.length === 0) return null
  const sources = [...new Set(columns.flatMap(({ source }) => (source ? [source] : [])))]
  return (
    <div className={styles.properties}>
      <dl className={styles.values}>
        {columns.map(column => (
          <div key={column.name} className={styles.value} title={titleOf(column)}>
            <dt>
              <span className="visually-hidden">{column.title ?? column.name}</span>
              <StaticFormula latex={nameToLatex(column.name)} drawn />
            </dt>
            <dd>{result(valueText(column, settings))}</dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 && (
        <button
          type="button"
          className={styles.source}
          aria-expanded={isSourced}
          aria-controls={id}
          onClick={() => setSourced(!isSourced)}
        >
          {isSourced ? 'Hide the source' : 'Source'}
        </button>
      )}
      {isSourced && (
        <ul id={id} className={styles.sources}>
          {sources.map(source => (
            <li key={source}>
              {sources.length > 1 && `${namesFrom(columns, source)}: `}
              {source}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const titleOf = ({ title = '', source = '' }: ColumnSummary): string =>
  source === '' ? title : `${title}\n${source}`

const namesFrom = (columns: readonly ColumnSummary[], source: string): string =>
  columns.flatMap(column => (column.source === source ? [column.name] : [])).join(', ')

function valueText({ first, unit, takes }: ColumnSummary, look: NumberSettings): string {
  const over = takes ? `(${takes})` : ''
  const [value] = first
  if (value === null || value === undefined) return over
  const parsed = unit === '' ? null : parseUnit(unit)
  const text = parsed?.ok ? unitToText(parsed.value) : ''
  const number = numberWithUnit(formatNumber(value, formatIn(numberFormatOf(look), unit)).plain, text)
  return over === '' ? number : `${number}, also ${over}`
}
