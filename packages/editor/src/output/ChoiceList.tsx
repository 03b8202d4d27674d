import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Popover } from 'radix-ui'
import { bottomOfMessages } from '../math/anchor.ts'
import styles from './output.module.css'

export interface Choice {
  readonly value: string
  /** Label beside the value. */
  readonly label: string
}

interface ChoiceListProps {
  /** Id of the input; the ids of the list and its options derive from it. */
  readonly id: string
  readonly anchor: RefObject<HTMLInputElement | null>
  readonly choices: readonly Choice[]
  /** Index of the choice that Enter takes, -1 for the text as typed. */
  readonly marked: number
  choose(value: string): void
}

/** The box around the input and the messages below its line: the list covers neither. */
function withMessages(input: Element): DOMRect {
  const { x, y, width, bottom } = input.getBoundingClientRect()
  return new DOMRect(x, y, width, Math.max(bottom, bottomOfMessages(input)) - y)
}

/** List of choices below an input; the focus stays in the input. */
export function ChoiceList({ id, anchor, choices, marked, choose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  const place = useRef({ getBoundingClientRect: () => withMessages(anchor.current!) })
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal>
        <Popover.Content
          ref={list}
          id={`${id}-choices`}
          role="listbox"
          aria-label="Suggestions"
          className={styles.choices}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          tabIndex={-1}
          onOpenAutoFocus={event => event.preventDefault()}
          onCloseAutoFocus={event => event.preventDefault()}
          // The input must keep the focus: leaving it ends the question.
          onPointerDown={event => event.preventDefault()}
        >
          {choices.map(({ value, label }, index) => (
            // The keyboard chooses in the input.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              className={styles.choice}
              onClick={() => choose(value)}
            >
              <span className={styles.choiceValue}>{value}</span>
              <span className={styles.choiceLabel}>{label}</span>
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
