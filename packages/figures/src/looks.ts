/** How each series looks: as somebody chose it, or so that it differs from the others. */
import type { Figure, FigureSeries, LineStyle, MarkerSymbol, SeriesLook } from './figure.ts'
import type { Theme } from './themes.ts'

export interface ShownLook {
  readonly colour: string
  /** Strokes and gaps in pixels; [] for a solid line, null for none. */
  readonly dash: readonly number[] | null
  /** In pixels. */
  readonly width: number
  readonly symbol: MarkerSymbol
  /** Diameter in pixels; 0 for no markers. */
  readonly marker: number
}

/** Beside its colour each series in its turn has a dash or a marker of its own: some people see no difference of hue. */
const DASHES: readonly (readonly number[])[] = [[], [9, 4], [2, 3], [10, 3, 2, 3], [16, 4], [10, 3, 2, 3, 2, 3], [5, 3], [1, 4], [16, 4, 4, 4], [6, 6]] // prettier-ignore
const SYMBOLS: readonly MarkerSymbol[] = ['circle', 'square', 'diamond', 'triangle-up', 'triangle-down', 'circle-open', 'square-open', 'diamond-open', 'triangle-up-open', 'triangle-down-open'] // prettier-ignore

/** A marker of size 2.5, the usual one, has six pixels; a line of weight 1 is one and a half wide. */
const MARKER_PIXELS = 2.4
const LINE_PIXELS = 1.5

/** Maps have a scale of colours, and levels are ink: they take no colour from the others. */
const takesColour = ({ kind, look }: FigureSeries): boolean =>
  look.colour === null &&
  kind !== 'contour' &&
  kind !== 'colours' &&
  kind !== 'arrows' &&
  kind !== 'level' &&
  kind !== 'note'

/** Looks of the series by their ids. */
export function looksOf(figure: Figure, theme: Theme): ReadonlyMap<string, ShownLook> {
  let turn = 0
  return new Map(
    figure.series.map(series => {
      const next = takesColour(series) ? turn++ : null
      return [series.id, lookOf(series, next, theme)] as const
    }),
  )
}

function lookOf({ look, kind }: FigureSeries, turn: number | null, theme: Theme): ShownLook {
  const own = turn === null ? 0 : turn % 10
  const line = kind !== 'scatter' || look.lineStyle !== 'none'
  const marked = look.showPoints && look.markerSize > 0
  const chosen = look.lineStyle !== 'solid'
  const dashOf = turn !== null && !chosen && !marked ? DASHES[own]! : dashesOf(look)
  return {
    colour: look.colour ?? (turn === null ? theme.ink : theme.series[own]!),
    dash: line && look.lineWeight > 0 && dashOf ? dashOf : null,
    width: look.lineWeight * LINE_PIXELS,
    symbol: turn !== null && look.symbol === 'circle' ? SYMBOLS[own]! : look.symbol,
    marker: marked ? look.markerSize * MARKER_PIXELS : 0,
  }
}

/** A dash in small where a piece of line is shorter than its whole pattern. */
export function dashWithin(dash: readonly number[], length: number): readonly number[] {
  const pattern = dash.reduce((sum, part) => sum + part, 0)
  return pattern <= length ? dash : dash.map(part => (part * length) / pattern)
}

/** Lengths as they are saved; null for no line. */
function dashesOf({ lineStyle }: SeriesLook): readonly number[] | null {
  if (lineStyle === 'none') return null
  return /^\d+(_\d+)+$/.test(lineStyle satisfies LineStyle) ? lineStyle.split('_').map(Number) : []
}

/** The colour of each series by its id. */
export function coloursOf(figure: Figure, theme: Theme): Readonly<Record<string, string>> {
  return Object.fromEntries([...looksOf(figure, theme)].map(([id, { colour }]) => [id, colour]))
}
