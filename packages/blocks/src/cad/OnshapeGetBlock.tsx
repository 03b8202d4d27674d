/** `w ≡ Plate · width = 25 mm`, with the way to read it again or to choose another variable. */
import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import type { Field } from '@calcwright/document'
import type { BlockViewProps, OnshapeLink } from '@calcwright/editor'
import { BlockFrame, useBlockFields } from '@calcwright/editor/kit'
import { OnshapeFlow } from './OnshapeFlow.tsx'
import { sentenceOf } from './use-flow.ts'
import onshapeGet from './onshape-get/schema.ts'
import type { OnshapeGetProps } from './onshape-get/schema.ts'
import type { ChosenVariable } from './onshape-variable.ts'
import styles from './onshape.module.css'

export default function OnshapeGetBlock(view: BlockViewProps<OnshapeGetProps>) {
  const { props, readOnly, editor, block, active } = view
  const fields = useBlockFields(
    view as unknown as BlockViewProps<object>,
    onshapeGet.fields as readonly Field[],
  )
  const { onshape } = editor.actions
  const link = !readOnly && editor.rights.interaction === 2 ? onshape : undefined
  const isEmpty = props.var_id === '' && props.value === ''
  // A block that was just inserted begins with the connection.
  const [isChoosing, setChoosing] = useState(isEmpty && active)
  const choose = async (chosen: ChosenVariable): Promise<void> => {
    const { name, value } = await link!.variable(chosen.part_id, chosen.var_id)
    setChoosing(false)
    editor.setProps(block.id, { ...chosen, var_name: name, value }, { step: true })
    editor.focus(block.id, { at: 'end', field: 'variable' })
  }
  return (
    <BlockFrame
      block={fields}
      title="Read variable of Onshape"
      keyword=""
      stored
      below={
        link &&
        isChoosing && (
          <OnshapeFlow link={link} choose={choose} create={null} close={() => setChoosing(false)} />
        )
      }
    >
      {() => (
        <span className={styles.value}>
          {isEmpty ? (
            <span className={styles.none}>No variable of Onshape</span>
          ) : (
            <>
              <span className={styles.part}>{props.part_name}</span> {props.var_name} ={' '}
              <strong>{props.value}</strong>
            </>
          )}
          {link && props.var_id !== '' && <Refresh view={view} link={link} />}
          {link && !isChoosing && (
            <button type="button" className={styles.action} onClick={() => setChoosing(true)}>
              {isEmpty ? 'Choose a variable' : 'Change'}
            </button>
          )}
        </span>
      )}
    </BlockFrame>
  )
}

interface RefreshProps {
  readonly view: BlockViewProps<OnshapeGetProps>
  readonly link: OnshapeLink
}

function Refresh({ view: { editor, block, props }, link }: RefreshProps) {
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const read = async (): Promise<void> => {
    setReading(true)
    setProblem('')
    try {
      const { name, value } = await link.variable(props.part_id, props.var_id, true)
      const isSame = value === props.value && name === props.var_name
      if (!isSame) editor.setProps(block.id, { var_name: name, value }, { step: true })
      editor.announce(isSame ? 'The value is up to date' : `${name} is ${value} now`)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setReading(false)
  }
  return (
    <>
      <button type="button" className={styles.action} disabled={isReading} onClick={() => void read()}>
        <RefreshCw size={13} aria-hidden="true" />
        Refresh
      </button>
      {problem !== '' && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
