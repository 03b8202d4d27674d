import { readField, writeField } from '@calcwright/document'
import type { BlockViewProps } from '../contract/block-view.ts'
import type { FieldChoice } from './fields-look.ts'
import styles from './kit.module.css'

interface ChoiceBoxProps {
  readonly view: BlockViewProps<object>
  readonly choice: FieldChoice
}

/** A menu among the fields of a block; who may not edit reads what is chosen. */
export function ChoiceBox({ view, choice }: ChoiceBoxProps) {
  const { block, props, editor, readOnly, reachable, active } = view
  const value = readField(props, choice.id)
  if (readOnly && choice.worded) return null
  if (readOnly) return <span>{choice.options.find(option => option.value === value)?.label}</span>
  const tabIndex = active || reachable ? 0 : -1
  const choose = (chosen: string): void => {
    editor.setProps(block.id, writeField(props, choice.id, chosen), { step: true })
  }
  if (choice.checkbox) {
    const [off, on] = choice.options.map(option => option.value)
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value === on}
          tabIndex={tabIndex}
          onChange={({ target }) => choose(target.checked ? on! : off!)}
        />
        {choice.label}
      </label>
    )
  }
  return (
    <select
      className={styles.choice}
      aria-label={choice.label}
      value={value}
      tabIndex={tabIndex}
      onChange={({ target }) => choose(target.value)}
    >
      {choice.options.map(({ value: each, label }) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  )
}
