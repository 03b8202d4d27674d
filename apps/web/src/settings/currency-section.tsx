/** The currency of results and the day of the exchange rates. */
import { exchangeRates, findUnit, ratesFromDollars } from '@calcwright/math/units'
import { useEffect, useId, useState } from 'react'
import { type LoadedRates, ratesUnavailable, loadRates } from '../evaluation/exchange-rates.ts'
import { CURRENT_RATES, checkDate, dayOf } from './currency-date.ts'
import css from './currency-section.module.css'
import { DateButton } from './date-button.tsx'
import fields from './fields.module.css'
import { Section, TextField } from './fields.tsx'
import type { SectionProps } from './use-settings-steps.ts'

export function CurrencySection({ settings, set }: SectionProps) {
  const { currency_unit, currency_date } = settings
  const rates = useRates(currency_date)
  const [today] = useState(() => dayOf(new Date()))
  return (
    <Section title="Currency">
      <CurrencyField
        value={currency_unit}
        priced={rates.codes}
        onChange={code => set({ currency_unit: code })}
      />
      <TextField
        label="Exchange rates of"
        value={currency_date === CURRENT_RATES ? '' : currency_date}
        check={text => checkDate(text, today)}
        apply={date => set({ currency_date: date })}
        input={{ placeholder: 'Current rates' }}
      >
        <DateButton date={currency_date} today={today} onChange={date => set({ currency_date: date })} />
      </TextField>
      {!rates.asAsked && (
        <p className={fields.notice} role="status">
          {ratesUnavailable(currency_date)}
        </p>
      )}
      <p className={fields.hint}>
        Rates in use: {rates.date}. {rates.source}.
      </p>
    </Section>
  )
}

/** The rates that are used for a day: those that ship until others have come. */
function useRates(date: string) {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly rates: LoadedRates | null }>()
  useEffect(() => {
    let isWanted = true
    void loadRates(date, false).then(rates => isWanted && setLoaded({ of: date, rates }))
    return () => {
      isWanted = false
    }
  }, [date])
  const shipped = exchangeRates(date)
  const rates = loaded?.of === date ? loaded.rates : undefined
  if (rates)
    return {
      codes: [...ratesFromDollars(rates.perDollar).keys()],
      date: rates.date,
      source: rates.source,
      asAsked: !rates.standsIn,
    }
  // Shows no message while the rates are loading.
  const asAsked = shipped.asAsked || rates === undefined
  return { codes: [...shipped.table.keys()], date: shipped.date, source: shipped.source, asAsked }
}

interface CurrencyFieldProps {
  readonly value: string
  /** Codes of the currencies that have a rate. */
  readonly priced: readonly string[]
  readonly onChange: (code: string) => void
}

function CurrencyField({ value, priced, onChange }: CurrencyFieldProps) {
  const id = useId()
  const codes = priced.includes(value) ? priced : [value, ...priced]
  return (
    <div className={fields.row}>
      <label htmlFor={id} className={fields.label}>
        Money in
      </label>
      <select
        id={id}
        className={`${fields.input} ${css.select}`}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      >
        {codes.toSorted().map(code => (
          <option key={code} value={code}>
            {code} {findUnit(code)?.label} {priced.includes(code) ? '' : '(no rate)'}
          </option>
        ))}
      </select>
    </div>
  )
}
