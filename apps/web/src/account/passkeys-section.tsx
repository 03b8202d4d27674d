/** Passkeys of a person: adding, naming and removing them. */
import {
  type PasskeyAdded,
  type PasskeyEntry,
  type Answer,
  PasskeyName,
  passkeyCalls,
} from '@calcwright/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, confirm } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import css from './account.module.css'
import { hasPasskeys, makePasskey } from './ask-for-passkey.ts'
import { noPassword, problemOf } from './checks.ts'
import { deviceName } from './device-name.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import type { Person } from './person.ts'
import { Section } from './section.tsx'
import { useFields } from './use-fields.ts'

const calls = passkeyCalls(window.fetch.bind(window))
const QUERY = ['own-passkeys'] as const
const passkeyNameProblem = problemOf(PasskeyName)

export function PasskeysSection({ person }: { readonly person: Person }) {
  const list = useQuery({ queryKey: QUERY, queryFn: ({ signal }) => granted(calls.passkeys({ signal })) })
  const queryClient = useQueryClient()
  const again = () => void queryClient.invalidateQueries({ queryKey: QUERY })
  const passkeys = list.data?.passkeys ?? []
  return (
    <Section title="Passkeys" id="passkeys">
      <p>
        A passkey signs you in by the finger, face or PIN of a device, without your password and without a
        code. Without the device your password signs you in as before.
      </p>
      {list.isPending && <p role="status">Loading…</p>}
      {list.error && (
        <p role="alert" className={css.refusal}>
          {list.error.message}
        </p>
      )}
      <ul className={css.sessions}>
        {passkeys.map(passkey => (
          <Passkey key={passkey.id} passkey={passkey} onChanged={again} />
        ))}
      </ul>
      {person.email === null ? (
        <p className={css.hint}>Set an e-mail address first: your devices list the passkey under it.</p>
      ) : hasPasskeys() ? (
        <AddPasskeyForm person={person} names={passkeys.map(({ name }) => name)} onAdded={again} />
      ) : (
        <p className={css.hint}>This browser makes none here: it needs a page at https, or at localhost.</p>
      )}
    </Section>
  )
}

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

interface PasskeyProps {
  readonly passkey: PasskeyEntry
  readonly onChanged: () => void
}

function Passkey({ passkey, onChanged }: PasskeyProps) {
  const { id, name, created_at: created, last_used_at: used } = passkey
  const [renaming, setRenaming] = useState(false)
  const remove = () =>
    confirm(`Remove the passkey “${name}”?`, {
      text: 'It signs you in no longer. Delete it on the device, too, so that it is not offered there.',
      action: 'Remove',
      run: async () => {
        await granted(calls.removePasskey(id))
        onChanged()
      },
    })
  if (renaming)
    return (
      <li>
        <RenameForm
          passkey={passkey}
          onDone={() => {
            setRenaming(false)
            onChanged()
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span className={css.hint}>
          Added {DATE.format(new Date(created * 1000))}.{' '}
          {used === null ? 'Never used.' : `Last used ${MOMENT.format(new Date(used * 1000))}.`}
        </span>
      </span>
      <Button aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <Button aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </Button>
    </li>
  )
}

interface RenameFormProps {
  readonly passkey: PasskeyEntry
  readonly onDone: () => void
  readonly onCancel: () => void
}

function RenameForm({ passkey: { id, name }, onDone, onCancel }: RenameFormProps) {
  const fields = useFields({ passkeyName: name })
  const { passkeyName } = fields.values
  return (
    <Form
      action="Save the name"
      tone="plain"
      check={() => fields.check({ passkeyName: passkeyNameProblem(passkeyName) })}
      send={() => calls.renamePasskey(id, passkeyName)}
      onDone={onDone}
      beside={<Button onClick={onCancel}>Cancel</Button>}
    >
      <Field label="Name of the passkey" autoComplete="off" autoFocus {...fields.of('passkeyName')} />
    </Form>
  )
}

interface AddPasskeyFormProps {
  readonly person: Person
  /** Names of the passkeys that are there. */
  readonly names: readonly string[]
  readonly onAdded: () => void
}

function AddPasskeyForm({ person, names, onAdded }: AddPasskeyFormProps) {
  const fields = useFields({ newPasskeyName: '', passkeyPassword: '' })
  const { newPasskeyName, passkeyPassword } = fields.values
  const name = newPasskeyName.trim() || unusedName(names)
  const add = async (): Promise<Answer<PasskeyAdded>> => {
    const begun = await calls.beginPasskey(person.has_password ? passkeyPassword : undefined)
    if (!begun.success) return begun
    const credential = await makePasskey(begun.options)
    return 'success' in credential ? credential : calls.addPasskey({ name, credential })
  }
  return (
    <Form
      action="Add a passkey"
      tone="plain"
      check={() =>
        fields.check({
          newPasskeyName: passkeyNameProblem(name),
          passkeyPassword: person.has_password ? noPassword(passkeyPassword) : null,
        })
      }
      send={add}
      onDone={() => {
        fields.clear()
        onAdded()
      }}
    >
      <Field
        label="Name"
        autoComplete="off"
        hint={`Empty for “${unusedName(names)}”.`}
        {...fields.of('newPasskeyName')}
      />
      {person.has_password && (
        <Field
          label="Your password"
          type="password"
          autoComplete="current-password"
          {...fields.of('passkeyPassword')}
        />
      )}
    </Form>
  )
}

/** The name of this browser, with a number where there is such a passkey. */
function unusedName(names: readonly string[]): string {
  const name = deviceName(navigator.userAgent)
  let number = 1
  while (names.includes(number === 1 ? name : `${name} ${number}`)) number += 1
  return number === 1 ? name : `${name} ${number}`
}
