/** A bell with the number of notifications that nobody has read. */
import { useQuery } from '@tanstack/react-query'
import { Button, openDialog } from '@calcwright/ui'
import { Bell as BellIcon } from 'lucide-react'
import { granted } from '../session/granted.ts'
import css from './notifications.module.css'
import { notificationClient } from './notification-client.ts'

/** Milliseconds after which a page in front asks again. */
const AGAIN = 15_000

export default function Bell() {
  const { data } = useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => granted(notificationClient.notifications({ signal })),
    retry: false,
    refetchInterval: AGAIN,
    refetchOnWindowFocus: true,
  })
  const unread = data?.unread ?? 0
  const words = unread === 0 ? 'Notifications' : `Notifications, ${unread} new`
  return (
    <Button
      tone="quiet"
      square
      className={css.bell}
      data-unread={unread > 0 || undefined}
      aria-label={words}
      title={words}
      onClick={() => openDialog('The notifications', () => import('./notifications-dialog.tsx'), {})}
    >
      <BellIcon size={18} aria-hidden />
      {unread > 0 && (
        <span className={css.count} aria-hidden>
          {unread}
        </span>
      )}
    </Button>
  )
}
