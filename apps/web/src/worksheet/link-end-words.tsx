/** Text of the banner for who may see a worksheet by its link alone, when that ends. */
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** @param end seconds since 1970 of the midnight after the last day */
export default function LinkEndWords({ end }: { readonly end: number }) {
  return (
    <>This link works until the end of {day.format(end * 1000 - 1)}. Ask the owner if you need it longer.</>
  )
}
