import { useId } from 'react'
import type { ReactNode } from 'react'
import { CircleHelp } from 'lucide-react'
import type { EvaluationError, Outcome } from '@calcwright/evaluator'
import { Messages } from '../output/Messages.tsx'
import { Passes } from '../output/Passes.tsx'
import { Trace } from '../output/Trace.tsx'
import { isResultOutdated } from '../output/is-result-outdated.ts'
import { pressOrTap } from '../parts/press-or-tap.ts'
import type { BlockViewProps } from '../contract/block-view.ts'
import { FieldBox } from './FieldBox.tsx'
import styles from './kit.module.css'
import type { BlockFields } from './use-block-fields.ts'
import { useBlockRemark } from './use-block-remark.ts'

interface BlockFrameProps {
  readonly block: BlockFields
  /** Name of the block for screen readers: `For loop`. */
  readonly title: string
  readonly keyword: string
  /** Where the result is stored: `name ≡ keyword fields`. The first field of the block. */
  readonly stored?: boolean
  /** Content between keyword and end, given the errors of the block. */
  children?(errors: FrameErrors): ReactNode
  /** Beneath the fields: a result, names of variables. */
  readonly below?: ReactNode
}

export interface FrameErrors {
  readonly error: EvaluationError | null
  readonly messageId: string
}

/** Takes presses itself. */
const OWN_PRESS = '[data-field], button, select, input, label, a'

/** Characters above which a keyword takes a row of its own. */
const LONG_KEYWORD = 23

/** A block of fields: the one look of all of them. What is wrong stands under it. */
export function BlockFrame({ block, title, keyword, stored = false, children, below }: BlockFrameProps) {
  const { view, fields, root } = block
  const { editor } = view
  const messageId = useId()
  const outcome = isResultOutdated(view) ? undefined : asOne(view.result?.outcomes ?? [])
  const remark = useBlockRemark(block)
  const error = outcome?.error ?? null
  return (
    <div className={styles.block}>
      <div
        ref={root}
        role="group"
        aria-label={title}
        className={styles.frame}
        onPointerDown={event => {
          const { currentTarget, target } = event
          // A list of options that floats over the page is no part of the frame.
          const beside =
            target instanceof Element && currentTarget.contains(target) && !target.closest(OWN_PRESS)
          if (view.readOnly || !beside || event.button !== 0) return
          if (fields.length === 0) return
          event.preventDefault()
          const { clientX: x, clientY: y } = event
          pressOrTap(event, () => editor.focus(view.block.id, { at: 'point', x, y }))
        }}
      >
        {(stored || keyword !== '') && (
          <span className={styles.head} data-long={keyword.length > LONG_KEYWORD || undefined}>
            {stored && fields[0] && (
              <>
                <FieldBox block={block} field={fields[0]} error={error} messageId={messageId} />
                <span className={styles.sign}>≡</span>
              </>
            )}
            {keyword !== '' && <span className={styles.keyword}>{keyword}</span>}
          </span>
        )}
        {children && <div className={styles.content}>{children({ error, messageId })}</div>}
      </div>
      <BlockHelp view={view} title={title} />
      <Passes outcome={view.result?.outcomes[0]} reachable={view.reachable || view.active} />
      {below}
      <Trace outcome={outcome && traced(view.result?.outcomes ?? [])} />
      <Messages
        id={messageId}
        outcome={outcome}
        active={view.active}
        asked={view.asked}
        remark={remark}
        help={editor.actions.help}
      />
    </div>
  )
}

/** Help for the block; readers, and people who may only operate controls, do not see it. */
export function BlockHelp({
  view,
  title,
}: {
  readonly view: BlockViewProps<object>
  readonly title: string
}) {
  const { help } = view.editor.actions
  if (!help || view.readOnly) return null
  return (
    <button
      type="button"
      className={styles.help}
      aria-label={`Help on ${title}`}
      title={`Help on ${title}`}
      tabIndex={-1}
      data-shown={view.active || undefined}
      onPointerDown={event => event.preventDefault()}
      onClick={() => help({ kind: 'block', code: view.block.type, message: '' })}
    >
      <CircleHelp size={14} aria-hidden="true" />
    </button>
  )
}

const traced = (outcomes: readonly Outcome[]): Outcome | undefined => outcomes.find(({ trace }) => trace)

/** The messages of all outcomes of a block in one outcome: the first error and all notices. */
function asOne(outcomes: readonly Outcome[]): Outcome | undefined {
  const [first] = outcomes
  if (!first) return undefined
  const error = outcomes.find(outcome => outcome.error)?.error ?? null
  return { ...first, error, notices: outcomes.flatMap(({ notices }) => notices) }
}
