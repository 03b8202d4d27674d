/** Marks at the letters, lines and fields that the others are in. */
import { type EditorWithState, OtherCarets } from '@calcwright/editor'
import type { Presence } from './live-connection.ts'
import { colourOf } from './person-colour.ts'

interface PeopleInLinesProps {
  readonly others: readonly Presence[]
  readonly editor: EditorWithState
}

export default function PeopleInLines({ others, editor }: PeopleInLinesProps) {
  const carets = others.flatMap(({ person: { id, name, colour }, caret }) =>
    caret ? [{ ...caret, id, name, colour: colourOf(colour) }] : [],
  )
  return <OtherCarets carets={carets} editor={editor} />
}
