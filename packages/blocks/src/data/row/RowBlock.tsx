import { numbersOfLine } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import { StaticFormula, useNotation } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { BlockFrame, useBlockFields } from '@calcwright/editor/kit'
import type { Outcome } from '@calcwright/evaluator'
import { nameToLatex } from '@calcwright/math/expression'
import { columnValueText } from '../column-value.ts'
import { Choice, focusOf } from './Choice.tsx'
import row from './schema.ts'
import type { RowProps } from './schema.ts'
import styles from './row.module.css'

/** `beam ≡ row of IPE 200`, with the values of the row. */
export default function RowBlock(view: BlockViewProps<RowProps>) {
  const { result } = view
  const fields = useBlockFields(view as unknown as BlockViewProps<object>, row.fields as readonly Field[], {
    enter: () => focusOf(fields.root.current?.querySelector('input')),
  })
  const outcome = result?.outcomes.find(({ request }) => request === 'row')
  const rows = outcome?.rows ?? []
  return (
    <BlockFrame
      block={fields}
      title="Row of a table"
      keyword=""
      stored
      below={<Values outcome={outcome} view={view} />}
    >
      {() => <Choice view={view} rows={rows} />}
    </BlockFrame>
  )
}

interface ValuesProps {
  readonly outcome: Outcome | undefined
  readonly view: BlockViewProps<RowProps>
}

/** The values of the row, each as formulas name it. */
function Values({ outcome, view }: ValuesProps) {
  const { result } = useNotation()
  const columns = outcome?.error ? [] : (outcome?.columns ?? [])
  const look = numbersOfLine(view.editor.worksheet.settings, view.block)
  if (columns.length === 0) return null
  return (
    <dl className={styles.values}>
      {columns.map(column => (
        <div key={column.name} className={styles.value}>
          <dt>
            <span className="visually-hidden">{column.name}</span>
            <StaticFormula latex={nameToLatex(column.name)} drawn />
          </dt>
          <dd>{result(columnValueText(column, look))}</dd>
        </div>
      ))}
    </dl>
  )
}
