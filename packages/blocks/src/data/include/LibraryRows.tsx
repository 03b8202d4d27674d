import { StaticFormula } from '@calcwright/editor'
import { nameToLatex } from '@calcwright/math/expression'
import type { LibraryTable } from '@calcwright/reference/libraries'
import { unitText } from './unit-text.ts'
import styles from './picker.module.css'

/** Rows that are drawn at once; a search finds the others. */
const MOST = 60

interface LibraryRowsProps {
  readonly table: LibraryTable
  /** Words that the name of a row has to have. */
  readonly text: string
}

/** A part of the rows of a library, with the names, units and meanings of its columns. */
export function LibraryRows({ table, text }: LibraryRowsProps) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = table.rows.filter(({ name }) => words.every(word => name.toLowerCase().includes(word)))
  const hasOwnUnits = table.rows.some(({ unit }) => unit !== undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <div className={styles.rows} role="region" aria-label={`Rows of ${table.title}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {table.columns.map(({ name, unit, title }) => (
              <th key={name} scope="col" title={title}>
                <span className="visually-hidden">{name}</span>
                <StaticFormula latex={nameToLatex(name)} drawn />
                {unit !== '' && <span className={styles.description}> {unitText(unit)}</span>}
              </th>
            ))}
            {hasOwnUnits && <th scope="col">Unit</th>}
          </tr>
        </thead>
        <tbody>
          {found.slice(0, MOST).map(({ name, cells, unit }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={table.columns[at]!.name}>{cell ?? '–'}</td>
              ))}
              {hasOwnUnits && <td>{unitText(unit ?? '')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {found.length === 0 && (
        <p className={styles.note} role="status">
          No row has this name.
        </p>
      )}
      {found.length > MOST && (
        <p className={styles.note}>{found.length - MOST} more rows: search for their names.</p>
      )}
    </div>
  )
}
