/** Text of the banner for the owner of a worksheet that the plan does not cover. */
import { useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import { useState } from 'react'
import { openSubscription } from '../account/open-subscription.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { granted } from '../session/granted.ts'
import css from './banners.module.css'

export function UnpaidWords({ open }: { readonly open: OpenWorksheet }) {
  const { client } = useRouteContext({ from: '__root__' })
  const [publishing, setPublishing] = useState(false)
  const publish = () => {
    setPublishing(true)
    granted(client.setPublic(open.hash)).then(
      () => location.reload(),
      (error: Error) => {
        setPublishing(false)
        toast.error(error.message)
      },
    )
  }
  if (publishing) return 'Making this document public…'
  return (
    <>
      Your plan does not cover this document, so it is view only.{' '}
      <button type="button" className={css.link} onClick={openSubscription}>
        Upgrade to Professional or Business
      </button>
      , or{' '}
      <button type="button" className={css.link} onClick={publish}>
        make it public
      </button>
      : then everybody with its link can view it.
    </>
  )
}
