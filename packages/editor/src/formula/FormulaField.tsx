import { memo, Suspense, use, useLayoutEffect, useRef, useState } from 'react'
import { EditorContext } from '../state/editor-context.ts'
import type { CaretPlace } from '../contract/caret-place.ts'
import type { FormulaController } from '../math/controller.ts'
import type { FormulaEvents } from '../math/formula-events.ts'
import { plainOf } from '../math/clipboard.ts'
import { enterByPointer } from './enter-by-pointer.ts'
import { KeyBuffer } from '../math/key-buffer.ts'
import { KeySink } from '../parts/KeySink.tsx'
import { isTouch } from '../math/touch.ts'
import { FIELD_TAG } from '../math/field-tag.ts'
import { lazyPart } from '@calcwright/ui'
import { useField } from './loaded-field.ts'
import { mathSurface } from '../toolbar/math/surface.ts'
import { typeWhenLoaded, caretRestorer } from './type-when-loaded.ts'
import { CommasContext, type DecimalCommas } from '../results/decimal-separator.ts'
import { mayScroll, StaticFormula, useIsDrawn } from '../math/StaticFormula.tsx'
import type { TokenReading } from '../readings/token-reading.ts'
import { useNameMarks } from '../names/use-name-marks.ts'
import { useIsSettled } from '../output/use-is-settled.ts'
import styles from '../math/formula.module.css'

const HoverCard = lazyPart(() => import('../names/HoverCard.tsx'))
const ReadingMarks = lazyPart(() => import('./ReadingMarks.tsx'))

export interface FormulaProps {
  readonly latex: string
  readonly active: boolean
  readonly caret: CaretPlace | null
  readonly label: string
  readonly readOnly: boolean
  readonly problem: { readonly start: number; readonly end: number } | null
  readonly problemId: string | undefined
  /** Names without a definition. */
  readonly unknown?: readonly string[]
  /** Tokens with two readings, marked while the line is not edited. */
  readonly readings?: readonly TokenReading[] | undefined
  readonly deferred: boolean
  readonly reachable: boolean
  /** The formula ends in a unit that the result behind it shows again. */
  readonly asksShownUnit?: boolean
  /** Shown while the formula is empty. */
  readonly placeholder: string
  readonly events: FormulaEvents
  /** A click or a focus asks for the caret. */
  onEnter(place: CaretPlace): void
}

/** A formula: MathLive's field while it has the caret, else its static twin. */
export const Formula = memo(function Formula(props: FormulaProps) {
  const { latex, active, readOnly, problem, placeholder, readings } = props
  const editing = active && !readOnly
  return (
    <div
      className={styles.formula}
      data-formula
      data-empty={latex === '' || undefined}
      data-long={mayScroll(latex) || undefined}
      data-asks={props.asksShownUnit || undefined}
      onPointerDown={event => {
        const inField = editing && (event.target as Element).closest(FIELD_TAG) !== null
        if (!inField && !readOnly) enterByPointer(event, props.onEnter)
      }}
      onDoubleClick={event => {
        // Both presses came before the field, which hears of its own.
        const inField = (event.target as Element).closest(FIELD_TAG) !== null
        const { clientX: x, clientY: y } = event
        if (!inField && !readOnly) props.onEnter({ at: 'point', x, y, selects: 'name' })
      }}
    >
      {latex === '' && placeholder !== '' && <span className={styles.placeholder}>{placeholder}</span>}
      {editing ? <Editing {...props} /> : <Resting {...props} />}
      {!editing && !problem && readings && (
        <Suspense>
          <ReadingMarks readings={readings} />
        </Suspense>
      )}
      {editing && problem && <StaticFormula latex={latex} problem={problem} drawn ghost />}
    </div>
  )
})

/** The field, once it has been loaded. */
function Editing(props: FormulaProps) {
  const field = useField()
  const editor = use(EditorContext)?.editor
  const [keys] = useState(() => {
    const ahead: KeyBuffer = new KeyBuffer(waiting => editor?.setUnwritten(ahead, waiting))
    return ahead
  })
  useLayoutEffect(() => {
    if (!editor) return
    const enter = caretRestorer(editor)
    return () => {
      if (!keys.none) void typeWhenLoaded(editor, enter, keys)
    }
  }, [editor, keys])
  if (!field) return <Waiting {...props} keys={keys} />
  const { AssistView, setFieldCommas, sharedController } = field
  return (
    <>
      <Host {...props} controller={sharedController()} keys={keys} showCommas={setFieldCommas} />
      <AssistView />
    </>
  )
}

