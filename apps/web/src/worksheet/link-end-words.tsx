/** Text of the banner for who may see a worksheet by its link alone, when that ends. */
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

export function LinkEndWords({ open }: { readonly open: OpenWorksheet }) {
  // Seconds since 1970 of the midnight after the last day.
  const end = open.linkEndsAt ?? 0
  return (
    <>This link works until the end of {day.format(end * 1000 - 1)}. Ask the owner if you need it longer.</>
  )
}
