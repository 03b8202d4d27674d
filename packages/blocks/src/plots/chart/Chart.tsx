import { useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import type { Figure } from '@calcwright/figures'
import { useNearness, whenIdle } from '@calcwright/editor'
import type { Nearness } from '@calcwright/editor'
import styles from './chart.module.css'
import { NO_DATA } from '../figure.ts'
import { HeightHandle } from './HeightHandle.tsx'
import { OnPaper } from './OnPaper.tsx'
import type { DrawingLibrary } from './drawing-library.ts'
import { Picture } from './Picture.tsx'
import { isPaper, usePrinting } from './printing.ts'
import { TITLES_HEIGHT } from './props.ts'
import type { PlotChartProps } from './props.ts'

interface ChartProps extends PlotChartProps {
  readonly library: DrawingLibrary
}

/** The place of the picture, which is drawn when it comes near the viewport. */
export function Chart(props: ChartProps) {
  const { figure, empty, computing, library, onHeight } = props
  const [preview, setPreview] = useState<number | null>(null)
  const root = useRef<HTMLElement>(null)
  const drawn = useDrawnNear(useNearness(root, 'far'))
  const printing = usePrinting()
  const height = preview ?? props.height
  return (
    <figure
      ref={root}
      className={styles.chart}
      style={{ '--height': `${height + TITLES_HEIGHT}px` } as CSSProperties}
      aria-label={nameOf(figure)}
      data-own-pointer=""
    >
      {figure && drawn && !isPaper() && <Picture {...props} figure={figure} />}
      {empty ? (
        <p className={styles.empty}>
          <span>{NO_DATA}</span>
        </p>
      ) : (
        !figure && computing && <p className={styles.first}>Drawing the plot…</p>
      )}
      {printing && figure && !empty && (
        <OnPaper library={library} figure={figure} height={height + TITLES_HEIGHT} />
      )}
      {onHeight && <HeightHandle height={height} preview={setPreview} set={onHeight} />}
    </figure>
  )
}

const nameOf = (figure: Figure | null): string => figure?.title || 'Plot'

/** Draws a visible chart at once, and a near one in idle time. */
function useDrawnNear(nearness: Nearness): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => (nearness === 'near' ? whenIdle(() => setLate(true)) : undefined), [nearness])
  return nearness === 'visible' || late
}
