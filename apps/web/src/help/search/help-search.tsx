/** A field, and below it the pages of help that fit, or the page that was chosen. */
import { functionHelp } from '@calcwright/reference/help'
import { Button } from '@calcwright/ui'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { pageOn } from '../page.tsx'
import { FunctionHelpView } from './function-help-view.tsx'
import css from './help-search.module.css'
import { guideEntry, type HelpEntry, searchHelp } from './search-help.ts'

export function HelpSearch({ initialQuery }: { readonly initialQuery: string }) {
  const [query, setQuery] = useState(initialQuery)
  const [shown, setShown] = useState<HelpEntry | null>(null)
  const wanted = useDeferredValue(query)
  const found = useMemo(() => searchHelp(wanted), [wanted])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!shown) field.current?.focus()
  }, [shown])
  if (shown)
    return (
      <Page
        key={shown.id}
        entry={shown}
        back={() => setShown(null)}
        onGo={id => setShown(guideEntry(id) ?? null)}
      />
    )
  return (
    <>
      <input
        ref={field}
        type="search"
        className={css.field}
        aria-label="Search help"
        placeholder="What would you like to do?"
        value={query}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        onChange={event => setQuery(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && found[0] && setShown(found[0])}
      />
      <p className={css.count} role="status">
        {found.length === 0 ? 'Nothing fits. Try another word for it.' : ''}
      </p>
      <ul className={css.list} aria-label="Pages of help">
        {found.map(entry => (
          <li key={entry.id}>
            <button type="button" className={css.entry} onClick={() => setShown(entry)}>
              <span className={css.title}>{entry.title}</span>
              <span className={css.kind}>{entry.kind}</span>
              <span className={css.summary}>{entry.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PageProps {
  readonly entry: HelpEntry
  readonly back: () => void
  /** Shows a page of the guide, by its id. */
  readonly onGo: (id: string) => void
}

function Page({ entry, back, onGo }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Button onClick={back}>All help</Button>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {entry.title}
      </h2>
      {contentOf(entry, onGo)}
    </>
  )
}

function contentOf({ page }: HelpEntry, onGo: PageProps['onGo']): ReactNode {
  if (page.kind !== 'function') return pageOn({ ...page, message: '' }, onGo)?.content
  const help = functionHelp(page.code)
  return help && <FunctionHelpView help={help} />
}
