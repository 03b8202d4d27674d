/** The lines of a form in the order and under the headings that its author gives them. */
import { arranged, lineFieldOf, lineOutputOf } from '@calcwright/blocks/sheet-schema'
import type { Block, Worksheet } from '@calcwright/document'
import { Line, useEditorParts, useSections } from '@calcwright/editor'
import { shownInForm } from './form-values.ts'
import css from './form.module.css'

/** Whether the form differs from the order of the worksheet, or a control has words of its own. */
export function isArranged(worksheet: Worksheet): boolean {
  return shownInForm(worksheet).some(
    ({ formGroup, formOrder, formLabel, formHelp }) => formGroup ?? formOrder ?? formLabel ?? formHelp,
  )
}

export function FormSheetLines({ worksheet }: { readonly worksheet: Worksheet }) {
  const fields = shownInForm(worksheet).map(block => ({
    block,
    group: block.formGroup ?? '',
    order: block.formOrder ?? null,
  }))
  return arranged(fields).map(({ group, fields: members }) => (
    <section key={group} aria-label={group || undefined}>
      {group !== '' && <h2 className={css.group}>{group}</h2>}
      {members.map(({ block }) => (
        <div key={block.id}>
          <ControlWords block={block} />
          <FormLine id={block.id} />
        </div>
      ))}
    </section>
  ))
}

function FormLine({ id }: { readonly id: string }) {
  const { feed } = useEditorParts()
  useSections(feed)
  const row = feed.rows.find(({ block }) => block === id)
  if (!row) return null
  return (
    <Line
      row={row}
      active={false}
      caret={null}
      selected={false}
      notice={undefined}
      reachable={false}
      alone={false}
      nearness="visible"
    />
  )
}

/** Fields and results have their words themselves. */
function ControlWords({ block }: { readonly block: Block }) {
  const { formLabel, formHelp } = block
  const isOwn = (block.formInput && lineFieldOf(block)) || (block.formOutput && lineOutputOf(block))
  if (isOwn || (formLabel ?? formHelp) === undefined) return null
  return (
    <p className={css.words}>
      {formLabel}
      {formHelp !== undefined && <span className={css.help}> {formHelp}</span>}
    </p>
  )
}
