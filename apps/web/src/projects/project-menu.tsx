/** The gear of a project. Its menu is fetched when one is opened for the first time. */
import { Settings } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { Item } from '../items/item.ts'
import { Button, useLoaded } from '@calcwright/ui'

const load = () => import('./project-menu-content.tsx')

export function ProjectMenu({ item, tabIndex }: { readonly item: Item; readonly tabIndex?: number }) {
  const [wanted, setWanted] = useState(false)
  const menu = useLoaded(load, { wanted, what: 'The menu', onFailure: () => setWanted(false) })
  const shared = { name: item.name, tabIndex }
  if (menu && wanted) return <menu.default item={item} trigger={<Gear {...shared} />} />
  return <Gear {...shared} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
}

function Gear({ name, ...rest }: { readonly name: string } & Omit<ComponentProps<typeof Button>, 'name'>) {
  return (
    <Button tone="quiet" square aria-label={`Project menu of ${name}`} title="Project menu" {...rest}>
      <Settings size={15} />
    </Button>
  )
}
