import { Suspense, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazyPart } from '@calcwright/ui'
import type { BlockViewProps } from '@calcwright/editor'
import { chosenOf } from '../choice.ts'
import { ControlFrame } from '../ControlFrame.tsx'
import { OptionName } from '../OptionName.tsx'
import { useControl } from '../use-control.ts'
import { plainTextOf } from '../value-text.ts'
import styles from './select.module.css'
import type { ChoiceProps } from '../options.ts'

const OptionsDialog = lazyPart(() => import('../OptionsDialog.tsx'))

/** A list that opens by a press or by Space; a choice or the focus elsewhere closes it. */
export default function Select(view: BlockViewProps<ChoiceProps>) {
  const { block, props, editor } = view
  const [element, control] = useControl<HTMLButtonElement>(view)
  const chosen = chosenOf(props)
  const list = useList(props.options.length, chosen, selected => {
    if (selected !== chosen) editor.operate(block.id, { selected })
  })
  const id = useId()
  const name = plainTextOf(props.name)
  return (
    <ControlFrame
      control={control}
      title="Select"
      adjustLabel="Adjust Options"
      dialog={close => (
        <Suspense fallback={null}>
          <OptionsDialog view={view} close={close} />
        </Suspense>
      )}
    >
      <Popover.Root open={list.open} onOpenChange={open => !open && list.close()}>
        <Popover.Anchor asChild>
          <button
            ref={element}
            type="button"
            role="combobox"
            aria-label={name === '' ? 'Select' : `Select ${name}`}
            aria-haspopup="listbox"
            aria-expanded={list.open}
            aria-controls={list.open ? id : undefined}
            aria-activedescendant={list.open ? `${id}-${list.at}` : undefined}
            className={styles.box}
            disabled={!control.enabled}
            tabIndex={control.tabIndex}
            onFocus={control.onFocus}
            onBlur={list.close}
            onClick={list.toggle}
            onKeyDown={event => {
              if (list.press(event)) return
              if (!control.leaves(event) && /^Arrow(Up|Down)$/.test(event.key)) list.toggle()
            }}
          >
            <span className={styles.shown}>
              <OptionName option={props.options[chosen]} />
            </span>
            <ChevronDown size={15} aria-hidden="true" />
          </button>
        </Popover.Anchor>
        <Options id={id} name={name} options={props.options} chosen={chosen} list={list} />
      </Popover.Root>
    </ControlFrame>
  )
}

interface OptionsProps {
  readonly id: string
  /** Label of the control. */
  readonly name: string
  readonly options: ChoiceProps['options']
  readonly chosen: number
  readonly list: List
}

function Options({ id, name, options, chosen, list }: OptionsProps) {
  return (
    <Popover.Portal>
      <Popover.Content
        id={id}
        role="listbox"
        aria-label={name === '' ? 'Options' : `Options of ${name}`}
        className={styles.list}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={event => event.preventDefault()}
        onCloseAutoFocus={event => event.preventDefault()}
        // A press on the box itself closes by its own click.
        onPointerDownOutside={event => event.preventDefault()}
      >
        {options.map((option, at) => (
          // The keyboard chooses in the box.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={at}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            data-at={at === list.at || undefined}
            className={styles.option}
            onPointerDown={event => event.preventDefault()}
            onPointerMove={() => list.goTo(at)}
            onClick={() => list.choose(at)}
          >
            <OptionName option={option} />
          </div>
        ))}
      </Popover.Content>
    </Popover.Portal>
  )
}

interface List {
  readonly open: boolean
  /** The option that a key would choose. */
  readonly at: number
  toggle(): void
  close(): void
  goTo(at: number): void
  choose(at: number): void
  /** True for a key that the list uses. */
  press(event: KeyboardEvent): boolean
}

function useList(count: number, chosen: number, choose: (at: number) => void): List {
  const [at, setAt] = useState<number | null>(null)
  const open = at !== null
  const take = (option: number): void => {
    setAt(null)
    choose(option)
  }
  const toggle = (): void => setAt(open ? null : Math.max(chosen, 0))
  /** Handles a key while the list is open. */
  const act = (key: string, now: number): void => {
    if (key === 'Enter' || key === ' ' || key === 'Tab') take(now)
    else if (key === 'Escape') setAt(null)
    else if (key === 'Home') setAt(0)
    else if (key === 'End') setAt(count - 1)
    else if (key === 'ArrowDown') setAt(Math.min(now + 1, count - 1))
    else if (key === 'ArrowUp') setAt(Math.max(now - 1, 0))
  }
  return {
    open,
    at: at ?? -1,
    toggle,
    close: () => setAt(null),
    goTo: setAt,
    choose: take,
    press(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return open
      if (!open && event.key !== ' ') return false
      if (open) act(event.key, at)
      else toggle()
      // Tab chooses, and goes on as ever.
      if (event.key !== 'Tab') event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
