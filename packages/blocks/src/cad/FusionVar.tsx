/** Stands under a parameter: its result, the reason why Fusion cannot take it, and the choice of the parameter. */
import { useEffect, useState } from 'react'
import type { BlockViewProps, FusionLink, FusionVariables } from '@calcwright/editor'
import { isResultOutdated, outcomesOf } from '@calcwright/editor'
import { useStore } from 'zustand'
import { latexOfFormula } from '../plain/fields.ts'
import { ResultBox } from '../ResultBox.tsx'
import { FusionChooser } from './FusionChooser.tsx'
import type { FusionVarProps } from './fusion-var/schema.ts'
import { plainValue, readParameter } from './parameter.ts'
import { syncOf } from './sync.ts'
import styles from './fusion.module.css'

const NONE: FusionVariables['document'] = []

export default function FusionVar(view: BlockViewProps<FusionVarProps>) {
  const { actions, report } = view.editor
  const fusion = report ? undefined : actions.fusion
  if (fusion) return <LinkedVar view={view} link={fusion} />
  return (
    <>
      <ResultBox view={view} />
      <Unfit view={view} document={NONE} />
    </>
  )
}

interface LinkedVarProps {
  readonly view: BlockViewProps<FusionVarProps>
  readonly link: FusionLink
}

function LinkedVar({ view, link }: LinkedVarProps) {
  const { editor, block, props, active, readOnly } = view
  const sync = syncOf(editor, link)
  const variables = useStore(sync.state, state => state.variables)
  useEffect(() => sync.use(), [sync])
  const mayChoose = !readOnly && editor.rights.interaction === 2
  const [changing, setChanging] = useState(false)
  const choosing = mayChoose && variables !== null && (changing || (props.name === '' && active))
  const choose = (name: string): void => {
    setChanging(false)
    const there = variables?.document.find(each => each.name === name)
    const value = props.value === '' && there ? latexOfFormula(plainValue(there)) : props.value
    // The caret comes first: an empty value is no error before it has been in it.
    editor.focus(block.id, { at: 'end', field: 'value' })
    editor.setProps(block.id, { name, value }, { step: true })
  }
  return (
    <>
      {props.value !== '' && <ResultBox view={view} />}
      <Unfit view={view} document={variables?.document ?? NONE} />
      <Removed name={props.name} variables={variables} />
      {choosing && (
        <FusionChooser
          variables={variables}
          used={namesIn(view)}
          choose={choose}
          takesCaret={props.name === '' && props.value === ''}
          close={props.name === '' ? undefined : () => setChanging(false)}
        />
      )}
      {mayChoose && active && !choosing && props.name !== '' && (
        <button type="button" className={styles.action} onClick={() => setChanging(true)}>
          Change the parameter
        </button>
      )}
    </>
  )
}

/** Names that other lines of the worksheet set. */
const namesIn = ({ editor, block }: BlockViewProps<FusionVarProps>): ReadonlySet<string> =>
  new Set(
    editor.worksheet
      .blocks()
      .filter(({ id, type }) => type === 'fusion_var' && id !== block.id)
      .map(({ props }) => (props as FusionVarProps).name),
  )

interface UnfitProps {
  readonly view: BlockViewProps<FusionVarProps>
  readonly document: FusionVariables['document']
}

/** Says why Fusion cannot have the value; an error of the formula stands under it already. */
function Unfit({ view, document }: UnfitProps) {
  const outcome = outcomesOf(view.result)[0]
  if (!outcome || outcome.error || outcome.skipped || isResultOutdated(view)) return null
  const read = readParameter(view.props.name || 'The parameter', outcome, document)
  if (read.ok) return null
  return (
    <p className={styles.problem} role="alert">
      {read.problem}
    </p>
  )
}

interface RemovedProps {
  readonly name: string
  readonly variables: FusionVariables | null
}

/** Says that the linked design has no such parameter, which the next sync makes. */
function Removed({ name, variables }: RemovedProps) {
  if (name === '' || !variables || variables.documentId === '') return null
  if (variables.document.some(each => each.name === name)) return null
  return (
    <p className={styles.status} role="status">
      The design {variables.documentName} has no parameter {name}: the next sync creates it.
    </p>
  )
}
