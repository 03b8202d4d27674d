import { useId, useMemo, useState } from 'react'
import { Sigma } from 'lucide-react'
import { blockView, Formula, Messages, OutputBox, useResting } from '@calcwright/editor'
import type { BlockViewProps, OutputSettings } from '@calcwright/editor'
import { definedNames } from './defined-names.ts'
import { formulaEvents } from './events.ts'
import type { MathProps } from './schema.ts'
import styles from './view.module.css'

const MODES = ['normal', 'collapsed', 'expanded'] as const

function MathLine(view: BlockViewProps<MathProps>) {
  const { block, props, result, active, caret, readOnly, editor } = view
  const messageId = useId()
  const outcome = result?.outcomes[0]
  const resting = useResting(props.latex, active)
  // What an old result says of the formula does not fit the new one.
  const said = view.stale && outcome?.error?.kind !== 'interrupted' ? undefined : outcome
  const problem = (resting && said?.error?.position) || null
  const [skipped] = useState(() => new Set<string>())
  const settings = useMemo(() => outputSettings(props), [props])
  const change = useMemo(
    () => (patch: Partial<OutputSettings>) => editor.setProps(block.id, mathProps(patch), { step: true }),
    [editor, block.id],
  )
  return (
    <div
      className={styles.row}
      onPointerDown={event => {
        if (readOnly || event.target !== event.currentTarget || event.button !== 0) return
        event.preventDefault()
        editor.focus(block.id, { at: 'end' })
      }}
    >
      <Formula
        latex={props.latex}
        active={active}
        caret={caret}
        label="Formula"
        readOnly={readOnly}
        problem={problem}
        problemId={problem ? messageId : undefined}
        deferred={view.deferred}
        reachable={view.reachable}
        placeholder={view.alone && !readOnly ? 'Type a formula: F = 5 kN' : ''}
        events={formulaEvents(view, skipped)}
        onEnter={place => editor.focus(block.id, place)}
      />
      <OutputBox
        outcome={outcome}
        settings={settings}
        approximateByDefault={editor.worksheet.settings.approx}
        calculating={view.calculating}
        stale={view.stale}
        afterEquals={props.latex.endsWith('=')}
        active={active}
        readOnly={readOnly}
        deferred={view.deferred}
        change={change}
        announce={editor.announce}
        refocus={() => editor.focus(block.id, { at: 'keep' })}
      />
      {resting && <Messages id={messageId} outcome={said} />}
    </div>
  )
}

function outputSettings(props: MathProps): OutputSettings {
  return {
    unit: props.expectedUnits,
    approximate: props.approx,
    digits: props.digits,
    form: props.factor_expand,
    mode: MODES[props.outputMode],
    force: props.force_display,
  }
}

function mathProps(patch: Partial<OutputSettings>): Partial<MathProps> {
  const props: { -readonly [key in keyof MathProps]?: MathProps[key] } = {}
  if (patch.unit !== undefined) props.expectedUnits = patch.unit
  if (patch.approximate !== undefined) props.approx = patch.approximate
  if (patch.digits !== undefined) props.digits = patch.digits
  if (patch.form !== undefined) props.factor_expand = patch.form
  if (patch.force !== undefined) props.force_display = patch.force
  if (patch.mode === 'expanded') props.outputMode = 2
  else if (patch.mode === 'collapsed') props.outputMode = 1
  else if (patch.mode === 'normal') props.outputMode = 0
  return props
}

export const mathView = blockView<MathProps>({
  type: 'math',
  title: 'Math',
  icon: Sigma,
  keywords: ['formula', 'equation', 'calculate'],
  typedWord: '',
  view: MathLine,
  isBlank: props => props.latex === '',
  defines: definedNames,
})
