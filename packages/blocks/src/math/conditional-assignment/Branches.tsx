import { fieldsOf } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'
import { AddButton, BlockFrame, FieldBox, Row, useBlockFields, FieldLabel } from '@calcwright/editor/kit'
import { ResultBox } from '../../ResultBox.tsx'
import { asFormula, withBranch, withoutBranch } from './branches.ts'
import conditionalAssignmentBlock from './schema.ts'
import type { ConditionalAssignmentProps } from './schema.ts'
import styles from './branches.module.css'

type View = BlockViewProps<ConditionalAssignmentProps>

/** `x := {` with a row for each value and its condition. */
export default function Branches(view: View) {
  const { props, readOnly } = view
  const { branches } = props
  const fields = fieldsOf(conditionalAssignmentBlock, props)
  const block = useBlockFields(view as unknown as BlockViewProps<object>, fields, {
    erase: field => {
      const index = Number(field.split('.')[1] ?? -1)
      const branch = branches[index]
      if (!branch || branch.expression !== '' || branch.condition !== '' || branches.length < 3) return false
      removeBranch(view, index)
      return true
    },
  })
  const fieldOf = (id: string) => fields.find(field => field.id === id)!
  return (
    <BlockFrame block={block} title="Conditional assignment" keyword="" below={<ResultBox view={view} />}>
      {descriptions => (
        <>
          <FieldBox block={block} field={fieldOf('variable')} {...descriptions} />
          <FieldLabel>:=</FieldLabel>
          <div className={styles.cases}>
            <Brace />
            {branches.map((_, index) => {
              const last = index === branches.length - 1
              return (
                <Row
                  key={block.keyOf(`branches.${index}.expression`)}
                  removal={readOnly ? undefined : `Remove ${last ? 'otherwise' : `condition ${index + 1}`}`}
                  remove={() => removeBranch(view, index)}
                >
                  <FieldBox block={block} field={fieldOf(`branches.${index}.expression`)} {...descriptions} />
                  {last ? (
                    <FieldLabel>otherwise</FieldLabel>
                  ) : (
                    <FieldBox
                      block={block}
                      field={fieldOf(`branches.${index}.condition`)}
                      word="if"
                      {...descriptions}
                    />
                  )}
                </Row>
              )
            })}
            {!readOnly && (
              <AddButton label="Add a condition" reachable={view.reachable} add={() => addBranch(view)} />
            )}
          </div>
        </>
      )}
    </BlockFrame>
  )
}

/** The brace is as high as the rows; its stroke keeps its width. */
function Brace() {
  return (
    <svg className={styles.brace} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M9 1 Q5 1 5 9 V43 Q5 50 1 50 Q5 50 5 57 V91 Q5 99 9 99" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function addBranch({ block, props, editor, active }: View): void {
  // The caret is in the block before the row is: a row that is being filled in changes no result.
  if (!active) editor.focus(block.id, { at: 'start', field: 'branches.0.expression' })
  const branches = withBranch(props.branches)
  editor.setProps(block.id, { branches }, { step: true })
  editor.focus(block.id, { at: 'start', field: `branches.${branches.length - 2}.expression` })
}

/** Removes a branch; with only one value left, the block becomes a formula. */
function removeBranch({ block, props, editor }: View, index: number): void {
  const branches = withoutBranch(props.branches, index)
  if (branches.length > 1) {
    editor.setProps(block.id, { branches }, { step: true })
    const at = Math.min(index, branches.length - 1)
    return editor.focus(block.id, { at: 'end', field: `branches.${at}.expression` })
  }
  const latex = asFormula({ ...props, branches })
  const { expectedUnits, approx, digits, factor_expand, outputMode, force_display, steps } = props
  editor.convert(
    block.id,
    {
      type: editor.registry.lineType,
      props: { latex, expectedUnits, approx, digits, factor_expand, outputMode, force_display, steps },
    },
    { at: 'end' },
  )
}
