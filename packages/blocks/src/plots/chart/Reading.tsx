import { useLayoutEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { Box } from '@calcwright/figures/drawing'
import { cardPlace } from './card-place.ts'
import styles from './chart.module.css'
import type { Readout } from './readout.ts'

interface ReadingProps {
  readonly found: Readout
  readonly area: Box
  readonly rotated: boolean
  /** Colours by the id of a series. */
  readonly colours: Readonly<Record<string, string>>
}

/** The numbers that are read: a line through their points, and a card beside it. */
export function Reading({ found, area, rotated, colours }: ReadingProps) {
  const { anchor, points, rows, heading } = found
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current!
    const picture = element.offsetParent!
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const space = { width: picture.clientWidth, height: picture.clientHeight }
    const { x, y } = cardPlace(anchor, size, space, rotated)
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  })
  const { left, top, width, height } = area
  return (
    <>
      <span
        className={styles.crosshair}
        style={rotated ? { left, top: anchor.y, width } : { left: anchor.x, top, height }}
      />
      {points.map(({ id, x, y }) => (
        <span
          key={id}
          className={styles.dot}
          style={{ left: x, top: y, '--colour': colours[id] } as CSSProperties}
        />
      ))}
      <div ref={card} className={styles.card} data-card="">
        {heading !== '' && <div className={styles.heading}>{heading}</div>}
        {rows.map(({ id, label, text }) => (
          <div key={id} className={styles.row}>
            <i style={{ background: colours[id] }} />
            <span className={styles.label}>{label}</span>
            <b>{text}</b>
          </div>
        ))}
      </div>
    </>
  )
}
