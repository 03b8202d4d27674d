/** The currency of results and the day of the exchange rates. */
import { exchangeRates, findUnit } from '@calcwright/math/units'
import { useId, useState } from 'react'
import { CURRENT, checkDate, dayOf } from './currency-date.ts'
import css from './currency-section.module.css'
import { DateButton } from './date-button.tsx'
import fields from './fields.module.css'
import { Section, TextField } from './fields.tsx'
import type { SectionProps } from './use-settings-steps.ts'

export function CurrencySection({ settings, set }: SectionProps) {
  const { currency_unit, currency_date } = settings
  const rates = exchangeRates(currency_date)
  const [today] = useState(() => dayOf(new Date()))
  return (
    <Section title="Currency">
      <CurrencyField
        value={currency_unit}
        priced={[...rates.table.keys()]}
        onChange={code => set({ currency_unit: code })}
      />
      <TextField
        label="Exchange rates of"
        value={currency_date === CURRENT ? '' : currency_date}
        check={text => checkDate(text, today)}
        apply={date => set({ currency_date: date })}
        input={{ placeholder: 'Current rates' }}
      >
        <DateButton date={currency_date} today={today} onChange={date => set({ currency_date: date })} />
      </TextField>
      {!rates.asAsked && (
        <p className={fields.notice} role="status">
          Could not load rates for {currency_date}: Calculating with current exchange rate
        </p>
      )}
      <p className={fields.hint}>
        Rates in use: {rates.date}. {rates.source}.
      </p>
    </Section>
  )
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
