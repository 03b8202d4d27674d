/** /outbox: mail that was written to files because there is no mail server, for the owner of the server. */
import { PAGES } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '@calcwright/ui'
import { Logo } from '../shell/logo.tsx'
import css from './account.module.css'
import outbox from './outbox.module.css'
import { MailView } from './mail-view.tsx'
import { SignInLinks } from './sign-in-links.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export function OutboxPage() {
  usePageTitle('Outbox')
  const { client } = useRouteContext({ from: '__root__' })
  const session = useSession()
  const { mail } = useSearch({ from: PAGES.outbox })
  const navigate = useNavigate()
  const list = useQuery({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => granted(client.outbox({ signal })),
    retry: false,
    refetchInterval: 5000,
  })
  return (
    <main className={css.page}>
      <header className={css.header}>
        <Link to="/" className={css.home} aria-label="All worksheets">
          <Logo />
        </Link>
        <h1 className={css.title}>Outbox</h1>
      </header>
      <p className={css.hint}>
        This server has no mail server (SMTP_URL). What it would send is kept here: hand it over yourself.
      </p>
      {list.isPending && <p role="status">Loading…</p>}
      {list.isError && (
        <p role="alert" className={css.refusal}>
          {list.error.message}{' '}
          {session?.user === null ? (
            <SignInLinks />
          ) : (
            <Button onClick={() => void list.refetch()}>Try again</Button>
          )}
        </p>
      )}
      {list.data?.mails.length === 0 && <p>Nothing has been sent yet.</p>}
      <ul className={outbox.mails} aria-label="Mail">
        {list.data?.mails.map(({ id, subject, to, sent_at }) => (
          <li key={id}>
            <button
              type="button"
              className={outbox.mail}
              aria-expanded={id === mail}
              onClick={() =>
                void navigate({ to: PAGES.outbox, search: id === mail ? {} : { mail: id }, replace: true })
              }
            >
              <strong>{subject}</strong>
              <span className={css.hint}>
                {to}, {MOMENT.format(new Date(sent_at * 1000))}
              </span>
            </button>
            {id === mail && <MailView id={id} />}
          </li>
        ))}
      </ul>
    </main>
  )
}
