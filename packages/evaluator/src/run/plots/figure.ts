/**
 * Responsibilities: the numbers of a plot. First come the series that have theirs already: they say what
 * the axes measure and from where to where functions are drawn. Then the functions, and the units.
 */
import { isAbout } from '@calcwright/math/messages'
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/plots'
import { findUnit } from '@calcwright/math/units'
import type { KnownVariable, Measured } from '@calcwright/math/dimensions'
import type { Notice, Outcome } from '../../block-result.ts'
import type { PlotAxisId, PlotData, PlotSeries } from '../../plots.ts'
import { EMPTY_OUTCOME } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import type { FigurePlan, SeriesPlan } from '../../plan/planned.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import { allAxes, AXES, AxisUnits, limitWords } from './axes.ts'
import { bandOver, functionOver, parametric, polar } from './curve-series.ts'
import { quantityOf } from './data.ts'
import { dataOf, single } from './data-series.ts'
import { domainOf } from './domain.ts'
import type { Domain } from './domain.ts'
import { arrowsOver, mapOver } from './field-series.ts'
import type { Plane } from './field-series.ts'
import { leftOut } from './left-out.ts'
import { parameterOf } from './functions.ts'
import { ownRange } from './own-range.ts'
import type { OwnRange } from './own-range.ts'
import { inUnit, PLAIN_MEASURE, SeriesFault, unitFor } from './quantity.ts'
import type { AxisUnit, Quantity } from './quantity.ts'
import { Formulas } from './series.ts'
import { CENTRAL } from './spread.ts'
import type { GatheredColumns } from './series.ts'

export interface Drawn {
  readonly plot: PlotData
  /** Notices about the axes. */
  readonly notices: readonly Notice[]
  /** Notices about each series, by the key of its step. */
  readonly reports: ReadonlyMap<string, FinishedStep>
}

/** @throws RunStopped when the run was stopped */
export async function drawFigure(
  plan: FigurePlan,
  meanings: Meanings,
  session: FormulaSession,
): Promise<Drawn> {
  const figure = new FigureRun(plan, meanings, session)
  await figure.begin()
  for (const series of plan.series) await figure.gather(series, 'data')
  figure.settleX()
  await figure.findRanges()
  for (const series of plan.series) await figure.gather(series, 'curve')
  figure.settleY()
  for (const series of plan.series) await figure.gather(series, 'field')
  return figure.end()
}

/** A number behind which a unit was meant is a product with a name. */
function noLimit({ free = [] }: KnownVariable): SeriesFault {
  const names = [...new Set(free.map(({ name }) => name))]
  const [unit] = names.filter(name => findUnit(name))
  if (names.length === 0) return new SeriesFault(evaluationErrorOf('argument', message('plot.limits.number')))
  const problem =
    unit === undefined
      ? message('plot.limits.unknown', { names })
      : message('plot.limits.unit', { names, unit })
  return new SeriesFault(evaluationErrorOf('argument', problem))
}

type Stage = 'data' | 'curve' | 'field'

class FigureRun {
  readonly #plan: FigurePlan
  readonly #meanings: Meanings
  readonly #session: FormulaSession
  readonly #limits = new Map<string, Quantity>()
  readonly #gathered = new Map<SeriesPlan, GatheredColumns>()
  /** Where functions are known, in SI. */
  #known: readonly OwnRange[] = []
  readonly #faults = new Map<SeriesPlan, SeriesFault>()
  /** Problems with the axes themselves. */
  readonly #notices: Notice[] = []
  #units: AxisUnits

  constructor(plan: FigurePlan, meanings: Meanings, session: FormulaSession) {
    this.#plan = plan
    this.#meanings = meanings
    this.#session = session
    this.#units = new AxisUnits(plan.axes, this.#limits, session.settings)
  }

  async begin(): Promise<void> {
    for (const [request, name] of this.#plan.limits) {
      const known = this.#meanings.get(name)
      if (known?.kind !== 'variable') continue
      try {
        this.#limits.set(request, single(await quantityOf(known, this.#session)))
      } catch (fault) {
        const isNone = fault instanceof SeriesFault && isAbout(fault.error.code, 'plot.numeric')
        this.#note(isNone ? noLimit(known.variable) : fault, `${limitWords(request)}: `)
      }
    }
  }

  /** Computes a series in its stage. */
  async gather(series: SeriesPlan, stage: Stage): Promise<void> {
    if (STAGES[series.shape.kind] !== stage) return
    const formulas = this.#formulas(series)
    try {
      const gathered = await this.#columns(series, formulas)
      if (gathered) this.#gathered.set(series, withCentralValues(gathered, formulas))
    } catch (fault) {
      if (!(fault instanceof SeriesFault)) throw fault
      this.#faults.set(series, fault)
    }
  }

