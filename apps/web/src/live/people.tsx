/** Who else is in the worksheet: a round mark a person in the bar, and marks at their lines. */
import { OtherCarets } from '@calcwright/editor'
import type { OpenWorksheet } from '../worksheet/open-worksheet.ts'
import css from './people.module.css'
import { useOthers } from './use-live.ts'

/** More people than this are a number. */
const SHOWN = 4

const colourOf = (colour: number): string => `var(--person-${colour})`

export function People({ open }: { readonly open: OpenWorksheet }) {
  const others = useOthers(open)
  if (others.length === 0) return null
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

export function PeopleInLines({ open }: { readonly open: OpenWorksheet }) {
  const others = useOthers(open)
  const carets = others.flatMap(({ person, caret }) =>
    caret ? [{ id: person.id, name: person.name, colour: colourOf(person.colour), block: caret.block }] : [],
  )
  return <OtherCarets carets={carets} worksheet={open.worksheet} />
}

/** First letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    word => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toLocaleUpperCase()
}
