/** A figure in pixels: marks and texts, in the order in which they are drawn. */
import { isDark } from '../colours.ts'
import type { Figure, Limits } from '../figure.ts'
import { limitsOf } from '../limits.ts'
import { looksOf } from '../looks.ts'
import type { ShownLook } from '../looks.ts'
import { inFigure } from '../numbers.ts'
import { prepared } from '../prepare.ts'
import { inProportion } from '../proportion.ts'
import type { Theme } from '../themes.ts'
import { inFreePlaces } from './free-places.ts'
import { frameOf } from './frame.ts'
import { layoutOf } from './layout.ts'
import type { Layout } from './layout.ts'
import { lettersOf } from './letters.ts'
import { inDrawingOrder, marksOf } from './marks/index.ts'
import type { Label, Mark, MarkGroup } from './marks/mark.ts'
import { polarFrame } from './polar-frame.ts'
import { polarPlacement } from './polar-placement.ts'
import { placementOf } from './placement.ts'
import type { Placement, YAxis } from './placement.ts'
import { outerPartsOf } from './outer-parts.ts'

export interface Shown {
  readonly figure: Figure
  readonly theme: Theme
  /** A closer look: these limits in place of the figure's. */
  readonly view?: Limits
  /** Id of a series that is set apart by a halo. */
  readonly selected?: string
  /** Grey, while new numbers are computed. */
  readonly faded?: boolean
  /** Missing titles are asked for in grey. */
  readonly prompts?: boolean
}

export interface Picture {
  readonly layout: Layout
  readonly place: Placement
  /** The grid. */
  readonly under: readonly Mark[]
  /** The series: they end where the axes do, or as far behind them as they reach. */
  readonly marks: readonly (Mark | MarkGroup)[]
  /** Axes, legend and scales. */
  readonly over: readonly Mark[]
  readonly labels: readonly Label[]
}

/** The pixels of a line on either side of it that a selection adds. */
const HALO = 4
const FADED = '#cccccc'
const FADED_ON_DARK = '#565b5d'

export function pictureOf(shown: Shown, width: number, height: number): Picture {
  const { figure, theme, view, selected, faded = false, prompts = false } = shown
  const limits = view && !figure.polar ? inProportion(figure, view) : limitsOf(figure)
  const letters = lettersOf(theme)
  const layout = layoutOf({ figure, limits, width, height, prompts, letters })
  const place = figure.polar ? polarPlacement(limits, layout.box) : placementOf(figure, limits, layout.box)
  const looks = faded ? fadedLooks(looksOf(figure, theme), theme) : looksOf(figure, theme)
  const marks: (Mark | MarkGroup)[] = []
  const drawnMarks: Mark[] = []
  const labels: Label[] = []
  const choices: (readonly Label[])[] = []
  for (const series of inDrawingOrder(prepared(figure).series)) {
    const { id, axis } = series.source
    const side: YAxis = axis === 'y2' && figure.axes.y2 ? 'y2' : 'y'
    const look = looks.get(id)!
    const drawn = marksOf({ figure, limits, series, look, place, axis: side, theme, letters, faded })
    if (id === selected) marks.push(haloOf(drawn.marks, theme))
    marks.push(...drawn.marks, ...(drawn.ground ?? []))
    drawnMarks.push(...drawn.marks)
    labels.push(...(drawn.labels ?? []))
    choices.push(...(drawn.choices ?? []))
  }
  labels.push(...inFreePlaces(choices, { marks: drawnMarks, box: layout.box, letters }))
  const around = outerPartsOf({ figure, layout, looks, theme, letters, faded })
  const frame = figure.polar
    ? polarFrame(figure, limits, layout.box, theme, prompts)
    : frameOf(layout.axes, place, theme, letters, width)
  return {
    layout,
    place,
    under: frame.grid,
    marks,
    over: [...frame.axes, ...around.marks],
    labels: [...frame.numbers, ...labels, ...(around.labels ?? [])].map(writtenIn(figure)),
  }
}

/** Labels as the figure writes numbers; names and titles stay as they are. */
function writtenIn(figure: Figure): (label: Label) => Label {
  const { x, y, y2 } = figure.axes
  const own = new Set([
    figure.title,
    x.label,
    y.label,
    y2?.label,
    ...(x.names ?? []),
    ...figure.series.map(({ label }) => label),
  ])
  return label => (own.has(label.text) ? label : { ...label, text: inFigure(figure, label.text) })
}

const haloOf = (marks: readonly Mark[], { faint }: Theme): MarkGroup => ({
  marks: marks.map(({ path, width = 0, reach = 0 }) => ({
    path,
    stroke: faint,
    width: width + 2 * HALO,
    reach: Math.max(reach, width / 2) + HALO,
  })),
  opacity: 0.4,
})

function fadedLooks(looks: ReadonlyMap<string, ShownLook>, { paper }: Theme): ReadonlyMap<string, ShownLook> {
  const colour = isDark(paper) ? FADED_ON_DARK : FADED
  return new Map([...looks].map(([id, look]) => [id, { ...look, colour }] as const))
}
