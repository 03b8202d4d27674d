/** A calendar in three panels: the days of a month, the months of a year, twelve years. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import 'react-day-picker/style.css'
import { Button } from '@calcwright/ui'
import { Cell, Cells } from './date-cells.tsx'
import css from './date-picker.module.css'

interface DatePickerProps {
  readonly selected: Date | undefined
  readonly first: Date
  /** The last day that can be chosen; it is marked as today. */
  readonly last: Date
  readonly onSelect: (day: Date) => void
}

type Panel = 'days' | 'months' | 'years'

const ORDER: readonly Panel[] = ['days', 'months', 'years']
const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const name = (month: number, style: 'short' | 'long') =>
  new Date(2000, month).toLocaleDateString('en', { month: style })

/** The arrows move from the chosen day, month or year, and not from the buttons above. */
export function focusChosen(picker: HTMLElement): void {
  picker.querySelector<HTMLElement>('[role=grid] button[tabindex="0"], [data-current]')?.focus()
}

export function DatePicker({ selected, first, last, onSelect }: DatePickerProps) {
  const [panel, setPanel] = useState<Panel>('days')
  const [shown, setShown] = useState(clampMonth(selected ?? last, first, last))
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (root.current) focusChosen(root.current)
  }, [panel])
  const year = shown.getFullYear()
  const years = yearsPage(year, first)
  const turn = (by: 1 | -1): Date => {
    if (panel === 'days') return new Date(year, shown.getMonth() + by)
    return new Date(year + by * (panel === 'months' ? 1 : YEARS_PER_PAGE), shown.getMonth())
  }
  const title = {
    days: `${name(shown.getMonth(), 'long')} ${year}`,
    months: String(year),
    years: `${years.first}–${years.last}`,
  }[panel]
  const pick = (next: Panel, month: Date) => {
    setShown(clampMonth(month, first, last))
    setPanel(next)
  }
  return (
    <div ref={root} className={css.picker}>
      <div className={css.head}>
        <Turn to="Previous" page={turn(-1)} range={[first, last]} panel={panel} onTurn={setShown}>
          <ChevronLeft size={16} />
        </Turn>
        <Button
          tone="quiet"
          aria-live="polite"
          disabled={panel === 'years'}
          title={panel === 'years' ? undefined : 'Choose another month or year'}
          onClick={() => setPanel(ORDER[ORDER.indexOf(panel) + 1]!)}
        >
          {title}
        </Button>
        <Turn to="Next" page={turn(1)} range={[first, last]} panel={panel} onTurn={setShown}>
          <ChevronRight size={16} />
        </Turn>
      </div>
      {panel === 'days' && (
        <DayPicker
          mode="single"
          className={css.days}
          month={shown}
          onMonthChange={setShown}
          hideNavigation
          showOutsideDays
          fixedWeeks
          weekStartsOn={0}
          startMonth={first}
          endMonth={last}
          disabled={{ before: first, after: last }}
          today={last}
          selected={selected}
          components={{ MonthCaption: () => <></> }}
          labels={{ labelDayButton: (day, { today }) => (today ? `Today, ${inWords(day)}` : inWords(day)) }}
          onSelect={day => day && onSelect(day)}
        />
      )}
      {panel === 'months' && (
        <Months shown={shown} range={[first, last]} onChoose={month => pick('days', month)} />
      )}
      {panel === 'years' && (
        <Years shown={shown} range={[first, last]} onChoose={month => pick('months', month)} />
      )}
    </div>
  )
}

interface PanelProps {
  /** The month that is turned to. */
  readonly shown: Date
  readonly range: readonly [Date, Date]
  readonly onChoose: (month: Date) => void
}

function Months({ shown, range: [first, last], onChoose }: PanelProps) {
  const year = shown.getFullYear()
  return (
    <Cells label="Months">
      {MONTHS.map(month => (
        <Cell
          key={month}
          label={`${name(month, 'long')} ${year}`}
          current={month === shown.getMonth()}
          disabled={!inRange(new Date(year, month), first, last, 'months')}
          onChoose={() => onChoose(new Date(year, month))}
        >
          {name(month, 'short')}
        </Cell>
      ))}
    </Cells>
  )
}

function Years({ shown, range: [first, last], onChoose }: PanelProps) {
  const year = shown.getFullYear()
  return (
    <Cells label="Years">
      {yearsPage(year, first).all.map(each => (
        <Cell
          key={each}
          label={String(each)}
          current={each === year}
          disabled={each < first.getFullYear() || each > last.getFullYear()}
          onChoose={() => onChoose(new Date(each, shown.getMonth()))}
        >
          {each}
        </Cell>
      ))}
    </Cells>
  )
}

interface TurnProps {
  readonly to: 'Previous' | 'Next'
  readonly page: Date
  readonly range: readonly [Date, Date]
  readonly panel: Panel
  readonly onTurn: (month: Date) => void
  readonly children: ReactNode
}

function Turn({ to, page, range: [first, last], panel, onTurn, children }: TurnProps) {
  const what = { days: 'month', months: 'year', years: 'years' }[panel]
  return (
    <Button
      tone="quiet"
      square
      aria-label={`${to} ${what}`}
      disabled={!inRange(page, first, last, panel)}
      onClick={() => onTurn(clampMonth(page, first, last))}
    >
      {children}
    </Button>
  )
}

/** Whether a page of the panel has anything to choose. */
function inRange(page: Date, first: Date, last: Date, panel: Panel): boolean {
  const year = page.getFullYear()
  if (panel === 'years') {
    const { first: from, last: to } = yearsPage(year, first)
    return to >= first.getFullYear() && from <= last.getFullYear()
  }
  const month = year * 12 + page.getMonth()
  return (
    month >= first.getFullYear() * 12 + first.getMonth() && month <= last.getFullYear() * 12 + last.getMonth()
  )
}

/** A name that contains the number as it is seen, so that it can be spoken to: not `March 5th`. */
const inWords = (day: Date): string =>
  day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Months and years as the panels of the calendar page through them. */

const YEARS_PER_PAGE = 12

interface YearsPage {
  readonly first: number
  readonly last: number
  readonly all: readonly number[]
}

/** The page with the year; pages are counted from the first year that can be chosen. */
export function yearsPage(year: number, earliest: Date): YearsPage {
  const start = earliest.getFullYear()
  const first = start + Math.floor((year - start) / YEARS_PER_PAGE) * YEARS_PER_PAGE
  const all = Array.from({ length: YEARS_PER_PAGE }, (_, index) => first + index)
  return { first, last: first + YEARS_PER_PAGE - 1, all }
}

/** The month of the day, or the nearest that can be chosen. */
export function clampMonth(day: Date, first: Date, last: Date): Date {
  const time = Math.min(Math.max(day.getTime(), first.getTime()), last.getTime())
  const clamped = new Date(time)
  return new Date(clamped.getFullYear(), clamped.getMonth())
}
