/** Readings of a picture: the numbers under the pointer, or the point that keys have walked to. */
import { featuresOf, placeText, pointsOf, readingsAt } from '@calcwright/figures'
import type { Feature, Figure } from '@calcwright/figures'
import type { Box } from '@calcwright/figures/drawing'
import type { PicturePoint } from './card-place.ts'
import type { Drawn } from './use-drawing.ts'

export type ReadoutTarget =
  | { readonly by: 'pointer'; readonly at: PicturePoint }
  | { readonly by: 'keys'; readonly series: string; readonly index: number }

/** A line of the card. */
export interface ReadoutLine {
  readonly id: string
  readonly label: string
  readonly text: string
}

export interface Readout {
  /** Place of the card, in pixels of the picture. */
  readonly anchor: PicturePoint
  /** Points that are read, in pixels. */
  readonly points: readonly (PicturePoint & { readonly id: string })[]
  /** The place on the x axis; '' where the rows say it. */
  readonly heading: string
  readonly rows: readonly ReadoutLine[]
  /** The whole reading as a screen reader speaks it. */
  readonly spoken: string
}

/** The reading of a target; null for none, and for a point outside of the zoom. */
export function readTarget(target: ReadoutTarget, figure: Figure, drawn: Drawn): Readout | null {
  return target.by === 'pointer' ? readPlace(target.at, figure, drawn) : readPoint(target, figure, drawn)
}

function readPlace(at: PicturePoint, figure: Figure, drawn: Drawn): Readout | null {
  if (!isInside(at, drawn.area)) return null
  const feature = featureNear(at, figure, drawn)
  const { x, y } = feature ?? drawn.drawing.toValue(at)
  const rows = readingsAt(figure, x, feature ? drawn.drawing.toValue(at).y : y)
  if (rows.length === 0) return null
  const points = rows
    .map(row => ({ id: row.id, ...placed(row, row.id, figure, drawn) }))
    .filter(point => isInside(point, drawn.area))
  const heading = [feature && featureText(feature), placeText(figure, x)].filter(Boolean).join(', ')
  const spoken = [heading, ...rows.map(({ label, text }) => `${label}: ${text}`)].join(', ')
  const anchor = feature ? drawn.drawing.toPixel(feature) : at
  return { anchor, points, heading, rows, spoken }
}

/** Pixels from which on a zero, an extreme or a crossing is meant. */
const NEAR = 14

function featureNear(at: PicturePoint, figure: Figure, { drawing, area }: Drawn): Feature | null {
  let [found, least]: [Feature | null, number] = [null, NEAR]
  for (const feature of featuresOf(figure)) {
    const place = drawing.toPixel(feature)
    const distance = Math.hypot(place.x - at.x, place.y - at.y)
    if (distance < least && isInside(place, area)) [found, least] = [feature, distance]
  }
  return found
}

const FEATURES = { zero: 'Zero', maximum: 'Maximum', minimum: 'Minimum' } as const

const featureText = ({ kind, labels }: Feature): string =>
  kind === 'crossing' ? `Crossing of ${labels.join(' and ')}` : FEATURES[kind]

function readPoint(
  { series, index }: Extract<ReadoutTarget, { by: 'keys' }>,
  figure: Figure,
  drawn: Drawn,
): Readout | null {
  const point = pointsOf(figure, series)[index]
  const label = figure.series.find(({ id }) => id === series)?.label ?? ''
  if (!point) return null
  const anchor = placed(point, series, figure, drawn)
  if (!isInside(anchor, drawn.area)) return null
  const { text } = point
  // The value comes first, so that nobody has to hear the label again at each step.
  const spoken = `${text}, ${label}`
  return {
    anchor,
    points: [{ id: series, ...anchor }],
    heading: '',
    rows: [{ id: series, label, text }],
    spoken,
  }
}

function placed(
  value: { x: number; y: number },
  series: string,
  figure: Figure,
  { drawing }: Drawn,
): PicturePoint {
  const axis = figure.series.find(({ id }) => id === series)?.axis ?? 'y'
  return drawing.toPixel({ x: value.x, y: value.y, axis })
}

/** A point on the very edge of the picture is inside. */
function isInside({ x, y }: PicturePoint, { left, top, width, height }: Box): boolean {
  return x >= left - 1 && x <= left + width + 1 && y >= top - 1 && y <= top + height + 1
}
