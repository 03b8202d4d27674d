/** The other people in the worksheet: one round mark each in the bar. */
import type { Presence } from './live-connection.ts'
import { colourOf } from './person-colour.ts'
import css from './people.module.css'

/** More people than this are a number. */
const SHOWN = 4

export default function People({ others }: { readonly others: readonly Presence[] }) {
  const names = others.map(({ person }) => person.name).join(', ')
  return (
    <div className={css.people} role="group" aria-label={`Also here: ${names}`} title={`Also here: ${names}`}>
      {others.slice(0, SHOWN).map(({ person }) => (
        <span
          key={person.id}
          className={css.person}
          style={{ background: colourOf(person.colour) }}
          aria-hidden="true"
        >
          {initials(person.name)}
        </span>
      ))}
      {others.length > SHOWN && (
        <span className={css.more} aria-hidden="true">
          +{others.length - SHOWN}
        </span>
      )}
    </div>
  )
}

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    word => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toLocaleUpperCase()
}
