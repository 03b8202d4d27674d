/** Marks at the lines that the others are in. */
import { OtherCarets } from '@calcwright/editor'
import type { Worksheet } from '@calcwright/document'
import type { Presence } from './live-connection.ts'
import { colourOf } from './person-colour.ts'

interface PeopleInLinesProps {
  readonly others: readonly Presence[]
  readonly worksheet: Worksheet
}

export default function PeopleInLines({ others, worksheet }: PeopleInLinesProps) {
  const carets = others.flatMap(({ person, caret }) =>
    caret
      ? [
          {
            id: person.id,
            name: person.name,
            colour: colourOf(person.colour),
            block: caret.block,
            field: caret.field,
          },
        ]
      : [],
  )
  return <OtherCarets carets={carets} worksheet={worksheet} />
}
