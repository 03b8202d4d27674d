import type { SessionEntry } from '@calcwright/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { Button } from '@calcwright/ui'
import css from './account.module.css'
import { deviceName } from './device-name.ts'
import { Section } from './section.tsx'

const QUERY = ['own-sessions'] as const

export function SessionsSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const list = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => granted(client.listSessions({ signal })),
  })
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: QUERY })
  const end = useMutation({ mutationFn: (id: string) => granted(client.endSession(id)), onSettled })
  const endOthers = useMutation({ mutationFn: () => granted(client.endOtherSessions()), onSettled })
  const failure = end.error ?? endOthers.error ?? list.error
  const sessions = list.data?.sessions ?? []
  return (
    <Section title="Where you are signed in">
      {list.isPending && <p role="status">Loading…</p>}
      <ul className={css.sessions}>
        {sessions.map(session => (
          <li key={session.id}>
            <Place session={session} />
            {!session.current && (
              <Button
                aria-label={`Sign out ${deviceName(session.user_agent)}`}
                disabled={end.isPending}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(session => !session.current) && (
        <Button disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Sign out everywhere else
        </Button>
      )}
      {failure && (
        <p role="alert" className={css.refusal}>
          {failure.message}
        </p>
      )}
    </Section>
  )
}

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const written = (seconds: number): string => MOMENT.format(new Date(seconds * 1000))

function Place({ session }: { readonly session: SessionEntry }) {
  return (
    <span>
      <strong>{deviceName(session.user_agent)}</strong>
      {session.current && <span className={css.here}>this browser</span>}
      <span className={css.hint}>
        Last used {written(session.last_used_at)}
        {session.address && `, from ${session.address}`}
      </span>
    </span>
  )
}
