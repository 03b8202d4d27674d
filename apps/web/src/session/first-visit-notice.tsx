import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import css from '../home/home-page.module.css'

/** Tells once that no password guards this copy, and whom it knows the visitor as. */
export function FirstVisitNotice() {
  const { client } = useRouteContext({ from: '__root__' })
  // The server says first_visit in one answer only: it is asked once.
  const session = useQuery({ queryKey: ['session'], queryFn: () => client.session(), staleTime: Infinity })
  if (!session.data?.success || !session.data.first_visit) return null
  return (
    <p className={css.notice} role="status">
      You are signed in as the owner of this copy of Calcwright. It answers this computer only; your
      worksheets stay in its data folder.
    </p>
  )
}
