import { ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import css from './menu.module.css'

interface SubMenuProps {
  readonly label: string
  readonly children: ReactNode
}

/** A menu that opens from an entry of another. */
export function SubMenu({ label, children }: SubMenuProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={css.item}>
        {label}
        <ChevronRight size={16} aria-hidden />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className={css.content} collisionPadding={8} sideOffset={sideOffset()}>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

/** On a phone there is no room beside the menu: what opens from it covers it, but for an edge to go back to. */
const sideOffset = (): number => (matchMedia('(max-width: 600px)').matches ? -208 : 0)