  async #columns(series: SeriesPlan, formulas: Formulas): Promise<GatheredColumns | null> {
    const { shape, axis } = series
    switch (shape.kind) {
      case 'function': {
        const { measured } = this.#units.of('x') ?? PLAIN_MEASURE
        return functionOver(this.#domain('x'), measured, axis, formulas, this.#session)
      }
      case 'band': {
        const { measured } = this.#units.of('x') ?? PLAIN_MEASURE
        return bandOver(this.#domain('x'), measured, axis, formulas, this.#session)
      }
      case 'parametric':
        return parametric(axis, formulas, this.#session)
      case 'polar':
        return polar(axis, formulas, this.#session)
      case 'map':
        return mapOver(this.#plane(axis), formulas, this.#session)
      case 'arrows':
        return arrowsOver(this.#plane(axis), formulas, this.#session)
      default:
        return (await dataOf(shape, axis, formulas)) ?? null
    }
  }

  settleX(): void {
    const fromFunctions = this.#plan.series.flatMap(series => this.#parameter(series, 0))
    this.#settle('x', [...this.#on('x'), ...fromFunctions])
  }

  /** Where nothing else says from where to where functions are drawn, those made of points do. */
  async findRanges(): Promise<void> {
    const { minimum, maximum } = this.#units.axis('x')
    const isLimited = (minimum !== null && maximum !== null) || this.#extent('x').spans.length > 0
    if (isLimited) return
    const functions = this.#plan.series.flatMap(series =>
      STAGES[series.shape.kind] === 'curve' ? (this.#formulas(series).function('y') ?? []) : [],
    )
    const ranges = await Promise.all(functions.map(known => ownRange(known, this.#session)))
    this.#known = ranges.filter(range => range !== null)
  }

  settleY(): void {
    for (const axis of ['y', 'y2'] as const) {
      const own = this.#plan.series.filter(series => series.axis === axis)
      const fromFields = own.flatMap(series => this.#parameter(series, 1))
      this.#settle(axis, [...this.#on(axis), ...fromFields])
    }
  }

  end(): Drawn {
    const series = this.#plan.series.map(one => this.#finished(one))
    const plot: PlotData = { axes: allAxes(this.#units), series }
    const reports = this.#plan.series.map(one => [one.key, this.#report(one)] as const)
    const inLoop = this.#plan.isInLoop ? [message('plot.last-pass')] : []
    const notices = [...inLoop, ...this.#notices, ...AXES.flatMap(axis => this.#units.problems(axis))]
    return { plot, notices, reports: new Map(reports) }
  }

  #formulas(series: SeriesPlan): Formulas {
    return new Formulas(series, this.#meanings, this.#session)
  }

  #settle(axis: PlotAxisId, quantities: readonly Quantity[]): void {
    try {
      this.#units.settle(axis, quantities)
    } catch (fault) {
      this.#note(fault)
    }
  }

  #note(fault: unknown, about = ''): void {
    if (!(fault instanceof SeriesFault)) throw fault
    this.#notices.push({ code: fault.error.code, text: about + fault.message })
  }

  /**
   * Quantities that are on an axis by now, in order of the page.
   *
   * @param without the stage of what goes from end to end of the axis
   */
  #on(
    axis: PlotAxisId,
    without: readonly Stage[] = [],
    belongs: (series: SeriesPlan) => boolean = () => true,
  ): Quantity[] {
    const series = this.#plan.series.filter(({ shape }) => !without.includes(STAGES[shape.kind]))
    return series
      .filter(belongs)
      .flatMap(series =>
        (this.#gathered.get(series)?.columns ?? []).flatMap(column =>
          column.axis === axis && !column.isInterval ? column.quantity : [],
        ),
      )
  }

  /** Quantities that a function brings to the axis of its argument. */
  #parameter(series: SeriesPlan, place: 0 | 1): Quantity[] {
    const isCurve = STAGES[series.shape.kind] === 'curve'
    const request = isCurve ? 'y' : series.shape.kind === 'map' ? 'z' : 'u'
    const isOver = STAGES[series.shape.kind] === 'field' || (isCurve && place === 0)
    const known = isOver ? this.#formulas(series).function(request) : undefined
    const measured = known && parameterOf(known, place)
    return measured ? [quantityIn(measured)] : []
  }

  #domain(axis: PlotAxisId): Domain {
    const unit = this.#units.settle(axis, [])
    const known = axis === 'x' ? this.#known.map(ends => inUnit(measuredAs(unit, ends), unit)) : []
    const { spans, points } = this.#extent(axis)
    const numbers = (quantities: readonly Quantity[]) => quantities.map(quantity => inUnit(quantity, unit))
    return domainOf(this.#units.axis(axis), unit, { spans: numbers(spans), points: numbers(points), known })
  }

  /** Quantities on an axis by now, without those that go from end to end of it. */
  #extent(axis: PlotAxisId): { spans: Quantity[]; points: Quantity[] } {
    const over: readonly Stage[] = axis === 'x' ? ['curve', 'field'] : ['field']
    const isLine = ({ shape }: SeriesPlan): boolean => shape.kind === 'level' || shape.kind === 'note'
    const isSpan = (quantity: Quantity): boolean => !isOnePlace(quantity.values)
    const data = this.#on(axis, over, series => !isLine(series))
    return {
      spans: data.filter(isSpan),
      points: [...data.filter(quantity => !isSpan(quantity)), ...this.#on(axis, over, isLine)],
    }
  }

  #plane(axis: 'y' | 'y2'): Plane {
    const [across, up] = [this.#units.settle('x', []), this.#units.settle(axis, [])]
    const domains = { x: this.#domain('x'), y: this.#domain(axis) }
    return { ...domains, across: across.measured, up: up.measured, axis }
  }

  #finished(series: SeriesPlan): PlotSeries {
    const { block, shape, axis } = series
    const common = { block, kind: shape.kind, axis }
    const gathered = this.#gathered.get(series)
    if (!gathered) return { ...common, unit: '', columns: {} }
    try {
      for (const column of gathered.columns) if (column.axis) this.#units.check(column.axis, column.quantity)
    } catch (fault) {
      if (!(fault instanceof SeriesFault)) throw fault
      this.#faults.set(series, fault)
      return { ...common, unit: '', columns: {} }
    }
    const { settings } = this.#session
    const own = gathered.columns.find(column => column.axis === null && !column.isBare)
    const ownUnit = own && unitFor(own.quantity, settings)
    const columns = gathered.columns.map(({ name, axis: on, quantity, isInterval, isBare }) => {
      const unit = on ? this.#units.settle(on, []) : isBare ? undefined : ownUnit
      return [name, unit ? inUnit(quantity, unit, isInterval) : quantity.values] as const
    })
    return { ...common, unit: ownUnit?.text ?? '', columns: Object.fromEntries(columns) }
  }

  #report(series: SeriesPlan): FinishedStep {
    const error = this.#faults.get(series)?.error ?? null
    const gathered = error ? undefined : this.#gathered.get(series)
    const isOver = (axis: PlotAxisId): boolean => axis === 'x' && STAGES[series.shape.kind] !== 'data'
    const ofUnits = (gathered?.columns ?? []).flatMap(({ axis, quantity, isInterval }) =>
      axis && !isInterval && !isOver(axis) ? this.#units.temperatureNotices(axis, quantity) : [],
    )
    const without = leftOut(series, gathered?.columns ?? [], this.#units)
    const notices = [...(gathered?.notices ?? []), ...ofUnits, ...without]
    const outcome: Outcome = {
      ...EMPTY_OUTCOME,
      request: 'series',
      shown: error !== null || notices.length > 0,
      notices,
      error,
    }
    return { outcome, value: '' }
  }
}

/** Adds a notice that central values are drawn where uncertain numbers have no error bars. */
function withCentralValues(gathered: GatheredColumns, formulas: Formulas): GatheredColumns {
  const hasBars = gathered.columns.some(({ name }) => name === 'error')
  return formulas.isUncertain(hasBars ? 'y' : undefined)
    ? { ...gathered, notices: [...gathered.notices, CENTRAL] }
    : gathered
}

/** When the numbers of a series are there: before the axes, over x, or over both. */
const STAGES: Record<SeriesPlan['shape']['kind'], Stage> = {
  points: 'data',
  bars: 'data',
  histogram: 'data',
  level: 'data',
  parametric: 'data',
  polar: 'data',
  function: 'curve',
  band: 'curve',
  box: 'data',
  note: 'data',
  map: 'field',
  arrows: 'field',
}

/** Whether all numbers are the same one, however many there are. */
function isOnePlace(values: Float64Array): boolean {
  const first = values.find(Number.isFinite)
  return values.every(value => value === first || !Number.isFinite(value))
}

const measuredAs = ({ measured }: AxisUnit, ends: OwnRange): Quantity => ({
  ...PLAIN_MEASURE,
  measured,
  values: Float64Array.from(ends),
})

const quantityIn = (measured: Measured): Quantity => ({
  ...PLAIN_MEASURE,
  measured,
  values: Float64Array.of(1),
})
