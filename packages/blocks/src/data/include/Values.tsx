import { StaticFormula, useDrawn } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { nameToLatex } from '@calcwright/math/expression'
import { present } from './evaluate.ts'
import { isFunction, isTooLong } from './limits.ts'
import type { IncludedVariable, IncludeProps } from './schema.ts'
import styles from './include.module.css'

/** Each name with its value: as this worksheet shows it, until then as the source did. */
export function Values({ view }: { view: BlockViewProps<IncludeProps> }) {
  const { props, result, deferred } = view
  const here = present(props.variables)
  return (
    <ul className={styles.values} aria-label="Included variables">
      {props.variables.map(variable => (
        <li key={variable.name}>
          {variable.data === '' ? (
            <Missing name={variable.name} from={props.worksheet_name} />
          ) : (
            <Value
              variable={variable}
              outcome={result?.outcomes[here.indexOf(variable)]}
              deferred={deferred}
            />
          )}
        </li>
      ))}
    </ul>
  )
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
  const drawn = useDrawn(latex, deferred)
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

function Missing({ name, from }: { name: string; from: string }) {
  return (
    <span className={styles.missing}>
      <StaticFormula latex={nameToLatex(name)} drawn /> is not defined in {from} now
    </span>
  )
}
