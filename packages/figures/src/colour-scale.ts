/**
 * Colours of values. The first are viridis (van der Walt and Smith 2015, in the public domain), of even steps
 * to the eye, and distinguishable for colour-blind people and in grey.
 */
import { legible } from './colours.ts'
import type { Figure, FigureSeries, Range } from './figure.ts'
import { FINEST, LARGEST } from './numbers.ts'
import { once } from './once.ts'
import type { Theme } from './themes.ts'

const VIRIDIS = [
  0x440154, 0x471365, 0x482475, 0x463480, 0x414487, 0x3b528b, 0x355f8d, 0x2f6c8e, 0x2a788e, 0x25848e,
  0x21918c, 0x1e9c89, 0x22a884, 0x2fb47c, 0x44bf70, 0x5ec962, 0x7ad151, 0x9bd93c, 0xbddf26, 0xdfe318,
  0xfde725,
]

/**
 * Colours that stand out beside the first scale and beside each other, on light and on dark paper: from pale
 * to deep.
 */
const ROSE = [0xffc4ab, 0xff8a70, 0xe63e6d, 0x9c1466]
const GREY = [0xe0e0e0, 0xa6a6a6, 0x6b6b6b, 0x3a3a3a]

/** Each scale of a figure has colours of its own, in turns. */
const SCALES = [VIRIDIS, ROSE, GREY]

/**
 * @param share 0 for the least value, 1 for the greatest
 * @param scale which of the scales of a figure, from 0
 */
export function colourAt(share: number, scale: number): string {
  const colours = SCALES[scale % SCALES.length]!
  const at = Math.max(0, Math.min(1, share)) * (colours.length - 1)
  const low = Math.min(colours.length - 2, Math.floor(at))
  const mixed = [16, 8, 0].map(shift => {
    const [from, to] = [(colours[low]! >> shift) & 255, (colours[low + 1]! >> shift) & 255]
    return Math.round(from + (at - low) * (to - from))
  })
  return `#${mixed.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** The same for lines and arrows, which are seen on the paper only if they are neither as pale nor as dark. */
export const lineColourAt = (share: number, scale: number, theme: Theme): string =>
  legible(colourAt(share, scale), theme)

/** Least and greatest value of a map, or length of arrows from zero; null without any. */
export function valueRange({ kind, columns }: FigureSeries): Range | null {
  const values = kind === 'arrows' ? lengthsOf(columns) : (columns.z ?? new Float64Array())
  let [low, high] = [kind === 'arrows' ? 0 : Infinity, -Infinity]
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (!(low <= high)) return null
  if (high - low > FINEST) return [Math.max(low, -LARGEST), Math.min(high, LARGEST)]
  if (kind === 'arrows') return [0, 1]
  const room = Math.abs(low) > FINEST ? Math.abs(low) / 2 : 0.5
  return [low - room, high + room]
}

/** How long arrows are in the unit of their parts. */
export const lengthsOf = ({ u, v }: FigureSeries['columns']): Float64Array =>
  u && v ? u.map((value, at) => Math.hypot(value, v[at]!)) : new Float64Array()

/** Whether its colours say values: not where somebody chose one. */
const isColoured = ({ kind, look }: FigureSeries): boolean =>
  kind === 'colours' || ((kind === 'contour' || kind === 'arrows') && look.colour === null)

/** Colours and lines of one map have one scale. */
function isAlike({ unit, columns }: FigureSeries, other: FigureSeries): boolean {
  const [z, others] = [columns.z, other.columns.z]
  return unit === other.unit && z?.length === others?.length && !!z?.every((value, at) => Object.is(value, others![at])) // prettier-ignore
}

/** The series that share a scale of colours, scale by scale. */
export const scalesOf = once((figure: Figure): readonly (readonly FigureSeries[])[] => {
  const scales: FigureSeries[][] = []
  for (const series of figure.series.filter(isColoured)) {
    const shared = scales.find(([first]) => isAlike(first!, series))
    if (shared) shared.push(series)
    else if (valueRange(series)) scales.push([series])
  }
  return scales
})

/** Index of the scale that a series has in a figure; -1 for none. */
export const scaleOf = (figure: Figure, series: FigureSeries): number =>
  scalesOf(figure).findIndex(scale => scale.includes(series))
