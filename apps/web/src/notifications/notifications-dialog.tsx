/** Notifications, the newest first, and the choice of their kinds. */
import type { NotificationItem, NotificationsAnswer } from '@calcwright/contract'
import { Button, type DialogProps, Modal, Spinner, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sharingClient } from '../audit/sharing-client.ts'
import { granted } from '../session/granted.ts'
import css from './notifications.module.css'
import { notificationClient } from './notification-client.ts'
import { KIND_NAMES, notificationText } from './words.ts'

/** Levels to give, from 1 on. */
const LEVELS = ['Can view', 'Can view and duplicate', 'Can edit', 'Administrator']

const KEY = ['notifications']

export default function NotificationsDialog({ onClose }: DialogProps) {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => granted(notificationClient.notifications({ signal })),
    retry: false,
  })
  const change = useMutation({
    mutationFn: (call: () => ReturnType<typeof notificationClient.notifications>) => granted(call()),
    onSuccess: answer => queries.setQueryData<NotificationsAnswer>(KEY, answer),
    onError: error => toast.error(error.message),
  })
  if (!data)
    return (
      <Modal title="Notifications" onClose={onClose}>
        <p className={modal.loading}>
          <Spinner label="Loading the notifications…" shown />
        </p>
      </Modal>
    )
  return (
    <Modal title="Notifications" size="large" onClose={onClose}>
      <div className={modal.body}>
        {data.notifications.length === 0 && <p className={modal.soft}>Nothing has happened yet.</p>}
        <ul className={css.list}>
          {data.notifications.map(item => (
            <Item
              key={item.id}
              item={item}
              read={() => change.mutate(() => notificationClient.readNotifications([item.id]))}
            />
          ))}
        </ul>
        <Choices
          choices={data.choices}
          choose={choice => change.mutate(() => notificationClient.chooseNotifications(choice))}
        />
      </div>
      <div className={modal.actions}>
        <Button
          disabled={data.unread === 0}
          onClick={() => change.mutate(() => notificationClient.readNotifications())}
        >
          Mark all as read
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

function Item({ item, read }: { readonly item: NotificationItem; readonly read: () => void }) {
  const made = new Date(item.made_at * 1000)
  return (
    <li className={css.item} data-unread={!item.read || undefined}>
      {/* A page of its own: the dialog may stand over a worksheet that is being worked on. */}
      <a href={item.url} target="_blank" rel="noopener" onClick={read}>
        {notificationText(item)}
      </a>
      {item.waiting && <Answer kind={item.kind} waiting={item.waiting} />}
      {item.text !== '' && <p className={css.text}>{item.text}</p>}
      <time className={css.time} dateTime={made.toISOString()}>
        {made.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  )
}

interface AnswerProps {
  readonly kind: NotificationItem['kind']
  readonly waiting: NonNullable<NotificationItem['waiting']>
}

/** Gives or declines access, accepts or rejects what is offered, without leaving the page. */
function Answer({ kind, waiting }: AnswerProps) {
  const { item_type, item_hash, person, rights_level: most } = waiting
  const [rights, setRights] = useState(1)
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (yes: boolean) => {
      const item = { item_type, item_hash }
      return kind === 'offered'
        ? granted<{ success: true }>(sharingClient.answerOwnership({ ...item, accept: yes }))
        : granted(sharingClient.answerAccess({ ...item, person, rights: yes ? rights : 0 }))
    },
    onSuccess: (_, yes) => void toast.success(yes ? 'Done' : 'Declined'),
    onError: error => void toast.error(error.message),
    onSettled: () => {
      for (const key of ['notifications', 'worksheets', 'left-bar'])
        void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  return (
    <span className={css.answer}>
      {kind === 'access_asked' && (
        <select
          className={modal.select}
          aria-label="Rights to give"
          value={rights}
          onChange={event => setRights(Number(event.currentTarget.value))}
        >
          {LEVELS.slice(0, most).map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Button tone="accent" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
        {kind === 'offered' ? 'Accept' : 'Give access'}
      </Button>
      <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        Decline
      </Button>
    </span>
  )
}

type Choice = NotificationsAnswer['choices'][number]

interface ChoicesProps {
  readonly choices: readonly Choice[]
  readonly choose: (choice: Choice) => void
}

function Choices({ choices, choose }: ChoicesProps) {
  return (
    <table className={css.choices}>
      <caption>Notify me about</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Here</th>
          <th scope="col">By mail</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(choice => (
          <tr key={choice.kind}>
            <th scope="row">{KIND_NAMES[choice.kind]}</th>
            {(['page', 'mail'] as const).map(way => (
              <td key={way}>
                <input
                  type="checkbox"
                  aria-label={`${KIND_NAMES[choice.kind]}, ${way === 'page' ? 'here' : 'by mail'}`}
                  checked={choice[way]}
                  // An invitation is mailed as its sender wants it.
                  disabled={choice.kind === 'invited' && way === 'mail'}
                  onChange={() => choose({ ...choice, [way]: !choice[way] })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
