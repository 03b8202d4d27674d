import { useCallback, useSyncExternalStore } from 'react'
import { fieldsOf } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { BlockViewProps } from '../types.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { ChoiceBox } from './ChoiceBox.tsx'
import { FieldBox } from './FieldBox.tsx'
import type { FieldsLook } from './fields-view.tsx'
import styles from './kit.module.css'
import { useBlockFields } from './use-block-fields.ts'

interface FieldsViewProps extends FieldsLook {
  readonly view: BlockViewProps<object>
}

const NO_FIELDS: readonly Field[] = []
const NO_NOTE = (): string => ''

/** A block that is a keyword and its fields in a row. */
export default function FieldsView({
  view,
  words,
  note,
  choices = [],
  below: Below,
  ...frame
}: FieldsViewProps) {
  const { worksheet } = view.editor
  const type = worksheet.registry.get(view.block.type)
  const fields = type ? fieldsOf(type, view.props) : NO_FIELDS
  const block = useBlockFields(view, fields)
  const subscribe = useCallback((listener: () => void) => worksheet.subscribe(listener), [worksheet])
  const said = useSyncExternalStore(subscribe, () => (note ?? NO_NOTE)(view))
  return (
    <BlockFrame
      block={block}
      {...frame}
      below={
        <>
          {said !== '' && <p className={styles.note}>{said}</p>}
          {Below && <Below {...view} />}
        </>
      }
    >
      {told => (
        <>
          {fields.slice(frame.stored ? 1 : 0).map(field => (
            <FieldBox key={field.id} block={block} field={field} word={words?.[field.id]} {...told} />
          ))}
          {choices.map(choice => (
            <ChoiceBox key={choice.id} view={view} choice={choice} />
          ))}
        </>
      )}
    </BlockFrame>
  )
}
