/** Responsibilities: one series of a plot: its numbers, each with the axis that they are on. */
import type { PlotAxisId } from '../../plots.ts'
import type { NameMeaning, KnownFunction } from '../../values/known.ts'
import { nameOf } from '../../plan/axes.ts'
import type { SeriesPlan } from '../../plan/planned.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import { quantityOf } from './data.ts'
import { readsUncertain, spreadOf } from './spread.ts'
import type { Quantity } from './quantity.ts'
import type { Notice } from '../../block-result.ts'

/** A column of numbers. */
export interface Column {
  /** In `PlotSeries.columns`. */
  readonly name: string
  /** null: in a unit of its own, or without one. */
  readonly axis: PlotAxisId | null
  readonly quantity: Quantity
  /** A distance, which does not count from the zero of a scale. */
  readonly isInterval?: true
  /** Stays as it is, in SI. */
  readonly isBare?: true
}

export interface GatheredColumns {
  readonly columns: readonly Column[]
  readonly notices: readonly Notice[]
}

/** The formulas of a series, as far as they have a meaning. */
export class Formulas {
  readonly #plan: SeriesPlan
  readonly #meanings: Meanings
  readonly #session: FormulaSession

  constructor(plan: SeriesPlan, meanings: Meanings, session: FormulaSession) {
    this.#plan = plan
    this.#meanings = meanings
    this.#session = session
  }

  /** Whether a formula is written here, whatever has become of it. */
  has(request: string): boolean {
    return this.#plan.formulas.has(request)
  }

  known(request: string): NameMeaning | undefined {
    const formula = this.#plan.formulas.get(request)
    return formula && this.#meanings.get(nameOf(formula))
  }

  function(request: string): KnownFunction | undefined {
    const known = this.known(request)
    return known?.kind === 'function' ? known : undefined
  }

  /** The standard uncertainties of such numbers; nothing where there are none, or they are not known. */
  spread(request: string, values: Float64Array): Float64Array | null {
    const known = this.known(request)
    return known?.kind === 'variable' ? (spreadOf(known, values) ?? null) : null
  }

  /**
   * Whether uncertain numbers are behind what is drawn.
   * @param besides a formula whose uncertainties are drawn
   */
  isUncertain(besides?: string): boolean {
    return [...this.#plan.formulas.keys()].some(
      request => request !== besides && readsUncertain(this.known(request)),
    )
  }

  /**
   * The numbers of a formula; null where it is missing or has an error of its own.
   * @throws SeriesFault where it gives something else
   */
  async numbers(request: string): Promise<Quantity | null> {
    const known = this.known(request)
    return known?.kind === 'variable' ? quantityOf(known, this.#session) : null
  }
}
