import { Fragment, useCallback, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { fieldsOf } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { BlockViewProps } from '../contract/block-view.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { ChoiceBox } from './ChoiceBox.tsx'
import { FieldBox } from './FieldBox.tsx'
import { addRow, addedAtEnd, addedBelow, eraseRow, fieldGroups, removeRow } from './field-lists.ts'
import type { FieldGroup } from './field-lists.ts'
import type { FieldList, FieldsLook } from './fields-look.ts'
import styles from './kit.module.css'
import { AddButton, Row } from './Rows.tsx'
import { useBlockFields } from './use-block-fields.ts'

interface FieldsViewProps extends FieldsLook {
  readonly view: BlockViewProps<object>
}

const NO_LISTS: readonly FieldList[] = []
const NO_FIELDS: readonly Field[] = []
const NO_NOTE = (): string => ''

/** A block that is a keyword and its fields in a row. */
export default function FieldsView({
  view,
  words,
  note,
  lists = NO_LISTS,
  choices = [],
  below: Below,
  ...frame
}: FieldsViewProps) {
  const { worksheet } = view.editor
  const type = worksheet.registry.get(view.block.type)
  const fields = type ? fieldsOf(type, view.props) : NO_FIELDS
  const block = useBlockFields(view, fields, { erase: field => eraseRow(view, fields, lists, field) })
  const groups = fieldGroups(fields.slice(frame.stored ? 1 : 0), lists)
  const worded = typeof words === 'function' ? words(view.props) : words
  const subscribe = useCallback((listener: () => void) => worksheet.subscribe(listener), [worksheet])
  const noteText = useSyncExternalStore(subscribe, () => (note ?? NO_NOTE)(view))
  return (
    <BlockFrame
      block={block}
      {...frame}
      below={
        <>
          {noteText !== '' && <p className={styles.note}>{noteText}</p>}
          {Below && <Below {...view} />}
        </>
      }
    >
      {errors => (
        <>
          {groups.map((group, at) => (
            <Fragment key={block.keyOf(group.fields[0]!.id)}>
              <Group view={view} group={group}>
                {group.fields.map(field => (
                  <FieldBox
                    key={block.keyOf(field.id)}
                    block={block}
                    field={field}
                    word={worded?.[field.id]}
                    {...errors}
                  />
                ))}
              </Group>
              {!view.readOnly &&
                addedBelow(groups, at).map(list => (
                  <Row key={list.id}>
                    <Further view={view} list={list} />
                  </Row>
                ))}
            </Fragment>
          ))}
          {choices.map(choice => (
            <ChoiceBox key={choice.id} view={view} choice={choice} />
          ))}
          {!view.readOnly &&
            addedAtEnd(groups).map(list => <Further key={list.id} view={view} list={list} />)}
        </>
      )}
    </BlockFrame>
  )
}

interface GroupProps {
  readonly view: BlockViewProps<object>
  readonly group: FieldGroup
  readonly children: ReactNode
}

/** A field, or a row of a list, of which the first stays; one of several fields has a line for itself. */
function Group({ view, group: { row, fields }, children }: GroupProps) {
  if (!row || (row.index === 0 && fields.length === 1)) return children
  if (row.index === 0) return <Row>{children}</Row>
  const { list, index } = row
  return (
    <Row
      removal={view.readOnly ? undefined : `Remove ${list.noun} ${index + 1}`}
      remove={() => removeRow(view, list, index)}
    >
      {children}
    </Row>
  )
}

interface FurtherProps {
  readonly view: BlockViewProps<object>
  readonly list: FieldList
}

/** The way to a further row. */
function Further({ view, list }: FurtherProps) {
  return (
    <AddButton
      label={`Add ${/^[aeiou]/.test(list.noun) ? 'an' : 'a'} ${list.noun}`}
      reachable={view.active || view.reachable}
      add={() => addRow(view, list)}
    />
  )
}
