import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { GripVertical, Plus, X } from 'lucide-react'
import { useNotation } from '@calcwright/editor'
import type { BlockViewProps, Notation } from '@calcwright/editor'
import { withItemMoved, problemOfDrafts, readOptions, mergedOptions } from './choice.ts'
import type { DraftOption } from './choice.ts'
import { GearDialog } from '@calcwright/ui'
import type { ChoiceProps } from './options.ts'
import { plainTextOf } from './value-text.ts'
import styles from '@calcwright/ui/gear.module.css'

interface OptionsDialogProps {
  readonly view: BlockViewProps<ChoiceProps>
  close(): void
}

/** The options of a select or radio list: names and values, sorted by dragging or by arrow keys. */
export default function OptionsDialog({ view, close }: OptionsDialogProps) {
  const { block, props, editor } = view
  const [opening] = useState(props.options)
  const notation = useNotation()
  const list = useDraft(opening, notation)
  const written = list.options.map(one => ({ ...one, value: notation.read(one.value) }))
  const [problem, setProblem] = useState('')
  const [names] = useState(() => editor.namesAbove(block.id))
  const isDefined = (name: string): boolean => names.has(name)
  const ok = (): void => {
    const read = readOptions(written, props.selected, isDefined)
    if (!read.ok) return setProblem(read.problem)
    editor.setProps(block.id, mergedOptions(read, opening, props), { step: true })
    close()
  }
  return (
    <GearDialog
      title="Adjust Options"
      problem={problem || problemOfDrafts(written, isDefined)}
      ok={ok}
      close={close}
    >
      <ul className={styles.options} onChange={() => setProblem('')}>
        {list.options.map((option, at) => (
          <OptionRow key={option.key} option={option} at={at} list={list} />
        ))}
      </ul>
      <button type="button" className={styles.add} onClick={list.add}>
        <Plus size={14} aria-hidden="true" />
        Add Another Option
      </button>
      <p className="visually-hidden" aria-live="polite">
        {list.announcement}
      </p>
    </GearDialog>
  )
}

interface Draft {
  readonly options: readonly DraftOption[]
  /** Announcement of the last move for screen readers. */
  readonly announcement: string
  add(): void
  change(key: number, patch: Partial<DraftOption>): void
  remove(key: number): void
  move(key: number, to: number): void
}

function useDraft(saved: ChoiceProps['options'], { write }: Notation): Draft {
  const [options, setOptions] = useState<readonly DraftOption[]>(() =>
    saved.map(({ name, latex }, key) => ({ key, name, value: write(plainTextOf(latex)) })),
  )
  const [announcement, setAnnouncement] = useState('')
  const next = useRef(saved.length)
  return {
    options,
    announcement,
    add: () => setOptions([...options, { key: next.current++, name: '', value: '' }]),
    change: (key, patch) =>
      setOptions(options.map(option => (option.key === key ? { ...option, ...patch } : option))),
    remove: key => setOptions(options.filter(option => option.key !== key)),
    move(key, to) {
      const moved = withItemMoved(
        options,
        options.findIndex(option => option.key === key),
        to,
      )
      if (moved === options) return
      setOptions(moved)
      setAnnouncement(`Option ${to + 1} of ${options.length}`)
    },
  }
}

interface OptionRowProps {
  readonly option: DraftOption
  readonly at: number
  readonly list: Draft
}

function OptionRow({ option, at, list }: OptionRowProps) {
  const { key, name, value } = option
  const number = at + 1
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    list.move(key, at + by)
  }
  return (
    <li className={styles.option} data-option="">
      <button
        type="button"
        className={styles.grip}
        aria-label={`Move option ${number}`}
        title="Drag, or press the arrow keys"
        onKeyDown={press}
        {...dragging(to => list.move(key, to))}
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
      <input
        className={styles.input}
        aria-label={`Name of option ${number}`}
        placeholder="Name"
        value={name}
        autoFocus={at === 0 || name === ''}
        onFocus={event => event.currentTarget.select()}
        onChange={event => list.change(key, { name: event.currentTarget.value })}
      />
      <input
        className={styles.input}
        aria-label={`Value of option ${number}`}
        placeholder="Value"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={event => list.change(key, { value: event.currentTarget.value })}
      />
      <button
        type="button"
        className={styles.grip}
        aria-label={`Remove option ${number}`}
        onClick={() => list.remove(key)}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  )
}

/** The row goes where the pointer is. */
function dragging(move: (to: number) => void) {
  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      const grip = event.currentTarget
      if (!grip.hasPointerCapture(event.pointerId)) return
      const own = grip.closest('[data-option]')
      const rows = [...(own?.parentElement?.children ?? [])]
      const to = rows.findIndex(row => event.clientY < row.getBoundingClientRect().bottom)
      move(to < 0 ? rows.length - 1 : to)
    },
  }
}
