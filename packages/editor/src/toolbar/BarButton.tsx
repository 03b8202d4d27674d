import { useCallback, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ChevronDown } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import type { ToolbarItem } from '../contract/surface.ts'
import { LetterGlyph, Popup, usePress } from '@calcwright/ui'
import type { PressedBy } from '@calcwright/ui'
import styles from './toolbar.module.css'

interface BarButtonProps {
  readonly item: ToolbarItem
  /** False: greyed, and it does not act. */
  readonly live: boolean
  /** Tab enters the bar here. */
  readonly reachable: boolean
  /** Hidden from the bar; shown in the overflow menu. */
  readonly hidden?: boolean
  /** A thin rule stands before it. */
  readonly ruled?: boolean
  /** Written behind the icon. */
  readonly text?: string
  readonly align?: 'start' | 'end'
}

export function BarButton({ item, live, reachable, hidden, ruled, text, align }: BarButtonProps) {
  const [opened, setOpened] = useState<PressedBy | null>(null)
  const disabled = !live || item.disabled === true
  const close = useCallback(() => setOpened(null), [])
  const press = usePress(by => {
    if (disabled) return
    if (item.menu) setOpened(opened === null ? by : null)
    else item.run?.()
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!item.menu || disabled || event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpened('keyboard')
  }
  const button = (
    <button
      type="button"
      className={styles.button}
      data-item={item.id}
      data-hidden={hidden || undefined}
      data-ruled={ruled || undefined}
      tabIndex={reachable && !hidden ? 0 : -1}
      aria-disabled={disabled || undefined}
      aria-hidden={hidden || undefined}
      aria-pressed={item.pressed}
      aria-haspopup={item.menu ? 'menu' : undefined}
      aria-expanded={item.menu ? opened !== null : undefined}
      onKeyDown={onKeyDown}
      {...press}
    >
      <LetterGlyph name={item.label}>
        <item.icon size={18} />
        {text && <span className={styles.text}>{text}</span>}
        {item.menu && <ChevronDown size={12} className={styles.chevron} />}
      </LetterGlyph>
    </button>
  )
  return (
    <Hint label={item.label} keys={item.hint} silent={opened !== null}>
      {item.menu ? (
        <Popup
          label={item.label}
          opened={disabled ? null : opened}
          onClose={close}
          anchor={button}
          {...(align ? { align } : {})}
        >
          {opened !== null && item.menu(close)}
        </Popup>
      ) : (
        button
      )}
    </Hint>
  )
}

interface HintProps {
  readonly label: string
  readonly keys: string | undefined
  /** Its menu is open. */
  readonly silent: boolean
  readonly children: React.ReactElement
}

/** Name and key of a button, shown when the mouse rests on it or the keyboard reaches it. */
function Hint({ label, keys, silent, children }: HintProps) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip.Root open={open && !silent} onOpenChange={setOpen}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.hint} side="bottom" sideOffset={8} collisionPadding={8}>
          {label}
          {keys && <kbd>{keys}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
