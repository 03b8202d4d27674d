import * as z from 'zod/mini'

/** Rows of which there is always one: of the last two, two people may remove one each at the same time. */
export const rowsOf = <Row>(row: z.ZodMiniType<Row>, empty: () => Row) =>
  z.pipe(
    z.array(row),
    z.transform(rows => (rows.length > 0 ? rows : [empty()])),
  )
