import { useCallback, useId, useMemo, useState } from 'react'
import type { PointerEvent } from 'react'
import {
  answerForm,
  blockView,
  enterByPointer,
  pressOrTap,
  Formula,
  isResultOutdated,
  Messages,
  newSession,
  OutputBox,
  outputRights,
  Passes,
  Trace,
  resultText,
  useReadings,
  useIsSettled,
  useUnwrapping,
} from '@calcwright/editor'
import type {
  BlockViewProps,
  CaretPlace,
  FieldSession,
  FormulaEvents,
  OutputSettings,
  Unwrapped,
} from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { formulaEvents } from './events.ts'
import { outputSettings } from '../../result-view.ts'
import { hideWrapper, outputActions } from './output.ts'
import type { MathProps } from './schema.ts'
import { LineRemark, REMARK } from './LineRemark.tsx'
import { mathTools } from './tools.ts'
import { useLeaving } from './use-leaving.ts'
import { lineAt, useRemark } from './use-remark.ts'
import { mathNames } from './names.ts'
import styles from './view.module.css'

function MathLine(view: BlockViewProps<MathProps>) {
  return view.distant ? <Distant {...view} /> : <Near {...view} />
}

/**
 * Its formula and its result as text. A fast hand scrolls to it and presses before it is drawn: the
 * caret comes all the same, and the line with it.
 */
function Distant({ block, props, result, readOnly, editor }: BlockViewProps<MathProps>) {
  const outcome = result?.outcomes[0]
  return (
    <div
      className={styles.row}
      onPointerDown={event => {
        if (!readOnly) enterByPointer(event, place => editor.focus(block.id, place))
      }}
    >
      <span role={readOnly ? 'math' : 'textbox'} aria-label="Formula" className={styles.distant}>
        {props.latex}
      </span>
      {outcome && answerForm(outcome, outputSettings(props)) === 'shown' && (
        <span role="math" aria-label={resultText(outcome)} className={styles.distant}>
          {outcome.display}
        </span>
      )}
      <span className={styles.distant}>{props.remark}</span>
    </div>
  )
}

function Near(view: BlockViewProps<MathProps>) {
  const { block, props, result, active, caret, readOnly, editor } = view
  const messageId = useId()
  const outcome = result?.outcomes[0]
  const resting = useIsSettled(props.latex, active)
  const current = isResultOutdated(view) ? undefined : outcome
  const problem = (resting && current?.error?.position) || null
  const [session] = useState(newSession)
  useLeaving(view, session)
  const settings = useOutputSettings(props)
  const actions = useMemo(() => outputActions(editor, block.id), [editor, block.id])
  const unwrapped = useCallback(
    (found: Unwrapped) => hideWrapper(editor, block.id, found),
    [editor, block.id],
  )
  const events = useFormulaEvents(view, session)
  const enter = useCallback((place: CaretPlace) => editor.focus(block.id, place), [editor, block.id])
  const names = current?.unknown
  const unknown = useMemo(() => names?.map(({ name }) => name), [names])
  const remark = useRemark(view, current, resting, session)
  const readings = useReadings(view, lineAt(block.id), props.latex)
  const isAnswered = answerForm(outcome, settings) === 'shown'
  const withoutUnit = isAnswered ? withoutAskedUnit(props.latex) : props.latex
  const latex = readOnly ? withoutUnit : props.latex
  const inFormula = active && caret?.field !== REMARK
  useUnwrapping(inFormula && !readOnly, props.latex, outcome?.unit, unwrapped)
  return (
    <div className={styles.row} onPointerDown={event => pressBeside(view, event)}>
      <Formula
        latex={latex}
        active={inFormula}
        caret={caret}
        label="Formula"
        readOnly={readOnly}
        problem={problem}
        problemId={problem ? messageId : undefined}
        unknown={unknown}
        readings={readings}
        deferred={view.deferred}
        reachable={view.reachable}
        asksShownUnit={latex !== withoutUnit}
        placeholder={view.alone && !readOnly ? 'Type a formula: F = 5 kN, or # for text' : ''}
        events={events}
        onEnter={enter}
      />
      <OutputBox
        outcome={outcome}
        settings={settings}
        approximateByDefault={editor.worksheet.settings.approx}
        stepsByDefault={editor.worksheet.settings.steps}
        calculating={view.calculating}
        stale={view.stale}
        afterEquals={latex.endsWith('=')}
        active={active}
        rights={outputRights(editor.rights)}
        deferred={view.deferred}
        actions={actions}
      />
      <LineRemark {...view} />
      <Passes outcome={outcome} reachable={view.reachable || active} />
      <Trace outcome={current} />
      {resting && (
        <Messages
          id={messageId}
          outcome={current}
          active={active}
          asked={view.asked}
          remark={remark}
          help={editor.actions.help}
        />
      )}
    </div>
  )
}

/** A press beside what stands in the line goes to the end of its formula. */
function pressBeside({ block, readOnly, editor }: BlockViewProps<MathProps>, event: PointerEvent): void {
  if (readOnly || event.target !== event.currentTarget || event.button !== 0) return
  event.preventDefault()
  pressOrTap(event, () => editor.focus(block.id, { at: 'end' }))
}

/** Field events that stay the same for a line without the caret until the line changes, so that a new result does not redraw the formula. */
function useFormulaEvents(view: BlockViewProps<MathProps>, session: FieldSession): FormulaEvents {
  const { block, props, active, editor } = view
  const resting = useMemo(
    () => (active ? null : formulaEvents(view, session)),
    // The rest of the view matters only to the line that is edited.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [active, block, props, editor, session],
  )
  return resting ?? formulaEvents(view, session)
}

/** Output settings that change only when one of them differs, so that a key in the formula does not redraw the output box. */
function useOutputSettings(props: MathProps): OutputSettings {
  const { expectedUnits, approx, digits, factor_expand, outputMode, force_display, steps } = props
  return useMemo(
    () => outputSettings({ expectedUnits, approx, digits, factor_expand, outputMode, force_display, steps }),
    [expectedUnits, approx, digits, factor_expand, outputMode, force_display, steps],
  )
}

export default blockView<MathProps>({
  type: 'math',
  title: 'Math',
  icon: iconOf('math'),
  keywords: ['formula', 'equation', 'calculate'],
  typedWord: '',
  view: MathLine,
  isBlank: props => props.latex === '' && props.remark === '',
  ...mathNames,
  finding: async () => (await import('./finding.ts')).mathFinding,
  tools: mathTools,
})

/** The unit that a line asks for behind its equals sign, as in `F/A = [MPa]`. */

const START = /=(?:\\[,;: ]|\s)*\\class\{unit\}\{/g

/** The formula without that unit, for readers: the result behind the equals sign has it again. */
export function withoutAskedUnit(latex: string): string {
  const found = [...latex.matchAll(START)].at(-1)
  if (!found) return latex
  let depth = 1
  for (let at = found.index + found[0].length; at < latex.length; at += 1) {
    if (latex[at] === '\\') at += 1
    else if (latex[at] === '{') depth += 1
    else if (latex[at] === '}') depth -= 1
    if (depth === 0) return at === latex.length - 1 ? latex.slice(0, found.index + 1) : latex
  }
  return latex
}
