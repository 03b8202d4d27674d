/** The parts of a menu of the bar. The popup around them moves the focus among the items. */
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { Check, ChevronRight } from 'lucide-react'
import { LetterGlyph } from './LetterGlyph.tsx'
import { usePress } from './press.ts'
import styles from './menu.module.css'

interface MenuProps {
  readonly label: string
  /** A grid of so many items in a row; a list without it. */
  readonly columns?: number
  readonly children: ReactNode
}

export function Menu({ label, columns, children }: MenuProps) {
  return (
    <div
      role="menu"
      aria-label={label}
      className={columns ? styles.grid : styles.list}
      style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
    >
      {children}
    </div>
  )
}

interface MenuItemProps {
  readonly label: string
  readonly icon?: ComponentType<{ size?: number | string }>
  /** The key that does the same. */
  readonly hint?: string
  /** A word of explanation behind the label. */
  readonly detail?: string
  /** Makes it an item that is on or off. */
  readonly checked?: boolean
  readonly disabled?: boolean
  /** Whether the item opens further items. */
  readonly opens?: boolean
  onSelect(): void
  /** Drawn instead of the label, which stays its name. */
  readonly children?: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { label, icon: Icon, hint, detail, checked, disabled, opens, onSelect, children } = props
  const press = usePress(() => {
    if (!disabled) onSelect()
  })
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      aria-haspopup={opens ? 'menu' : undefined}
      title={children ? (hint ? `${label} (${hint})` : label) : undefined}
      tabIndex={-1}
      className={styles.item}
      {...press}
    >
      <LetterGlyph name={detail ? `${label}, ${detail}` : label}>
        {Icon && <Icon size={16} />}
        {children ?? <span className={styles.label}>{label}</span>}
        {detail && <span className={styles.detail}>{detail}</span>}
        {hint && !children && <kbd className={styles.hint}>{hint}</kbd>}
        {checked && <Check size={14} className={styles.check} />}
        {opens && <ChevronRight size={14} className={styles.check} />}
      </LetterGlyph>
    </button>
  )
}

/** A heading above some items. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return (
    <div role="presentation" className={styles.heading}>
      {children}
    </div>
  )
}

export function MenuRule() {
  return <hr className={styles.rule} />
}
