/** A menu whose entries depend on rights, which it asks for each time it opens; a spinner stands there until then. */
import type { RightsLevelAnswer } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { DropdownMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Spinner, hasFocusedElement } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import { useRefreshLists } from '../items/use-list.ts'
import { granted } from '../session/granted.ts'
import menu from '../shell/menu.module.css'
import css from './rights-menu.module.css'

/** Runs what was chosen once the menu is closed and has given the focus back. */
export type Choose = (run: () => void) => () => void

interface RightsMenuProps {
  readonly item: Item
  /** The button of the menu. */
  readonly trigger: ReactElement
  readonly openAtOnce?: boolean
  readonly children: (rights: RightsLevelAnswer, choose: Choose) => ReactNode
}

export function RightsMenu({ item, trigger, openAtOnce = false, children }: RightsMenuProps) {
  const [open, setOpen] = useState(openAtOnce)
  const chosen = useRef<(() => void) | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={menu.content}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={`Menu of ${item.name}`}
          onCloseAutoFocus={event => {
            event.preventDefault()
            if (!hasFocusedElement()) button.current?.focus()
            chosen.current?.()
            chosen.current = null
          }}
        >
          <Entries
            item={item}
            onFailure={close}
            choose={run => () => {
              chosen.current = run
            }}
          >
            {children}
          </Entries>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface EntriesProps extends Pick<RightsMenuProps, 'item' | 'children'> {
  readonly choose: Choose
  readonly onFailure: () => void
}

function Entries({ item, choose, onFailure, children }: EntriesProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const rights = useQuery({
    queryKey: ['rights-level', item.hash],
    queryFn: ({ signal }) => granted(client.rightsLevel(item.hash, { signal })),
    retry: false,
    gcTime: 0,
    meta: { sayFailure: true },
    staleTime: 0,
  })
  const { error } = rights
  const refresh = useRefreshLists()
  useEffect(() => {
    if (!error) return
    void refresh()
    onFailure()
    // Each failure fetches the list again, once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error])
  if (!rights.data)
    return (
      <div className={css.waiting}>
        <Spinner label="Asking for your rights…" />
      </div>
    )
  return children(rights.data, choose)
}
