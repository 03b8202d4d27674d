/** The people of the server and its state, for those who run it. */
import {
  type OperatorAct,
  type OperatorPerson,
  type OperatorServer,
  PLAN_TITLES,
  operatorCalls,
} from '@calcwright/contract'
import { Button, type DialogProps, Modal, Spinner } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { granted } from '../session/granted.ts'
import css from './operator.module.css'

const calls = operatorCalls(window.fetch.bind(window))
const MB = 1024 * 1024
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const written = (seconds: number, format = MOMENT): string => format.format(new Date(seconds * 1000))
const megabytes = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`

export default function OperatorDialog({ onClose }: DialogProps) {
  return (
    <Modal title="This server" size="large" onClose={onClose}>
      <div className={modal.body}>
        <State />
        <People />
      </div>
      <div className={modal.actions} data-ruled>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

function State() {
  const state = useQuery({
    queryKey: ['operator', 'server'],
    queryFn: ({ signal }) => granted(calls.operatorServer({ signal })),
  })
  if (state.error) return <p role="alert">{state.error.message}</p>
  if (!state.data) return <Spinner label="Loading the state of the server…" shown />
  return (
    <dl className={css.facts}>
      {factsOf(state.data).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const factsOf = (state: OperatorServer): (readonly [string, string])[] => [
  ['Version', `${versionOf(state)}, running since ${written(state.started_at)}`],
  ['People and worksheets', `${state.people} and ${state.worksheets}`],
  ['Database', megabytes(state.database)],
  ['Memory of this process', megabytes(state.memory)],
  ['Mail', mailOf(state.mail)],
  [
    'Exchange rates',
    state.rates
      ? `Of ${state.rates.day}, fetched ${written(state.rates.fetched_at)}`
      : 'Those that ship; none were fetched',
  ],
]

const versionOf = ({ application_version: version }: OperatorServer): string =>
  version.split('|')[1] ?? version

function mailOf({ by, waiting, failed }: OperatorServer['mail']): string {
  const way = by === 'server' ? 'Sent by a mail server' : 'Written to the outbox of the owner'
  if (waiting === null || failed === null) return way
  return `${way}; ${waiting === 0 ? 'nothing waits' : `${waiting} waiting`}, ${failed === 0 ? 'none' : failed} given up within a day`
}

function People() {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const queryKey = ['operator', 'people', search, page]
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => granted(calls.operatorPeople({ search, page }, { signal })),
    placeholderData: keepPreviousData,
  })
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: ['operator', 'people'] })
  const { data, error } = list
  const pages = data ? Math.ceil(data.found / data.page_size) : 0
  return (
    <section aria-label="People">
      <input
        className={modal.input}
        type="search"
        aria-label="Search people"
        placeholder="Name or e-mail address"
        value={search}
        onChange={event => {
          setSearch(event.currentTarget.value)
          setPage(0)
        }}
      />
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Spinner label="Loading people…" shown />}
      {data?.people.length === 0 && <p className={modal.soft}>Nobody is found.</p>}
      <ul className={css.people}>
        {data?.people.map(person => (
          <Person key={person.id} person={person} onChanged={again} />
        ))}
      </ul>
      {pages > 1 && (
        <p className={css.pages}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            Before
          </Button>
          Page {page + 1} of {pages}
          <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </p>
      )}
    </section>
  )
}

interface PersonProps {
  readonly person: OperatorPerson
  readonly onChanged: () => void
}

function Person({ person, onChanged }: PersonProps) {
  const { name, email, local, plan, worksheets } = person
  return (
    <li>
      <p className={css.name}>
        <strong>{name}</strong> {email ?? 'no address'}
        {local && ' (owner)'}
      </p>
      <p className={modal.soft}>
        {PLAN_TITLES[plan]}, since {written(person.created_at, DATE)}.{' '}
        {person.last_used_at === null ? 'Signed in nowhere.' : `Here last ${written(person.last_used_at)}.`}{' '}
        {worksheets === 1 ? '1 worksheet' : `${worksheets} worksheets`},{' '}
        {megabytes(person.storage.worksheets)}
        {ofLimit(person.limits.worksheets)}, files {megabytes(person.storage.files)}
        {ofLimit(person.limits.files)}.
      </p>
      <Actions person={person} onChanged={onChanged} />
    </li>
  )
}

interface Action {
  readonly action: OperatorAct['action']
  readonly label: string
  /** Words before it is done. */
  readonly text: string
}

function actionsOn({ last_used_at: used, two_step: twoStep, passkeys }: OperatorPerson): Action[] {
  const all: readonly (Action & { readonly offered: boolean })[] = [
    {
      action: 'sign_out',
      label: 'Sign out everywhere',
      text: 'All sessions of the account end. Its password stays.',
      offered: used !== null,
    },
    {
      action: 'two_step_off',
      label: 'Switch the code off',
      text: 'The password alone signs in then. Be sure that it is the person who asks for it.',
      offered: twoStep,
    },
    {
      action: 'passkeys_off',
      label: passkeys === 1 ? 'Remove the passkey' : `Remove ${passkeys} passkeys`,
      text: 'The password signs in as before.',
      offered: passkeys > 0,
    },
  ]
  return all.filter(({ offered }) => offered)
}

/** Asks in the row itself before it does something: another dialog would take the place of this one. */
function Actions({ person, onChanged }: PersonProps) {
  const [asked, setAsked] = useState<Action | null>(null)
  const act = useMutation({
    mutationFn: ({ action }: Action) => granted(calls.operatorAct({ person: person.id, action })),
    onSuccess: () => {
      setAsked(null)
      onChanged()
    },
  })
  if (asked)
    return (
      <div className={css.actions}>
        <span>{asked.text}</span>
        <Button
          tone="danger"
          autoFocus
          aria-label={`${asked.label} now: ${person.name}`}
          disabled={act.isPending}
          onClick={() => act.mutate(asked)}
        >
          {asked.label} now
        </Button>
        <Button
          onClick={() => {
            act.reset()
            setAsked(null)
          }}
        >
          Cancel
        </Button>
        {act.error && <span role="alert">{act.error.message}</span>}
      </div>
    )
  return (
    <div className={css.actions}>
      {actionsOn(person).map(action => (
        <Button
          key={action.action}
          aria-label={`${action.label}: ${person.name}`}
          onClick={() => setAsked(action)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  )
}

const ofLimit = (limit: number | null): string => (limit === null ? '' : ` of ${limit} MB`)
