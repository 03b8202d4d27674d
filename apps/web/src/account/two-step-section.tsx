/** Switches the second step of signing in on and off. */
import { twoStepCalls, type TwoStepBegun } from '@calcwright/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import css from './account.module.css'
import { noPassword } from './checks.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Section } from './section.tsx'
import { useFields } from './use-fields.ts'

const calls = twoStepCalls(window.fetch.bind(window))
const QUERY = ['two-step'] as const

export function TwoStepSection() {
  const state = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => granted(calls.twoStep({ signal })) })
  const queryClient = useQueryClient()
  const [begun, setBegun] = useState<TwoStepBegun | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const show = (made: readonly string[]) => {
    setBegun(null)
    setCodes(made)
    void queryClient.invalidateQueries({ queryKey: QUERY })
  }
  return (
    <Section title="Code when signing in">
      {state.isPending && <p role="status">Loading…</p>}
      {state.error && (
        <p role="alert" className={css.refusal}>
          {state.error.message}
        </p>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      {state.data &&
        (state.data.on ? (
          <On left={state.data.recovery_codes_left} onCodes={show} />
        ) : begun ? (
          <Confirm begun={begun} onCodes={show} onCancel={() => setBegun(null)} />
        ) : (
          <Off onBegun={setBegun} />
        ))}
    </Section>
  )
}

function Off({ onBegun }: { readonly onBegun: (begun: TwoStepBegun) => void }) {
  const fields = useFields({ twoStepPassword: '' })
  const { twoStepPassword: password } = fields.values
  return (
    <>
      <p>
        Off. With it, signing in takes your password and a code that an app on your phone makes, so that a
        stolen password alone opens nothing.
      </p>
      <Form
        action="Switch it on"
        tone="plain"
        check={() => fields.check({ twoStepPassword: noPassword(password) })}
        send={() => calls.beginTwoStep(password)}
        onDone={onBegun}
      >
        <OwnPassword field={fields.of('twoStepPassword')} />
      </Form>
    </>
  )
}

interface ConfirmProps {
  readonly begun: TwoStepBegun
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

function Confirm({ begun, onCodes, onCancel }: ConfirmProps) {
  const fields = useFields({ appCode: '' })
  const { appCode } = fields.values
  return (
    <>
      <p>
        Scan this picture with an app for codes, or <a href={begun.address}>open the app on this device</a>,
        or type the secret into it.
      </p>
      <img
        className={css.qrCode}
        alt="QR code with the secret, which is written below"
        src={`data:image/svg+xml,${encodeURIComponent(begun.picture)}`}
      />
      <p>
        <code className={css.secret}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Form
        action="Confirm"
        tone="plain"
        check={() => fields.check({ appCode: appCode.trim() === '' ? 'Enter the code' : null })}
        send={() => calls.confirmTwoStep(appCode)}
        onDone={({ recovery_codes }) => onCodes(recovery_codes)}
        beside={<Button onClick={onCancel}>Cancel</Button>}
      >
        <Field
          label="Code"
          autoComplete="one-time-code"
          autoFocus
          hint="Six digits that the app shows now."
          {...fields.of('appCode')}
        />
      </Form>
    </>
  )
}

interface OnProps {
  readonly left: number
  readonly onCodes: (codes: readonly string[]) => void
}

function On({ left, onCodes }: OnProps) {
  const fields = useFields({ twoStepPassword: '' })
  const { twoStepPassword: password } = fields.values
  const [action, setAction] = useState<'codes' | 'end'>('codes')
  const check = () => fields.check({ twoStepPassword: noPassword(password) })
  const field = <OwnPassword field={fields.of('twoStepPassword')} />
  return (
    <>
      <p>
        <strong>On.</strong> Signing in takes a code of your app. Without your phone a recovery code does it:
        you have {left === 1 ? 'one' : left} left.
      </p>
      {action === 'codes' ? (
        <Form
          action="Make new recovery codes"
          tone="plain"
          check={check}
          send={() => calls.renewRecoveryCodes(password)}
          onDone={({ recovery_codes }) => {
            fields.clear()
            onCodes(recovery_codes)
          }}
          beside={<Button onClick={() => setAction('end')}>Switch it off…</Button>}
        >
          {field}
        </Form>
      ) : (
        <Form
          action="Switch it off"
          tone="danger"
          check={check}
          send={() => calls.endTwoStep(password)}
          onDone={() => onCodes([])}
          beside={<Button onClick={() => setAction('codes')}>Cancel</Button>}
        >
          {field}
        </Form>
      )}
    </>
  )
}

const OwnPassword = ({ field }: { readonly field: ReturnType<ReturnType<typeof useFields>['of']> }) => (
  <Field label="Your password" type="password" autoComplete="current-password" {...field} />
)

function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  return (
    <div role="status" className={css.note}>
      <p>
        These are your recovery codes. Each signs you in once without the app. Keep them where you find them
        without your phone: they are not shown again.
      </p>
      <ul className={css.recoveryCodes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>I have stored them</Button>
    </div>
  )
}
