import { useRef, useState } from 'react'
import { DropdownMenu } from 'radix-ui'
import { Check, ChevronDown } from 'lucide-react'
import type { Outcome } from '@calcwright/evaluator'
import type { OutputSettings } from './settings.ts'
import styles from './output.module.css'

export interface OutputMenuProps {
  readonly outcome: Outcome
  readonly settings: OutputSettings
  /** What the worksheet does where the line follows it. */
  readonly approximateByDefault: boolean
  readonly reachable: boolean
  change(patch: Partial<OutputSettings>): void
  prompt(kind: 'unit' | 'digits'): void
  copy(): void
}

/** The small menu of one result. Radix comes in when it opens: a sheet has a thousand of these. */
export function OutputMenu(props: OutputMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={styles.menuAnchor}>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label="Options of this result"
        aria-haspopup="menu"
        aria-expanded={open}
        tabIndex={props.reachable || open ? 0 : -1}
        data-open={open || undefined}
        onClick={() => setOpen(true)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <DropdownMenu.Root open onOpenChange={setOpen} modal={false}>
          <DropdownMenu.Trigger asChild>
            <span className={styles.menuPlace} aria-hidden="true" tabIndex={-1} />
          </DropdownMenu.Trigger>
          <MenuContent {...props} back={() => button.current?.focus()} />
        </DropdownMenu.Root>
      )}
    </span>
  )
}

const FORMS = [
  ['simplify', 'Simplify'],
  ['factor', 'Factor'],
  ['expand', 'Expand'],
] as const

interface MenuContentProps extends OutputMenuProps {
  /** Gives the focus back to the button, unless an entry has taken it elsewhere. */
  back(): void
}

function MenuContent({
  outcome,
  settings,
  approximateByDefault,
  change,
  prompt,
  copy,
  back,
}: MenuContentProps) {
  const approximate = settings.approximate ?? approximateByDefault
  const options = outcome.kind !== 'function'
  const entered = useRef(false)
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        className={styles.menu}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onFocus={event => {
          if (entered.current || event.target !== event.currentTarget) return
          entered.current = true
          event.currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
        }}
        onCloseAutoFocus={event => {
          event.preventDefault()
          if (document.activeElement === document.body || document.activeElement === null) back()
        }}
      >
        <Item label="Copy" onSelect={copy} />
        {outcome.unit !== '' && <Item label="Change units" onSelect={() => prompt('unit')} />}
        {options && (
          <>
            <Item label="Change precision" onSelect={() => prompt('digits')} />
            <DropdownMenu.Separator className={styles.separator} />
            <DropdownMenu.RadioGroup
              aria-label="Output display mode"
              value={approximate ? 'approximate' : 'exact'}
              onValueChange={value => change({ approximate: value === 'approximate' })}
            >
              <Choice value="exact" label="Exact (1/3)" />
              <Choice value="approximate" label="Approximate (0.333)" />
            </DropdownMenu.RadioGroup>
            <DropdownMenu.Separator className={styles.separator} />
            {FORMS.map(([form, label]) => (
              <DropdownMenu.CheckboxItem
                key={form}
                className={styles.item}
                checked={settings.form === form}
                onCheckedChange={on => change({ form: on ? form : 'none' })}
              >
                <Mark />
                {label}
              </DropdownMenu.CheckboxItem>
            ))}
          </>
        )}
        <DropdownMenu.Separator className={styles.separator} />
        <Item label="Collapse" onSelect={() => change({ mode: 'collapsed' })} />
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  )
}

function Item({ label, onSelect }: { label: string; onSelect: () => void }) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
      {label}
    </DropdownMenu.Item>
  )
}

function Choice({ value, label }: { value: string; label: string }) {
  return (
    <DropdownMenu.RadioItem className={styles.item} value={value}>
      <Mark />
      {label}
    </DropdownMenu.RadioItem>
  )
}

function Mark() {
  return (
    <DropdownMenu.ItemIndicator className={styles.mark}>
      <Check size={14} aria-hidden="true" />
    </DropdownMenu.ItemIndicator>
  )
}
