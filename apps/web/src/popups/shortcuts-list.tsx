/** The keys and conversions in groups, with a search. */
import { useId, useState } from 'react'
import { isMac, keyNames, keyText } from '../shell/key-names.ts'
import { type Shortcut, type TypedShortcut, findShortcuts } from './shortcuts.ts'
import css from './shortcuts-list.module.css'

export function ShortcutsList() {
  const [query, setQuery] = useState('')
  const groups = findShortcuts(query, keys => keyText(keys, isMac()))
  return (
    <>
      <input
        type="search"
        // A panel of keys that rises by itself would cover what was asked for.
        autoFocus={!matchMedia('(pointer: coarse)').matches}
        className={css.search}
        aria-label="Search the shortcuts"
        placeholder="Search: undo, unit, row…"
        value={query}
        onChange={event => setQuery(event.currentTarget.value)}
      />
      <p className={css.none} role="status">
        {groups.length === 0 && `No shortcut for “${query}”.`}
      </p>
      <div className={css.groups}>
        {groups.map(({ title, entries }) => (
          <Group key={title} title={title} entries={entries} />
        ))}
      </div>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly entries: readonly (Shortcut | TypedShortcut)[]
}

function Group({ title, entries }: GroupProps) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <dl className={css.list}>
        {entries.map(entry => (
          <div key={entry.does} className={css.row}>
            <dt className={css.keys}>
              {'keys' in entry ? (
                entry.keys.map(keys => <Keys key={keys} keys={keys} />)
              ) : (
                <Typed {...entry} />
              )}
            </dt>
            <dd className={css.does}>{entry.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className={css.chord}>
      {keyNames(keys, isMac()).map(name => (
        <kbd key={name} className={css.key}>
          {name}
        </kbd>
      ))}
    </span>
  )
}

function Typed({ typed }: TypedShortcut) {
  return typed.map(text => (
    <code key={text} className={css.typed}>
      {text}
    </code>
  ))
}
