/** Exchange rates for a worksheet that calculates with money: those of its day, or the newest. */
import { Entries } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import type { EvaluationSettings } from '@calcwright/evaluator'
import { lazyModule } from '@calcwright/ui'

const CURRENT = '0'

const loader = lazyModule(() => import('./exchange-rates.ts'))

type Rates = NonNullable<EvaluationSettings['rates']>

/** Signs and codes of currencies in what a block holds. */
const MONEY = /[$€£¥₩₿]|\b[A-Z]{3}\b|dollar|euro|pound|yen|franc/

/**
 * Keeps the rates of a worksheet. A worksheet with a day gets those of the day; one without gets the newest once a
 * currency stands in it.
 */
export class WorksheetRates {
  readonly #worksheet: Worksheet
  readonly #changed: () => void
  #date = ''
  #rates: Rates | null = null

  /** @param changed is called when other rates have come */
  constructor(worksheet: Worksheet, changed: () => void) {
    this.#worksheet = worksheet
    this.#changed = changed
  }

  /** The rates to calculate with; null for those that ship. */
  get rates(): Rates | null {
    return this.#rates
  }

  /** @param blocks that have changed; all of them unless given */
  follow(blocks?: readonly string[]): void {
    const date = this.#worksheet.settings.currency_date
    if (date === this.#date) return
    if (date === CURRENT && !usesCurrency(this.#worksheet, blocks)) return
    this.#date = date
    void loader()
      .then(async ({ loadRates, isShipped }) => {
        const rates = await loadRates(date, true)
        return rates && !isShipped(date, rates) ? rates : null
      })
      .then(rates => {
        const before = this.#rates
        if (this.#date !== date || rates === before) return
        this.#rates = rates
        this.#changed()
      })
  }
}

/** @param blocks to look at; all of them unless given */
export function usesCurrency(worksheet: Worksheet, blocks?: readonly string[]): boolean {
  const all = blocks ? blocks.flatMap(id => worksheet.block(id) ?? []) : worksheet.blocks()
  return all.some(({ props }) => isMoneyIn(props))
}

/** Answers by object: the rows of a table stay the same object when one of its cells changes. */
const known = new WeakMap<object, boolean>()

function isMoneyIn(value: unknown): boolean {
  if (typeof value === 'string') return MONEY.test(value)
  if (value instanceof Entries) return value.some(isMoneyIn)
  if (typeof value !== 'object' || value === null) return false
  const before = known.get(value)
  if (before !== undefined) return before
  const found = Object.values(value).some(isMoneyIn)
  known.set(value, found)
  return found
}
