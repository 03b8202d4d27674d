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
        <DropdownMenu.SubContent
          className={css.content}
          collisionPadding={8}
          sideOffset={sideOffset()}
          onFocusOutside={keepWithoutChoice}
        >
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

/** A pointer that leaves the entry without reaching another one leaves the focus to the outer menu: that is no other choice. */
const keepWithoutChoice = (event: Event): void => {
  if ((event.target as HTMLElement).role === 'menu') event.preventDefault()
}

/** On a phone there is no room beside the menu: what opens from it covers it, but for an edge to go back to. */
const sideOffset = (): number => (matchMedia('(max-width: 600px)').matches ? -208 : 0)
