import type { OutboxMail } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { granted } from '../session/granted.ts'
import { Button } from '@calcwright/ui'
import css from './account.module.css'
import outbox from './outbox.module.css'

export function MailView({ id }: { readonly id: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const mail = useQuery({
    queryKey: ['outbox', id],
    queryFn: ({ signal }) => granted(client.outboxMail(id, { signal })),
    retry: false,
    staleTime: Infinity,
  })
  if (mail.isError)
    return (
      <p role="alert" className={css.refusal}>
        {mail.error.message}
      </p>
    )
  if (!mail.data) return <p role="status">Loading…</p>
  return <Letter mail={mail.data} />
}

function Letter({ mail }: { readonly mail: OutboxMail }) {
  const [plain, setPlain] = useState(true)
  return (
    <article className={outbox.letter} aria-label={mail.subject}>
      <div className={css.actions}>
        <Button aria-pressed={plain} onClick={() => setPlain(true)}>
          Text
        </Button>
        <Button aria-pressed={!plain} onClick={() => setPlain(false)}>
          As it looks
        </Button>
      </div>
      {plain ? (
        <p className={outbox.plain}>{withLinks(mail.text)}</p>
      ) : (
        // No scripts, no forms, nothing of this page: only links, which open beside it.
        <iframe
          title={mail.subject}
          className={outbox.frame}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
        />
      )}
    </article>
  )
}

/** Addresses become links. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
