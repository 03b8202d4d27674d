import { Suspense, useState } from 'react'
import { numbersOfLine } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { BlockViewProps, ListedMaterial } from '@calcwright/editor'
import { BlockFrame, useBlockFields } from '@calcwright/editor/kit'
import { lazyPart } from '@calcwright/ui'
import material from './schema.ts'
import type { MaterialProps } from './schema.ts'
import { Properties } from './Properties.tsx'
import styles from './material.module.css'

const MaterialPicker = lazyPart(() => import('./MaterialPicker.tsx'))

/** `steel ≡ Structural steel S355`, with the properties of the material. */
export default function MaterialBlock(view: BlockViewProps<MaterialProps>) {
  const { props, result, readOnly, editor, block, active } = view
  const fields = useBlockFields(
    view as unknown as BlockViewProps<object>,
    material.fields as readonly Field[],
  )
  const { materials } = editor.actions
  const mayChoose = !readOnly && editor.rights.interaction === 2 && materials !== undefined
  const isEmpty = props.full_name === ''
  // A block that was just inserted opens the choice of a material.
  const [isChoosing, setChoosing] = useState(isEmpty && active && mayChoose)
  const outcome = result?.outcomes.find(({ columns }) => columns)
  const select = (chosen: ListedMaterial): void => {
    setChoosing(false)
    const { id, name, string_data } = chosen
    const patch = { name: string_data === '' ? id : '', full_name: name, string_data }
    editor.setProps(block.id, patch, { step: true })
    // The next keys make the name of the chosen material, or go on behind it.
    editor.focus(block.id, { at: 'end', field: 'variable' })
  }
  return (
    <BlockFrame
      block={fields}
      title="Material"
      keyword=""
      stored
      below={
        outcome && <Properties outcome={outcome} settings={numbersOfLine(editor.worksheet.settings, block)} />
      }
    >
      {() => (
        <>
          <button
            type="button"
            className={isEmpty ? `${styles.choice} ${styles.none}` : styles.choice}
            aria-label={isEmpty ? 'Choose a material' : `Material: ${props.full_name}`}
            disabled={!mayChoose}
            onClick={() => setChoosing(true)}
          >
            {isEmpty ? 'No Material Specified' : props.full_name}
          </button>
          {isChoosing && materials && (
            <Suspense fallback={null}>
              <MaterialPicker
                materials={materials}
                chosen={props.full_name}
                select={select}
                close={() => setChoosing(false)}
                fail={sentence => {
                  setChoosing(false)
                  editor.actions.notify?.(sentence, 'error')
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </BlockFrame>
  )
}
