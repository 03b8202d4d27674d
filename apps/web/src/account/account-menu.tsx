/** At the end of a bar: who is signed in and what belongs to that, or the way to sign in. */
import { PAGES } from '@calcwright/contract'
import { Link, useLocation, useNavigate, useRouteContext } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { granted } from '../session/granted.ts'
import { useSession } from '../session/use-session.ts'
import { Button, toast } from '@calcwright/ui'
import menu from '../shell/menu.module.css'
import css from './account.module.css'
import { withReturnAddress, reloadAsOtherAccount } from './return-address.ts'

export function AccountMenu() {
  const session = useSession()
  const here = useLocation()
  if (session === undefined) return null
  if (session.user === null)
    return (
      <Link
        to={withReturnAddress(PAGES.signIn, { pathname: here.pathname, search: here.searchStr })}
        className={css.signIn}
      >
        Sign in
      </Link>
    )
  return <SignedIn name={session.user.name} local={session.user.local} email={session.user.email} />
}

interface SignedInProps {
  readonly name: string
  readonly local: boolean
  readonly email: string | null
}

function SignedIn({ name, local, email }: SignedInProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const signOut = () => {
    granted(client.signOut()).then(
      () => reloadAsOtherAccount(PAGES.signIn),
      (error: unknown) => void toast.error(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button tone="quiet" square aria-label={`Account: ${name}`} title={`Account: ${name}`}>
          <CircleUserRound size={18} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.content} align="end" sideOffset={6} collisionPadding={8}>
          <DropdownMenu.Label className={css.who}>
            <strong>{name}</strong>
            {email !== null && <span>{email}</span>}
          </DropdownMenu.Label>
          <DropdownMenu.Separator className={menu.separator} />
          <DropdownMenu.Item className={menu.item} onSelect={() => void navigate({ to: PAGES.account })}>
            Account…
          </DropdownMenu.Item>
          {local && (
            <DropdownMenu.Item className={menu.item} onSelect={() => void navigate({ to: PAGES.outbox })}>
              Outbox
            </DropdownMenu.Item>
          )}
          {email !== null && (
            <DropdownMenu.Item className={menu.item} onSelect={signOut}>
              Sign out
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
