import { useId } from 'react'
import { shapeOf } from './library-shapes.ts'
import type { Length } from './library-shapes.ts'
import styles from './picker.module.css'

/** The drawing of what the columns of a library measure; nothing for one without a shape. */
export function LibraryShape({ library }: { readonly library: string }) {
  const arrow = useId()
  const shape = shapeOf(library)
  if (!shape) return null
  return (
    <svg className={styles.shape} viewBox="0 -6 240 192" role="img" aria-label={shape.title}>
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 6 6"
          refX="6"
          refY="3"
          markerWidth="6"
          markerHeight="6"
          orient="auto-start-reverse"
        >
          <path d="M0 0.8 6 3 0 5.2z" fill="currentColor" />
        </marker>
      </defs>
      {shape.outlines.map(path => (
        <path key={path} d={path} className={styles.outline} fillRule="evenodd" />
      ))}
      {shape.axes.map(axis => (
        <g key={axis.name}>
          <line {...ends(axis)} className={styles.axis} />
          <Name name={axis.name} x={axis.to[0] + 6} y={axis.to[1] + (axis.to[1] < 12 ? -4 : 0)} />
        </g>
      ))}
      {shape.lengths.map(length => {
        const [x, y] = length.at ?? besideOf(length)
        return (
          <g key={length.name}>
            <line
              {...ends(length)}
              className={styles.length}
              markerStart={`url(#${arrow})`}
              markerEnd={`url(#${arrow})`}
            />
            <Name name={length.name} x={x} y={y} />
          </g>
        )
      })}
    </svg>
  )
}

const ends = ({ from: [x1, y1], to: [x2, y2] }: Length) => ({ x1, y1, x2, y2 })

/** The middle of a length, at its left or above it. */
function besideOf({ from, to }: Length): readonly [number, number] {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return from[0] === to[0] ? [x - 10, y] : [x, y - 6]
}

/** `t_w` with its index below the line. */
function Name({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) {
  const [letter, index] = name.split('_')
  return (
    <text x={x} y={y} className={styles.lengthName} textAnchor="middle" dominantBaseline="central">
      {letter}
      {index !== undefined && (
        <tspan fontSize="9" dy="4">
          {index}
        </tspan>
      )}
    </text>
  )
}
