import { StaticFormula } from '@calcwright/editor'
import { nameToLatex } from '@calcwright/math/expression'
import type { LibraryTable } from '@calcwright/reference/libraries'
import { LibraryShape } from './LibraryShape.tsx'
import { unitText } from './unit-text.ts'
import styles from './picker.module.css'

/** The meaning of the columns of a library, with a drawing where they measure a shape. */
export function LibraryColumns({ table }: { readonly table: LibraryTable }) {
  return (
    <details className={styles.folder} open>
      <summary>Columns: their names, units and meaning</summary>
      <div className={styles.meaning}>
        <LibraryShape library={table.name} />
        <table className={styles.columns} aria-label={`Columns of ${table.title}`}>
          <tbody>
            {table.columns.map(({ name, unit, title }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="visually-hidden">{name}</span>
                  <StaticFormula latex={nameToLatex(name)} drawn />
                </th>
                <td>{unit === '' ? '' : unitText(unit)}</td>
                <td>{title}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.description}>{table.source}</p>
    </details>
  )
}
