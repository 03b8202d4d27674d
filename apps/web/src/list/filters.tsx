/** Filters of the list, which stand among the words of its search, where they can be typed as well. */
import { SEARCH_FILTERS } from '@calcwright/contract'
import { Button } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import css from './filters.module.css'

export default function Filters() {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { search: given } = search as { readonly search?: string }
  const words = (given ?? '').split(/\s+/).filter(word => word !== '')
  const chosen = (name: string) => words.findLast(word => word.startsWith(`${name}:`))?.slice(name.length + 1)
  const choose = (name: string, value: string) => {
    const others = words.filter(word => !word.startsWith(`${name}:`))
    const text = [...others, ...(value === '' ? [] : [`${name}:${value}`])].join(' ')
    void navigate({ to: pathname, search: text === '' ? {} : { search: text } })
  }
  const count = SEARCH_FILTERS.filter(({ name }) => chosen(name)).length
  return (
    <div className={css.filters}>
      <Button
        tone="quiet"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={count > 0 ? `Filter, ${count} set` : 'Filter'}
        onClick={() => setOpen(!open)}
      >
        <ListFilter size={16} aria-hidden />
        <span className={css.word}>Filter</span>
        {count > 0 && <span className={css.count}>{count}</span>}
      </Button>
      {open && (
        <div id={panel} role="group" aria-label="Filters" className={css.panel}>
          {SEARCH_FILTERS.map(({ name, label, values }) => (
            <label key={name} className={css.line}>
              {label}
              <select
                className={modal.select}
                value={chosen(name) ?? ''}
                onKeyDown={event => event.key === 'Escape' && setOpen(false)}
                onChange={event => choose(name, event.currentTarget.value)}
              >
                <option value="">All</option>
                {Object.entries(values).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      )}
    </div>
  )
}
