import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import menu from '../shell/menu.module.css'
import css from './menu-entry.module.css'

interface MenuEntryProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly onSelect: () => void
}

export function MenuEntry({ icon: Icon, label, onSelect }: MenuEntryProps) {
  return (
    <DropdownMenu.Item className={`${menu.item} ${css.entry}`} onSelect={onSelect}>
      <Icon size={16} className={css.icon} aria-hidden />
      {label}
    </DropdownMenu.Item>
  )
}
