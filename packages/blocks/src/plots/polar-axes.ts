/** Polar curves on polar axes: their points by angle and radius. */
import type { Figure, FigureSeries } from '@calcwright/figures'

interface PolarChoice {
  readonly polar_axes: boolean
}

/** The figure on circles and rays where that is wanted and nothing but polar curves is drawn, else as it is. */
export function onPolarAxes({ polar_axes }: PolarChoice, figure: Figure): Figure {
  const { axes } = figure
  const drawn = figure.series.filter(({ columns }) => Object.keys(columns).length > 0)
  const isPolar = drawn.length > 0 && drawn.every(({ kind, axis }) => kind === 'polar' && axis === 'y')
  if (!polar_axes || !isPolar || axes.x.log || axes.y.log) return figure
  const { grid } = axes.x
  return {
    ...figure,
    polar: true,
    axes: { x: { label: 'Angle', unit: '°', minimum: null, maximum: null, log: false, grid }, y: axes.y },
    series: figure.series.map(one => byAngle(one, figure.equalScales ?? 1)),
  }
}

/** @param scale of x in units of y */
function byAngle(series: FigureSeries, scale: number): FigureSeries {
  const { angle, x, y } = series.columns
  if (!angle || !x || !y) return series
  const radius = angle.map((radians, at) => scale * x[at]! * Math.cos(radians) + y[at]! * Math.sin(radians))
  const gaps = radius.map((value, at) => (Number.isNaN(y[at]) ? NaN : value))
  return { ...series, columns: { x: angle.map(inDegrees), y: gaps } }
}

/** A multiple of a small fraction of a degree stays one. */
const inDegrees = (radians: number): number => Number(((radians * 180) / Math.PI).toPrecision(14))
