import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { Popup } from '../shell/popup.tsx'
import css from './about.module.css'

/** Where to say what one thinks of it, as the operator of the server wants it. */
export default function ForumsPopup() {
  const { client } = useRouteContext({ from: '__root__' })
  const forums = useQuery({
    queryKey: ['forums'],
    queryFn: ({ signal }) => granted(client.forums({ signal })),
  })
  return (
    <Popup title="Feedback">
      <div className={css.about}>
        {forums.isPending && <p role="status">Loading…</p>}
        {forums.isError && <p role="alert">{forums.error.message}</p>}
        {forums.data && <p>{forums.data.message}</p>}
        {forums.data?.address && (
          <p>
            <a href={forums.data.address} target="_blank" rel="noreferrer">
              {forums.data.address.replace(/^mailto:/, '')}
            </a>
          </p>
        )}
      </div>
    </Popup>
  )
}
