import { StaticFormula, useIsDrawn } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { nameToLatex } from '@calcwright/math/expression'
import { checksOfInclude } from '../../checks/included-check.ts'
import { countsOf, countsText } from '../../checks/sheet-checks.ts'
import { namesOfTable, definedVariables } from './defined-variables.ts'
import { isFunction, isTooLong } from './limits.ts'
import type { IncludedTable, IncludedVariable, IncludeProps } from './fields.ts'
import styles from './include.module.css'

/** Each name with its value: as this worksheet shows it, until then as the source did. */
export function Values({ view }: { view: BlockViewProps<IncludeProps> }) {
  const { props, result, deferred } = view
  const here = definedVariables(props.variables)
  // Tables and their columns come first.
  const columns = props.tables.flatMap(namesOfTable).length
  const variableOutcomes = result?.outcomes.slice(columns) ?? []
  return (
    <ul className={styles.values} aria-label="Included variables">
      {props.tables.map(table => (
        <li key={table.name}>
          <IncludedTableName table={table} />
        </li>
      ))}
      {props.variables.map(variable => (
        <li key={variable.name}>
          {variable.data === '' ? (
            <Missing name={variable.name} from={props.worksheet_name} />
          ) : (
            <Value
              variable={variable}
              outcome={variableOutcomes[here.indexOf(variable)]}
              deferred={deferred}
            />
          )}
        </li>
      ))}
      {props.checks.length > 0 && <li className={styles.table}>{checksText(props)}</li>}
    </ul>
  )
}

function checksText(props: IncludeProps): string {
  if (props.function_name !== '')
    return `Checks of ${props.worksheet_name} were made with its own values: they do not count here.`
  return countsText(countsOf(checksOfInclude('', props)))
}

interface ValueProps {
  readonly variable: IncludedVariable
  readonly outcome: Outcome | undefined
  readonly deferred: boolean
}

function Value({ variable, outcome, deferred }: ValueProps) {
  const computed = outcome && !outcome.error && outcome.latex !== '' ? outcome.latex : undefined
  const value = computed ?? variable.latex
  const { data } = variable
  const latex = isFunction(data) ? value : `${nameToLatex(variable.name)}=${value}`
  const drawn = useIsDrawn(latex, deferred)
  if (isTooLong({ latex: value, data }))
    return (
      <>
        <StaticFormula latex={`${nameToLatex(variable.name)}=`} drawn={drawn} />{' '}
        <span className={styles.long}>Value too long to display</span>
      </>
    )
  const spoken = outcome?.display ?? data
  return (
    <span role="math" aria-label={isFunction(data) ? spoken : `${variable.name} = ${spoken}`}>
      <StaticFormula latex={latex} drawn={drawn} />
    </span>
  )
}

/** A table by its name, the number of its rows and its columns. */
function IncludedTableName({ table: { name, rows, columns } }: { table: IncludedTable }) {
  const names = columns.map(column => column.name).join(', ')
  return (
    <span className={styles.table}>
      <StaticFormula latex={nameToLatex(name)} drawn />: table
      {rows.length > 0 && ` of ${rows.length} rows`} ({names})
    </span>
  )
}

function Missing({ name, from }: { name: string; from: string }) {
  return (
    <span className={styles.missing}>
      <StaticFormula latex={nameToLatex(name)} drawn /> is not defined in {from} now
    </span>
  )
}
