import modal from '../dialogs/modal.module.css'
import { type LevelChoice, levelName } from './levels.ts'

interface LevelSelectProps {
  readonly label: string
  readonly value: number
  readonly choices: readonly LevelChoice[]
  readonly disabled?: boolean
  readonly onChange: (level: number) => void
}

export function LevelSelect({ label, value, choices, disabled = false, onChange }: LevelSelectProps) {
  // A level above what the visitor may give is shown as it is, and stays unless another one is chosen.
  const known = choices.some(({ level }) => level === value)
  return (
    <select
      className={modal.select}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={event => onChange(Number(event.currentTarget.value))}
    >
      {!known && <option value={value}>{levelName(value)}</option>}
      {choices.map(({ level, label: name }) => (
        <option key={level} value={level}>
          {name}
        </option>
      ))}
    </select>
  )
}
