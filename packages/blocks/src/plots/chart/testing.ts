import type { Figure, FigureAxis, FigureSeries } from '@calcwright/figures'

/** An axis of which nothing is set. */
export const plainAxis: FigureAxis = {
  label: '',
  unit: '',
  minimum: null,
  maximum: null,
  log: false,
  grid: false,
}

/** A figure for tests with one series for each of these, which are also their ids and labels. */
export function figureWith(
  series: Readonly<Record<string, Pick<FigureSeries, 'kind'> & { columns: Record<string, number[]> }>>,
  axes: Partial<Figure['axes']> = {},
): Figure {
  return {
    title: '',
    rotated: false,
    axes: { x: plainAxis, y: plainAxis, ...axes },
    series: Object.entries(series).map(([id, { kind, columns }]) => ({
      id,
      kind,
      label: id,
      axis: 'y',
      stacked: false,
      columns: Object.fromEntries(
        Object.entries(columns).map(([name, values]) => [name, Float64Array.from(values)]),
      ),
      look: {
        colour: null,
        lineWeight: 1,
        lineStyle: 'solid',
        showPoints: true,
        markerSize: 2.5,
        symbol: 'circle',
      },
    })),
  }
}
