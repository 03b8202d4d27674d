/** How errors and notices are made: a code, and the sentence that its table holds for it. */

/** A sentence, or a function that puts the names, units and numbers of a case into it. */
type Sentence = string | ((values: never) => string)

/** The sentences of one area by their codes. */
export type MessageTable = Readonly<Record<string, Sentence>>

/** The codes of a table. */
export type CodesOf<Table> = keyof Table & string

/** The values that a sentence needs: none where it is constant. */
type ValuesOf<Entry> = Entry extends (values: infer Values) => string ? [values: Values] : []

export interface Message<Code extends string = string> {
  /** The subject of the message. Decisions go by it, because sentences may change. */
  readonly code: Code
  readonly text: string
}

/** Names, units and parts of formulas that a sentence mentions. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>

/** Numbers that a sentence mentions. */
export type Numbers<Name extends string> = Readonly<Record<Name, number>>

/** @returns the function that makes the messages of an area from their codes and values */
export function messagesOf<const Table extends MessageTable>(table: Table) {
  return <Code extends CodesOf<Table>>(code: Code, ...values: ValuesOf<Table[Code]>): Message<Code> => {
    const sentence: Sentence = table[code]!
    return { code, text: typeof sentence === 'string' ? sentence : sentence(values[0] as never) }
  }
}

/**
 * Codes are paths: `unit.mismatch.sum` is about `unit.mismatch`, and about `unit`.
 * @returns whether a code is the one asked for or lies below it
 */
export function isAbout(code: string, subject: string): boolean {
  return code === subject || code.startsWith(`${subject}.`)
}

/** @returns `a`, `a and b`, `a, b and c` */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
