import type { Figure } from '@calcwright/figures'
import type { Box } from '@calcwright/figures/drawing'
import styles from './chart.module.css'

interface LegendButtonsProps {
  readonly figure: Figure
  readonly places: ReadonlyMap<string, Box>
  toggle(id: string): void
}

/** The entries of the legend lie under buttons that hide a series and show it again, on this page only. */
export function LegendButtons({ figure, places, toggle }: LegendButtonsProps) {
  return figure.series
    .filter(({ id }) => places.has(id))
    .map(({ id, label, hidden }) => (
      <button
        key={id}
        type="button"
        className={styles.entry}
        aria-label={`Show ${label}`}
        aria-pressed={!hidden}
        title={hidden ? `Show ${label}` : `Hide ${label}`}
        style={places.get(id)}
        onClick={() => toggle(id)}
      />
    ))
}
