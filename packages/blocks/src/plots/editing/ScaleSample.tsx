/** How a map or a field of arrows is drawn, in small: in the colours of its scale. */
import { useMemo } from 'react'
import type { PlotData } from '@calcwright/evaluator'
import type { Editor } from '@calcwright/editor'
import { useBlockResult } from '@calcwright/editor'
import { colourAt, DARK, LIGHT, lineColourAt, scaleOf } from '@calcwright/figures'
import { figureOf } from '../figure.ts'
import plotBlock from '../plot/schema.ts'
import { ArrowHead } from './LegendSample.tsx'
import type { Series } from './series.ts'
import styles from './editing.module.css'

interface ScaleSampleProps {
  readonly editor: Editor
  readonly plot: string
  readonly series: readonly Series[]
  readonly one: Series
}

const LENGTH = 28
const PIECES = 7
const PIECE = LENGTH / PIECES

/** Colours say values, but for a colour that somebody chose. */
export const hasScale = ({ type, props }: Series): boolean =>
  type === 'plot_map' || type === 'plot_arrows' ? props.color === null || isColourMap(props) : false

const isColourMap = (props: object): boolean => 'style' in props && props.style === 'colours'

/** Scale from the colour of the least value to that of the greatest; arrows have a head. */
export function ScaleSample({ editor, plot, series, one }: ScaleSampleProps) {
  const { result } = useBlockResult(editor.results, plot)
  const data = result?.outcomes.find(outcome => outcome.plot)?.plot
  const scale = useMemo(() => scaleIn(series, one, data), [series, one, data])
  const isSurface = isColourMap(one.props)
  const height = isSurface ? 10 : Math.max(2, 1.5 * one.props.line_weight)
  const colour = (piece: number): string => {
    const share = (piece + 0.5) / PIECES
    if (isSurface) return colourAt(share, scale)
    return `light-dark(${lineColourAt(share, scale, LIGHT)}, ${lineColourAt(share, scale, DARK)})`
  }
  return (
    <svg className={styles.sample} width={LENGTH} height={14} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <rect
          key={piece}
          x={piece * PIECE}
          y={7 - height / 2}
          width={PIECE}
          height={height}
          fill={colour(piece)}
          shapeRendering="crispEdges"
        />
      ))}
      {one.type === 'plot_arrows' && <ArrowHead colour={colour(PIECES - 1)} />}
    </svg>
  )
}

/** Each scale of a plot has colours of its own; before there are numbers, those of the first. */
export function scaleIn(series: readonly Series[], one: Series, data: PlotData | null | undefined): number {
  if (!data) return 0
  const { figure } = figureOf(plotBlock.defaults(), series, data)
  const drawn = figure.series.find(({ id }) => id === one.id)
  return drawn ? Math.max(0, scaleOf(figure, drawn)) : 0
}
