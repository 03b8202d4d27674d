/** The calendar beside a date field. Its last day is today. */
import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { FIRST_RATES_DATE } from '@calcwright/reference/currencies'
import { Button } from '@calcwright/ui'
import { CURRENT_RATES, dateOf, dayOf, rateDate } from './currency-date.ts'
import css from './date-button.module.css'
import { DatePicker, focusChosen } from './date-picker.tsx'

interface DateButtonProps {
  /** yyyy-mm-dd, or '0' for the current rates. */
  readonly date: string
  readonly today: string
  readonly onChange: (date: string) => void
}

export function DateButton({ date, today, onChange }: DateButtonProps) {
  const [open, setOpen] = useState(false)
  const last = dateOf(today)!
  const selected = dateOf(date)
  const choose = (chosen: string) => {
    onChange(chosen)
    setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button square aria-label="Choose a day" title="Choose a day">
          <CalendarDays size={16} />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={css.content}
          aria-label="Day of the exchange rates"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={event => {
            event.preventDefault()
            // Only now does the dialog below let the focus go.
            focusChosen(event.currentTarget as HTMLElement)
          }}
        >
          <DatePicker
            first={dateOf(FIRST_RATES_DATE)!}
            last={last}
            selected={selected}
            onSelect={day => choose(rateDate(dayOf(day), today))}
          />
          <Button tone="quiet" onClick={() => choose(CURRENT_RATES)}>
            Current rates
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
