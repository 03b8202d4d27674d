import type { FieldWords } from './input.ts'

export interface FieldGroup<Field> {
  /** The heading, '' for none. */
  readonly group: string
  readonly fields: readonly Field[]
}

/**
 * Fields in the order that the author gives them, those without a place behind the others; a group stands together at
 * the place of its first field.
 */
export function arranged<Field extends Pick<FieldWords, 'group' | 'order'>>(
  fields: readonly Field[],
): FieldGroup<Field>[] {
  const place = ({ order }: Field): number => order ?? Infinity
  const sorted = fields.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
  const groups = Map.groupBy(sorted, ({ group }) => group)
  return [...groups].map(([group, members]) => ({ group, fields: members }))
}