/** Shows the formula while its field is loading, and buffers the keys. */
function Waiting({ latex, label, caret, keys, events }: FormulaProps & { readonly keys: KeyBuffer }) {
  const [text, setText] = useState('')
  return (
    <span className={`${styles.host} ${styles.waiting}`}>
      <KeySink
        label={label}
        caret={caret}
        silent={isTouch()}
        onFocus={() => keys.focus.entered()}
        onBlur={to => keys.focus.leftFor(to, caret)}
        onPaste={data => {
          keys.paste(data)
          setText(keys.text)
        }}
        onStroke={stroke => {
          const typed = keys.text + stroke.key
          if (latex === '' && (typed === '#' || typed === '  ')) {
            events.prose(typed === '#' ? '#' : '')
            return true
          }
          const used = keys.press(stroke)
          setText(keys.text)
          return used
        }}
      />
      <StaticFormula latex={latex} drawn />
      <span className={styles.pending}>{text}</span>
    </span>
  )
}

interface HostProps extends FormulaProps {
  readonly controller: FormulaController
  /** Keys pressed before the field was there. */
  readonly keys: KeyBuffer
  showCommas(commas: DecimalCommas | null): void
}

function Host(props: HostProps) {
  const { latex, caret, label, events, problem, problemId, controller, keys, showCommas } = props
  const commas = use(CommasContext)
  const host = useRef<HTMLSpanElement>(null)
  const spoken = useSpoken(label, latex)
  const placed = useRef<CaretPlace | null>(null)
  const editor = use(EditorContext)?.editor
  useLayoutEffect(() => {
    const block = editor?.state.getState().caret?.block
    if (block !== undefined) editor?.setSurface(block, mathSurface)
  }, [editor])
  useLayoutEffect(() => showCommas(commas), [showCommas, commas])
  useLayoutEffect(() => {
    const element = host.current!
    controller.attach(element, latex, keys.focus.left(caret) ? null : caret, spoken, events)
    placed.current = caret
    // The keys are pressed after the rendering: an Enter among them renders again.
    queueMicrotask(() => controller.press(keys.take()))
    return () => controller.detach(element)
    // Attaching happens once; later renderings are handled below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useLayoutEffect(() => {
    controller.update(events, latex, spoken)
    if (caret && caret !== placed.current) controller.place(caret)
    placed.current = caret
  })
  useLayoutEffect(() => {
    const field = host.current?.firstElementChild
    if (!field) return
    if (problem) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    if (problem && problemId) field.setAttribute('aria-describedby', problemId)
    else field.removeAttribute('aria-describedby')
  }, [problem, problemId])
  return <span ref={host} className={styles.host} />
}

/** Name of the field for screen readers: its formula, updated when nobody types and not at each key. */
function useSpoken(label: string, latex: string): string {
  const commas = use(CommasContext)
  const resting = useIsSettled(latex, true)
  const [spoken, setSpoken] = useState(latex)
  if (resting && spoken !== latex) setSpoken(latex)
  return spokenName(label, spoken, commas)
}

function spokenName(label: string, latex: string, commas: DecimalCommas | null): string {
  if (latex === '') return label
  const plain = plainOf(latex)
  return `${label}: ${commas?.plainWithComma(plain) ?? plain}`
}

function Resting(props: FormulaProps) {
  const { latex, label, problem, unknown, readings, deferred, readOnly, reachable, events, onEnter } = props
  const drawn = useIsDrawn(latex, deferred)
  const commas = use(CommasContext)
  const { shown, pointed, handlers } = useNameMarks(latex, unknown, readings)
  return (
    <span
      role={readOnly ? 'math' : 'textbox'}
      aria-label={drawn ? spokenName(label, latex, commas) : label}
      aria-invalid={problem ? true : undefined}
      tabIndex={readOnly ? (mayScroll(latex) ? 0 : undefined) : reachable ? 0 : -1}
      className={styles.host}
      onFocus={readOnly ? undefined : () => onEnter({ at: 'end' })}
      {...handlers}
    >
      <StaticFormula latex={problem ? latex : shown} problem={problem} drawn={drawn} />
      {pointed && events.names && (
        <Suspense>
          <HoverCard pointed={pointed} line={events.names} />
        </Suspense>
      )}
    </span>
  )
}
