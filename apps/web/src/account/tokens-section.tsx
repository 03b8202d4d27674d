/** Tokens of programs: making one, whose secret is shown once, renewing and revoking them. */
import { type NewToken, type TokenEntry, TOKEN_DAYS, tokenCalls } from '@calcwright/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import { CopyableSecret } from '../shell/copyable-secret.tsx'
import css from './account.module.css'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Section } from './section.tsx'
import { itemOfAddress } from './token-item.ts'
import { useFields } from './use-fields.ts'

const tokens = tokenCalls(window.fetch.bind(window))
const QUERY = ['own-tokens'] as const

/** Days for which a renewed token lives on. */
const RENEWED_DAYS = 90

export function TokensSection() {
  const list = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => granted(tokens.listTokens({ signal })),
  })
  const [now] = useState(() => new Date())
  const hasEnded = ({ expires_at: expires }: TokenEntry) => dateOf(expires) < now
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: QUERY })
  const revoke = useMutation({
    mutationFn: (id: string) => granted(tokens.revokeToken(id)),
    onSettled: again,
  })
  const renew = useMutation({
    mutationFn: (id: string) => granted(tokens.renewToken(id, RENEWED_DAYS)),
    onSettled: again,
  })
  const failure = revoke.error ?? renew.error ?? list.error
  return (
    <Section title="Tokens for programs" id="tokens">
      <p className={css.hint}>
        A program with a token evaluates or reads worksheets as you may.{' '}
        <a href="/api/v1/docs">How programs call worksheets</a>
      </p>
      {list.isPending && <p role="status">Loading…</p>}
      <ul className={css.sessions}>
        {(list.data?.tokens ?? []).map(token => (
          <li key={token.id}>
            <Described token={token} expired={hasEnded(token)} />
            {!hasEnded(token) && (
              <Button
                aria-label={`Renew ${token.name} for ${RENEWED_DAYS} days`}
                disabled={renew.isPending}
                onClick={() => renew.mutate(token.id)}
              >
                Renew
              </Button>
            )}
            <Button
              aria-label={`Revoke ${token.name}`}
              disabled={revoke.isPending}
              onClick={() => revoke.mutate(token.id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className={css.refusal}>
          {failure.message}
        </p>
      )}
      <NewTokenForm onMade={again} />
    </Section>
  )
}

const SCOPE_VERBS = { evaluate: 'evaluate', read: 'read', fusion: 'exchange parameters with Fusion' } as const
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const dateOf = (seconds: number): Date => new Date(seconds * 1000)

interface DescribedProps {
  readonly token: TokenEntry
  readonly expired: boolean
}

function Described({ token, expired }: DescribedProps) {
  const { name, scopes, item, expires_at: expires, last_used_at: used } = token
  const only = item && `, ${item.item_type.toLowerCase()} ${item.name || 'that you can no longer see'} only`
  return (
    <span>
      <strong>{name}</strong>
      {expired && <span className={css.here}>expired</span>}
      <span className={css.hint}>
        May {scopes.map(scope => SCOPE_VERBS[scope]).join(' and ')}
        {only}. {expired ? 'Expired' : 'Expires'} {DATE.format(dateOf(expires))}.{' '}
        {used === null ? 'Never used.' : `Last used ${MOMENT.format(dateOf(used))}.`}
      </span>
    </span>
  )
}

function NewTokenForm({ onMade }: { readonly onMade: () => void }) {
  const fields = useFields({ name: '', days: '90', item: '' })
  const [scopes, setScopes] = useState({ evaluate: true, read: false, fusion: false })
  const [secret, setSecret] = useState('')
  const { name, days, item } = fields.values
  const check = () =>
    fields.check({
      name: name.trim() === '' ? 'Enter a name' : Object.values(scopes).includes(true) ? '' : NO_SCOPE,
      days: /^\d+$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= TOKEN_DAYS ? '' : DAYS,
      item: itemOfAddress(item) === null ? ITEM : '',
    })
  const send = () => {
    const only = itemOfAddress(item)
    const request: NewToken = {
      name,
      days: Number(days),
      scopes: SCOPES.filter(scope => scopes[scope]),
      ...(only && { item: only }),
    }
    return tokens.newToken(request)
  }
  return (
    <>
      {secret !== '' && <Secret secret={secret} />}
      <Form
        action="Make token"
        check={check}
        send={send}
        onDone={made => {
          setSecret(made.secret)
          fields.clear()
          onMade()
        }}
      >
        <Field label="Name" autoComplete="off" {...fields.of('name')} />
        <fieldset className={css.scopes}>
          <legend className={css.label}>It may</legend>
          {SCOPES.map(scope => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes[scope]}
                onChange={event => setScopes({ ...scopes, [scope]: event.currentTarget.checked })}
              />{' '}
              {SCOPE_LABELS[scope]}
            </label>
          ))}
        </fieldset>
        <Field label="Days until it expires" autoComplete="off" {...fields.of('days')} />
        <Field
          label="Only this worksheet or project (address)"
          autoComplete="off"
          hint="Empty for all that you may see"
          {...fields.of('item')}
        />
      </Form>
    </>
  )
}

function Secret({ secret }: { readonly secret: string }) {
  return (
    <div className={css.note} role="status">
      <p>This is your token. It is shown only now.</p>
      <CopyableSecret secret={secret} />
    </div>
  )
}

const SCOPES = ['evaluate', 'read', 'fusion'] as const
const SCOPE_LABELS = {
  evaluate: 'Evaluate worksheets',
  read: 'Read worksheets',
  fusion: 'Exchange parameters with Fusion',
} as const
const NO_SCOPE = 'Choose what the token may do'
const DAYS = `Enter a number of days from 1 to ${TOKEN_DAYS}`
const ITEM = 'Enter the address of a worksheet or of a project, or nothing'
