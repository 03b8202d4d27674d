import { useCallback, useState } from 'react'
import { ChevronLeft, EllipsisVertical } from 'lucide-react'
import type { ToolbarItem } from '../contract/surface.ts'
import { BarButton } from './BarButton.tsx'
import { Menu, MenuItem, MenuRule } from '@calcwright/ui'

interface MoreMenuProps {
  readonly items: readonly ToolbarItem[]
  readonly live: boolean
  readonly reachable: boolean
}

/** Overflow menu of the bar. The menu of an item opens in its place, with a way back. */
export function MoreMenu({ items, live, reachable }: MoreMenuProps) {
  const item: ToolbarItem = {
    id: 'more',
    label: 'More',
    icon: EllipsisVertical,
    menu: close => <MoreItems items={items} close={close} />,
  }
  return <BarButton item={item} live={live} reachable={reachable} align="end" />
}

function MoreItems({ items, close }: { readonly items: readonly ToolbarItem[]; close(): void }) {
  const [inside, setInside] = useState<ToolbarItem | null>(null)
  // The item that had the focus is gone; the first of the new ones takes it.
  const keepFocus = useCallback((menu: HTMLDivElement | null) => {
    if (document.activeElement === document.body)
      menu?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }, [])
  if (inside)
    return (
      <div ref={keepFocus} key={inside.id}>
        <Menu label={inside.label}>
          <MenuItem label={`Back from ${inside.label}`} icon={ChevronLeft} onSelect={() => setInside(null)}>
            {inside.label}
          </MenuItem>
        </Menu>
        <MenuRule />
        {inside.menu?.(close)}
      </div>
    )
  return (
    <div ref={keepFocus} key="all">
      <Menu label="More">
        {items.map(item => (
          <MenuItem
            key={item.id}
            label={item.label}
            icon={item.icon}
            {...(item.hint ? { hint: item.hint } : {})}
            {...(item.pressed === undefined ? {} : { checked: item.pressed })}
            disabled={item.disabled === true}
            onSelect={() => {
              if (item.menu) return setInside(item)
              item.run?.()
              close()
            }}
            opens={item.menu !== undefined}
          />
        ))}
      </Menu>
    </div>
  )
}
