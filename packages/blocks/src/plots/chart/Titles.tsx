import type { CSSProperties } from 'react'
import type { Figure } from '@calcwright/figures'
import type { Box } from '@calcwright/figures/drawing'
import styles from './chart.module.css'
import type { ChartPart } from './props.ts'

interface TitlesProps {
  readonly figure: Figure
  /** Between the axes. */
  readonly area: Box
  onEdit(part: ChartPart): void
}

/** Height of the numbers of a level axis with its title below. */
const BAND = 44

/** The title and the axes, with their numbers, can be pressed: each lies under a button. */
export function Titles({ figure, area, onEdit }: TitlesProps) {
  const { left, top, width, height } = area
  const level: CSSProperties = { left, top: top + height, width, height: BAND }
  const upright: CSSProperties = { left: 0, top, width: left, height }
  const buttons: readonly (readonly [ChartPart, string, CSSProperties])[] = [
    ['title', 'Chart title', { left, top: 0, width, height: top }],
    ['x', 'X axis', figure.rotated ? upright : level],
    ['y', 'Y axis', figure.rotated ? level : upright],
    ['y2', 'Secondary Y axis', { left: left + width, top, right: 0, height }],
  ]
  return buttons
    .filter(([part]) => part !== 'y2' || figure.axes.y2)
    .map(([part, name, style]) => (
      <button
        key={part}
        type="button"
        className={styles.title}
        aria-label={name}
        title={name}
        style={style}
        onClick={() => onEdit(part)}
      />
    ))
}
