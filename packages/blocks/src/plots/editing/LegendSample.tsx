/** Small pictures of how a series is drawn: in the legend beside its fields, and in menus. */
import { dashWithin, DARK, LIGHT, looksOf } from '@calcwright/figures'
import type { LineStyle, MarkerSymbol } from '@calcwright/figures'
import { figureOf } from '../figure.ts'
import plotBlock from '../plot/schema.ts'
import type { Series } from './series.ts'
import styles from './editing.module.css'

interface LegendSampleProps {
  readonly series: readonly Series[]
  readonly id: string
}

/** How much of the paper a surface covers. */
const FILLED: Readonly<Record<string, number>> = {
  plot_bar: 1,
  plot_histogram: 1,
  plot_area: 0.28,
  plot_band: 0.28,
  plot_box: 0.4,
}

/** Line, marker and colour of a series, as the picture has them. */
export function LegendSample({ series, id }: LegendSampleProps) {
  const [light, dark] = looksIn(series)
  const look = light?.get(id)
  if (!look) return null
  const { dash, width, symbol, marker } = look
  const type = series.find(one => one.id === id)?.type ?? ''
  const filled = FILLED[type]
  return (
    <svg
      className={styles.sample}
      width={28}
      height={14}
      aria-hidden="true"
      style={{ color: `light-dark(${look.colour}, ${dark?.get(id)?.colour ?? look.colour})` }}
    >
      {filled && <rect x={4} y={2} width={20} height={10} rx={1} fill="currentColor" fillOpacity={filled} />}
      {type === 'plot_area' && dash && <path d="M4 2h20" stroke="currentColor" strokeWidth={width} />}
      {!filled && dash && <LineStroke width={width} dash={dashWithin(dash, 28)} length={28} />}
      {type === 'plot_arrows' && <ArrowHead />}
      {!filled && marker > 0 && <MarkerShape symbol={symbol} x={14} size={marker} />}
    </svg>
  )
}

/** Arrow head at the end of the line of a sample. */
export function ArrowHead({ colour = 'currentColor' }: { readonly colour?: string }) {
  return <path d="M22 3L28 7L22 11" fill="none" stroke={colour} strokeWidth={1.5} />
}

type Looks = readonly ReturnType<typeof looksOf>[]

const known = new WeakMap<readonly Series[], Looks>()

/** The looks of all series in light and dark; the axes do not matter. */
function looksIn(series: readonly Series[]): Looks {
  const looks = known.get(series) ?? drawnLooks(series)
  known.set(series, looks)
  return looks
}

function drawnLooks(series: readonly Series[]): Looks {
  const axis = { unit: '', log: false, minimum: null, maximum: null }
  const { figure } = figureOf(plotBlock.defaults(), series, {
    axes: { x: axis, y: axis, y2: axis },
    series: [],
  })
  return [LIGHT, DARK].map(theme => looksOf(figure, theme))
}

interface LineStrokeProps {
  readonly width: number
  /** Strokes and gaps in pixels; none for a solid line. */
  readonly dash: readonly number[]
  readonly length: number
}

function LineStroke({ width, dash, length }: LineStrokeProps) {
  return (
    <line
      x1={0}
      x2={length}
      y1={7}
      y2={7}
      stroke="currentColor"
      strokeWidth={width}
      strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
    />
  )
}

const SHAPES: Readonly<Record<string, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  square: 'M-3.5-3.5h7v7h-7z',
  diamond: 'M0-4.5L4.5 0L0 4.5L-4.5 0z',
  'triangle-up': 'M0-4.5L4.5 3.5h-9z',
  'triangle-down': 'M0 4.5L4.5-3.5h-9z',
}

interface MarkerShapeProps {
  readonly symbol: MarkerSymbol
  readonly x: number
  /** Diameter in pixels. */
  readonly size?: number
}

/** Width of the shapes, and the most that there is room for. */
const DRAWN = 8
const LARGEST = 10

function MarkerShape({ symbol, x, size = DRAWN }: MarkerShapeProps) {
  const open = symbol.endsWith('-open')
  return (
    <path
      d={SHAPES[symbol.replace('-open', '')]}
      transform={`translate(${x} 7) scale(${Math.min(size, LARGEST) / DRAWN})`}
      fill={open ? 'var(--paper)' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={1.3}
    />
  )
}

interface LineSampleProps {
  readonly weight?: number
  readonly style?: LineStyle
}

/** A line in a menu. */
export function LineSample({ weight = 1, style = 'solid' }: LineSampleProps) {
  return (
    <svg width={90} height={14} aria-hidden="true">
      <LineStroke
        width={1.5 * weight}
        dash={/^[\d_]+$/.test(style) ? style.split('_').map(Number) : []}
        length={90}
      />
    </svg>
  )
}

/** A marker in a menu. */
export function MarkerSample({ symbol }: { readonly symbol: MarkerSymbol }) {
  return (
    <svg width={16} height={14} aria-hidden="true">
      <MarkerShape symbol={symbol} x={8} />
    </svg>
  )
}
