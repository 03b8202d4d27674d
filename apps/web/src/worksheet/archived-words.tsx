/** Text of the banner on a worksheet in the visitor's archive. */
import { useArchive } from '../items/use-archive.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import css from './banners.module.css'

export function ArchivedWords({ open }: { readonly open: OpenWorksheet }) {
  const archive = useArchive()
  if (archive.isSuccess) return 'This worksheet is among your active ones again.'
  const item = { hash: open.hash, name: open.worksheet.name, type: 'Worksheet' } as const
  return (
    <>
      This worksheet is in your archive.{' '}
      <button type="button" className={css.link} onClick={() => archive.mutate({ item, add: false })}>
        Restore it
      </button>
    </>
  )
}
