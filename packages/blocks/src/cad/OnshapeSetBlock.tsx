/** The lines under a value for Onshape: its result, whether it is stored there, and the choice of the variable. */
import { useEffect, useState } from 'react'
import type { BlockViewProps, OnshapeLink } from '@calcwright/editor'
import { isResultOutdated, outcomesOf } from '@calcwright/editor'
import { ResultBox } from '../ResultBox.tsx'
import { OnshapeFlow } from './OnshapeFlow.tsx'
import { type OnshapeValue, onshapeValue } from './onshape-value.ts'
import type { ChosenVariable } from './onshape-variable.ts'
import type { OnshapeSetProps } from './onshape-set/schema.ts'
import { type OnshapeStore, useOnshapeStore } from './use-onshape-store.ts'
import styles from './onshape.module.css'

type View = BlockViewProps<OnshapeSetProps>

export default function OnshapeSetBlock(view: View) {
  const { props, editor, readOnly, active, block } = view
  const link = editor.rights.interaction === 2 ? editor.actions.onshape : undefined
  const [isChoosing, setChoosing] = useState(props.var_id === '' && active && !readOnly)
  const value = valueIn(view)
  const choose = async (chosen: ChosenVariable): Promise<void> => {
    setChoosing(false)
    // The caret comes first: an empty value is no error before it has been in it.
    editor.focus(block.id, { at: 'end', field: 'value' })
    editor.setProps(block.id, { ...chosen, stored: '' }, { step: true })
  }
  return (
    <>
      {props.value !== '' && <ResultBox view={view} />}
      {props.var_id !== '' && <State view={view} link={readOnly ? undefined : link} value={value} />}
      {link && !readOnly && isChoosing && (
        <OnshapeFlow
          link={link}
          choose={choose}
          create={link.mayStore() ? { value: value?.ok ? value : null } : null}
          close={() => setChoosing(false)}
        />
      )}
      {link && !readOnly && !isChoosing && (active || props.var_id === '') && (
        <button type="button" className={styles.action} onClick={() => setChoosing(true)}>
          {props.var_id === '' ? 'Choose a variable' : 'Change the variable'}
        </button>
      )}
    </>
  )
}

/** The result as Onshape takes it; null while there is none, or one with an error, which stands under the line. */
function valueIn(view: View): OnshapeValue | null {
  const outcome = outcomesOf(view.result)[0]
  if (!outcome || outcome.error || outcome.skipped || view.calculating || isResultOutdated(view)) return null
  return onshapeValue(outcome)
}

interface StateProps {
  readonly view: View
  readonly link: OnshapeLink | undefined
  readonly value: OnshapeValue | null
}

const NO_RIGHTS = 'You do not have edit rights for this worksheet.  Onshape syncing is disabled.'

function State({ view, link, value }: StateProps) {
  const { props } = view
  const first = lineThatSets(view)
  const mayStore = link?.mayStore() === true
  const isLinked = view.editor.actions.onshape !== undefined && !view.editor.report
  const problem =
    first !== null
      ? `${props.var_name} is set in another line of this worksheet as well: this one is not stored.`
      : value && !value.ok
        ? value.problem
        : ''
  const text = value?.ok && problem === '' ? value.text : null
  const storing = useOnshapeStore(view, mayStore ? link : undefined, text)
  return (
    <>
      <p className={styles.status} role="status">
        <span className={styles.part}>{props.part_name}</span> {props.var_name}:{' '}
        {wordsOf(props, text, storing)}
        {mayStore && text !== null && text !== props.stored && !storing.isStoring && (
          <button type="button" className={styles.action} onClick={storing.store}>
            Store now
          </button>
        )}
      </p>
      {(problem || storing.problem) !== '' && (
        <p className={styles.problem} role="alert">
          {problem || storing.problem}{' '}
          {link && problem === '' && storing.isSignedOut && <SignInAgain link={link} done={storing.store} />}
        </p>
      )}
      {storing.remark !== '' && (
        <p className={styles.remark} role="status">
          {storing.remark}
        </p>
      )}
      {isLinked && !mayStore && <p className={styles.remark}>{NO_RIGHTS}</p>}
    </>
  )
}

interface SignInAgainProps {
  readonly link: OnshapeLink
  done(): void
}

/** Stores the value once the person has signed in to Onshape again. */
function SignInAgain({ link, done }: SignInAgainProps) {
  useEffect(() => link.whenConnected(done), [link, done])
  return (
    <button type="button" className={styles.action} onClick={() => link.connect()}>
      Connect to Onshape again
    </button>
  )
}

function wordsOf({ stored }: OnshapeSetProps, text: string | null, { isStoring }: OnshapeStore): string {
  if (isStoring) return 'storing …'
  if (text === null) return stored === '' ? 'nothing is stored yet' : `${stored} is stored`
  return text === stored ? `${text} is stored` : `${text} is to be stored`
}

/** An earlier line with the same variable. */
function lineThatSets({ editor, block, props }: View): string | null {
  for (const other of editor.worksheet.blocks()) {
    if (other.id === block.id) return null
    if (other.type !== 'onshape_set' || other.status !== 'ok' || other.disabled) continue
    const { part_id, var_id } = other.props as OnshapeSetProps
    if (part_id === props.part_id && var_id === props.var_id) return other.id
  }
  return null
}
