import modal from '@calcwright/ui/modal.module.css'
import { type LevelChoice, withCurrentLevel } from './levels.ts'

interface LevelSelectProps {
  readonly label: string
  readonly value: number
  readonly choices: readonly LevelChoice[]
  readonly disabled?: boolean
  readonly onChange: (level: number) => void
}

export function LevelSelect({ label, value, choices, disabled = false, onChange }: LevelSelectProps) {
  const current = withCurrentLevel(value, choices)
  return (
    <select
      className={modal.select}
      aria-label={label}
      value={current.level}
      disabled={disabled}
      onChange={event => onChange(Number(event.currentTarget.value))}
    >
      {current.choices.map(({ level, label: name }) => (
        <option key={level} value={level}>
          {name}
        </option>
      ))}
    </select>
  )
}
