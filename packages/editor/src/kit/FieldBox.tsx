import type { ReactNode } from 'react'
import { readField } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { EvaluationError } from '@calcwright/evaluator'
import { Formula } from '../formula/FormulaField.tsx'
import { StaticFormula } from '../math/StaticFormula.tsx'
import { useIsSettled } from '../output/use-is-settled.ts'
import { useReadings } from '../readings/use-readings.ts'
import styles from './kit.module.css'
import type { FieldWord } from './fields-look.ts'
import type { BlockFields } from './use-block-fields.ts'
import { WordsBox } from './WordsBox.tsx'

interface FieldBoxProps {
  readonly block: BlockFields
  readonly field: Field
  /** Word before the field, in the sentence of the block. */
  readonly word?: FieldWord
  /** Error of the block; it is marked in the field that it names. */
  readonly error?: EvaluationError | null
  readonly messageId?: string
  readonly unknown?: readonly string[]
}

/** One field of a block. */
export function FieldBox(props: FieldBoxProps) {
  const { block, field, word } = props
  if (field.kind !== 'words') return <FormulaBox {...props} />
  return (
    <span className={styles.part}>
      {typeof word === 'string' && <FieldLabel>{word}</FieldLabel>}
      <span data-field={field.id} className={styles.field}>
        <WordsBox block={block} field={field} />
      </span>
    </span>
  )
}

function FormulaBox({ block, field, word, error, messageId, unknown }: FieldBoxProps) {
  const { view, current, fields } = block
  const latex = readField(view.props, field.id)
  const active = current === field.id
  const at = { block: view.block.id, field: field.id, only: fields.length === 1 }
  const { editor, readOnly } = view
  const readings = useReadings({ editor, readOnly, active }, at, latex)
  const resting = useIsSettled(latex, active)
  const here = error && isIn(error, field.id, fields.length === 1)
  const problem = (here && resting && error.position) || null
  return (
    <span className={styles.part}>
      {word !== undefined && (
        <FieldLabel>
          {typeof word === 'string' ? word : <StaticFormula latex={word.latex} drawn />}
        </FieldLabel>
      )}
      <span
        data-field={field.id}
        data-invalid={(here && resting) || undefined}
        className={styles.field}
        style={{ '--wide': `${Math.max(2, field.placeholder.length)}ch` } as React.CSSProperties}
      >
        <Formula
          latex={latex}
          active={active}
          caret={active ? view.caret : null}
          label={field.label}
          readOnly={view.readOnly}
          problem={problem}
          problemId={here ? messageId : undefined}
          unknown={unknown ?? block.unknown}
          readings={readings}
          deferred={view.deferred}
          reachable={view.reachable}
          placeholder={view.readOnly ? '' : field.placeholder}
          events={block.eventsOf(field)}
          onEnter={place =>
            view.editor.focus(view.block.id, { ...block.arrival(field, place), field: field.id })
          }
        />
      </span>
    </span>
  )
}

/** Whether an error stands in a field; one that names none stands in the only field there is. */
function isIn(error: EvaluationError, field: string, only: boolean): boolean {
  return error.field === undefined ? only : error.field === field
}

/** A word or a sign between the fields. */
export function FieldLabel({ children }: { readonly children: ReactNode }) {
  return <span className={styles.word}>{children}</span>
}
