/** The menu of a row, fetched when one is opened for the first time. */
import type { ListItem } from '@calcwright/contract'
import { EllipsisVertical } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button, useLoaded } from '@calcwright/ui'

const load = () => import('./row-menu.tsx')

interface LazyRowMenuProps {
  readonly item: ListItem
  readonly tabIndex: number
  /** Address that opens the item in the whole window. */
  readonly address: string
}

export function LazyRowMenu({ item, tabIndex, address }: LazyRowMenuProps) {
  const [wanted, setWanted] = useState(false)
  const menu = useLoaded(load, { wanted, what: 'The menu', onFailure: () => setWanted(false) })
  const trigger = <RowMenuButton name={item.name} tabIndex={tabIndex} />
  if (menu && wanted) return <menu.default item={item} address={address} trigger={trigger} />
  return (
    <RowMenuButton
      name={item.name}
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  )
}

type RowMenuButtonProps = { readonly name: string } & Omit<ComponentProps<typeof Button>, 'children' | 'name'>

function RowMenuButton({ name, ...rest }: RowMenuButtonProps) {
  return (
    <Button tone="quiet" square aria-label={`Menu of ${name}`} title="Menu" {...rest}>
      <EllipsisVertical size={16} />
    </Button>
  )
}
