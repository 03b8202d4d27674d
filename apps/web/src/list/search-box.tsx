/** Searches after a pause in typing, on Enter and on leaving the field; what is listed already is narrowed meanwhile. */
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import css from './search-box.module.css'
import { useSearchDraft } from './search-draft.ts'

/** Milliseconds without a key after which the server is asked. */
const PAUSE = 300

interface SearchBoxProps {
  /** Term of the last search. */
  readonly search: string
  /** Address of the list. */
  readonly address: string
}

export function SearchBox({ search, address }: SearchBoxProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const draft = useSearchDraft(state => state.draft)
  const text = draft ?? search
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(pause.current)
      useSearchDraft.setState({ draft: null })
    },
    [],
  )
  useSlashKey(field)
  const submit = (wanted: string) => {
    clearTimeout(pause.current)
    useSearchDraft.setState({ draft: null })
    searchFor(wanted, false)
  }
  const searchFor = (wanted: string, replace: boolean) => {
    const term = wanted.trim()
    if (term !== search) void navigate({ to: address, search: term === '' ? {} : { search: term }, replace })
  }
  const type = (draft: string) => {
    useSearchDraft.setState({ draft })
    clearTimeout(pause.current)
    // One step back leads to the list, whatever was looked for on the way.
    pause.current = setTimeout(() => searchFor(draft, search !== ''), PAUSE)
  }
  return (
    <form
      role="search"
      className={css.box}
      onSubmit={event => {
        event.preventDefault()
        submit(text)
      }}
    >
      <Search size={16} className={css.sign} aria-hidden />
      <input
        ref={field}
        type="search"
        className={css.field}
        aria-label="Search worksheets"
        aria-keyshortcuts="/"
        placeholder="Search worksheets"
        title="Search names and contents ( / )"
        value={text}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={event => type(event.currentTarget.value)}
        onBlur={() => submit(text)}
        onKeyDown={event => {
          if (event.key === 'Escape') submit('')
          if (event.key === 'ArrowDown') focusList(event)
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className={css.clear}
          aria-label="Clear the search"
          title="Clear the search"
          // The field keeps the focus, so that leaving it does not search first.
          onPointerDown={event => event.preventDefault()}
          onClick={() => {
            submit('')
            field.current?.focus()
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </form>
  )
}

/** Arrow down leads from the search to the first row. */
function focusList(event: React.KeyboardEvent): void {
  const row = document.querySelector<HTMLElement>('[role=grid] [role=row][tabindex="0"]')
  if (!row) return
  event.preventDefault()
  row.focus()
}

/** `/` goes to the search from everywhere but fields. */
function useSlashKey(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

const TYPED_IN = 'input, textarea, select, [contenteditable], math-field, [role=dialog], [role=menu]'
