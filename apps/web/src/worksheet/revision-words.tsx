/** Text of the banner on an earlier version of a worksheet. */
import { PAGES } from '@calcwright/contract'
import { useNavigate } from '@tanstack/react-router'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { askToDuplicate } from '../rights/duplicate-state.ts'
import css from './banners.module.css'

export default function RevisionWords({ open }: { readonly open: OpenWorksheet }) {
  const navigate = useNavigate()
  const goToCurrent = () => void navigate({ to: PAGES.worksheet, params: { hash: open.hash } })
  return (
    <>
      This is an earlier version of this worksheet.{' '}
      <button type="button" className={css.link} onClick={askToDuplicate}>
        Copy revision to new worksheet
      </button>{' '}
      ·{' '}
      <button type="button" className={css.link} onClick={goToCurrent}>
        Go to current version
      </button>
    </>
  )
}
