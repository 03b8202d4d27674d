/** Text of the banner on an earlier version of a worksheet. */
import { PAGES } from '@calcwright/contract'
import { useNavigate } from '@tanstack/react-router'
import { mayCopy } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { askToRestore } from '../revisions/restore-revision.ts'
import { askToDuplicate } from '../rights/duplicate-state.ts'
import css from './banners.module.css'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export function RevisionWords({ open }: { readonly open: OpenWorksheet }) {
  const navigate = useNavigate()
  const { revision, hash } = open
  const goToCurrent = () => void navigate({ to: PAGES.worksheet, params: { hash } })
  return (
    <>
      This is an earlier version of this worksheet.{' '}
      {revision && <>{[revision.name, moment.format(revision.madeAt * 1000)].filter(Boolean).join(', ')}. </>}
      {mayCopy(open) && (
        <>
          <button type="button" className={css.link} onClick={askToDuplicate}>
            Copy revision to new worksheet
          </button>{' '}
          ·{' '}
        </>
      )}
      {revision && revision.rightsLevel >= 3 && (
        <>
          <button
            type="button"
            className={css.link}
            onClick={() => askToRestore({ hash, revision: revision.hash }, undefined, goToCurrent)}
          >
            Restore to revision
          </button>{' '}
          ·{' '}
        </>
      )}
      <button type="button" className={css.link} onClick={goToCurrent}>
        Go to current version
      </button>
    </>
  )
}
