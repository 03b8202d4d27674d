/**
 * The picture of a plot. What draws it is no part of the page: it is fetched when the first plot of a
 * worksheet is there, and never for a worksheet without one.
 */
import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import { usePending } from '@calcwright/ui'
import { chartParts } from './parts.ts'
import styles from './chart.module.css'
import { TITLES_HEIGHT } from './props.ts'
import type { PlotChartProps } from './props.ts'

export type { ChartPart, PlotChartProps } from './props.ts'

export function PlotChart(props: PlotChartProps) {
  const [parts, setParts] = useState(() => chartParts.loaded)
  useEffect(() => {
    if (parts) return
    let wanted = true
    void chartParts().then(loaded => wanted && setParts(loaded))
    return () => {
      wanted = false
    }
  }, [parts])
  usePending(!parts)
  return parts ? (
    <parts.Chart {...props} library={parts.library} />
  ) : (
    <div
      className={styles.waiting}
      style={{ '--height': `${props.height + TITLES_HEIGHT}px` } as CSSProperties}
      aria-hidden="true"
    />
  )
}
