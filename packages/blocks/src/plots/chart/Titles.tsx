import type { Box, Titled } from '@calcwright/figures/drawing'
import styles from './chart.module.css'

interface TitlesProps {
  readonly places: ReadonlyMap<Titled, Box>
  onEdit(part: Titled): void
}

const NAMES = [
  ['title', 'Chart title'],
  ['x', 'X axis'],
  ['y', 'Y axis'],
  ['y2', 'Secondary Y axis'],
] as const

/** The title and the axes, with their numbers, can be pressed: each lies under a button. */
export function Titles({ places, onEdit }: TitlesProps) {
  return NAMES.filter(([part]) => places.has(part)).map(([part, name]) => (
    <button
      key={part}
      type="button"
      className={styles.title}
      aria-label={name}
      title={name}
      style={places.get(part)}
      onClick={() => onEdit(part)}
    />
  ))
}
