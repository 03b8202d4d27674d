/** Notifications, the newest first, and the choice of their kinds. */
import type { NotificationItem, NotificationsAnswer } from '@calcwright/contract'
import { Button, type DialogProps, Modal, Spinner, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { granted } from '../session/granted.ts'
import css from './notifications.module.css'
import { notificationClient } from './notification-client.ts'
import { KIND_NAMES, notificationText } from './words.ts'

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
      {item.text !== '' && <p className={css.text}>{item.text}</p>}
      <time className={css.time} dateTime={made.toISOString()}>
        {made.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
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
