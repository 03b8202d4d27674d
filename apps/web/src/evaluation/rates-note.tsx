/** The footer of a sheet that calculates with money: the day of its exchange rates. */
import type { Worksheet } from '@calcwright/document'
import { lazyModule } from '@calcwright/ui'
import { useEffect, useState } from 'react'
import css from './rates-note.module.css'
import { usesCurrency } from './worksheet-rates.ts'

const sentences = lazyModule(() => import('@calcwright/blocks/documents/rates-note'))
const loader = lazyModule(() => import('./exchange-rates.ts'))

export function RatesNote({ worksheet }: { readonly worksheet: Worksheet }) {
  const note = useNote(worksheet)
  return (
    note !== null && (
      <p className={css.note} role="note" aria-label="Exchange rates">
        {note}
      </p>
    )
  )
}

/** @returns null for a worksheet without money */
function useNote(worksheet: Worksheet): string | null {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    const withMoney = new Set<string>()
    let requests = 0
    /** A later change makes the answer to this one void. */
    const update = async (changed: readonly string[]): Promise<void> => {
      const request = ++requests
      const [{ hasMoney, ratesSentence }, { loadRates }] = await Promise.all([sentences(), loader()])
      for (const id of changed) {
        const block = worksheet.block(id)
        if (block && hasMoney(block)) withMoney.add(id)
        else withMoney.delete(id)
      }
      if (withMoney.size === 0) return setNote(null)
      const date = worksheet.settings.currency_date
      const rates = await loadRates(date, false)
      if (request === requests) setNote(ratesSentence(date, rates))
    }
    const follow = (changed: readonly string[]): void => {
      // The sentence and the rates are loaded once a currency stands in the sheet.
      if (withMoney.size > 0 || usesCurrency(worksheet, changed)) void update(changed)
    }
    follow(worksheet.blocks().map(({ id }) => id))
    const stop = worksheet.subscribe(({ changed, removed }) => follow([...changed, ...removed]))
    return () => {
      stop()
      requests = -1
    }
  }, [worksheet])
  return note
}
