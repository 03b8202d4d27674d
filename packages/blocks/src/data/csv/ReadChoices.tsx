import { useId } from 'react'
import { DATE_ORDERS, DELIMITERS, ENCODINGS } from './reading/options.ts'
import type { GivenOptions, Preview } from './reading/options.ts'
import { DATE_NAMES } from './settings.ts'
import styles from './csv.module.css'

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  ' ': 'spaces',
  '|': 'bar |',
}
const DECIMAL_NAMES: Readonly<Record<string, string>> = { '.': 'point 1.5', ',': 'comma 1,5' }
interface ReadChoicesProps {
  readonly preview: Preview
  choose(given: GivenOptions): void
}

/** How the file is read: found out, and changed here. */
export function ReadChoices({ preview: { options, sheets, columns }, choose }: ReadChoicesProps) {
  const { format, sheet, delimiter, decimal, encoding, dates: order } = options
  const isText = format === 'csv'
  return (
    <div className={styles.choices}>
      {sheets.length > 1 && (
        <Choice label="Sheet" value={sheet} values={sheets} choose={to => choose({ sheet: to })} />
      )}
      {isText && (
        <Choice
          label="Delimiter"
          value={delimiter}
          values={DELIMITERS}
          names={DELIMITER_NAMES}
          choose={to => choose({ delimiter: to })}
        />
      )}
      <Choice
        label="Decimal mark"
        value={decimal}
        values={['.', ',']}
        names={DECIMAL_NAMES}
        choose={to => choose({ decimal: to })}
      />
      {isText && (
        <Choice
          label="Encoding"
          value={encoding}
          values={ENCODINGS}
          choose={to => choose({ encoding: to })}
        />
      )}
      {isText && columns.some(({ kind }) => kind === 'time') && (
        <Choice
          label="Dates"
          value={order}
          values={DATE_ORDERS}
          names={DATE_NAMES}
          choose={to => choose({ dates: to })}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  readonly names?: Readonly<Record<string, string>>
  choose(value: string): void
}

function Choice({ label, value, values, names, choose }: ChoiceProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={event => choose(event.currentTarget.value)}
      >
        {values.map(one => (
          <option key={one} value={one}>
            {names?.[one] ?? one}
          </option>
        ))}
      </select>
    </span>
  )
}
