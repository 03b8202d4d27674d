/** Between the fields of a math line and its output box. */
import { assigned, nextAnswerName, takeAskedUnit } from '@calcwright/editor'
import type { Editor, OutputActions, OutputSettings, Unwrapped } from '@calcwright/editor'
import { definedNames } from './names.ts'
import type { MathProps } from './schema.ts'

const MODES = ['normal', 'collapsed', 'expanded'] as const

type OutputProps = Pick<
  MathProps,
  'expectedUnits' | 'approx' | 'digits' | 'factor_expand' | 'outputMode' | 'force_display'
>

export function outputSettings(props: OutputProps): OutputSettings {
  return {
    unit: props.expectedUnits,
    approximate: props.approx,
    digits: props.digits,
    form: props.factor_expand,
    mode: MODES[props.outputMode],
    force: props.force_display,
  }
}

export function outputActions(editor: Editor, id: string): OutputActions {
  return {
    change(patch) {
      const latex = (editor.worksheet.block(id)?.props as MathProps | undefined)?.latex ?? ''
      // A unit in the formula goes first: the one chosen now takes its place.
      const asked = patch.unit === undefined ? null : takeAskedUnit(latex)
      const fields = mathProps({ ...asked?.settings, ...patch })
      editor.setProps(id, asked ? { ...fields, latex: asked.latex } : fields, { step: true })
    },
    announce: text => editor.announce(text),
    refocus: () => editor.focus(id, { at: 'keep' }),
    calculate: editor.actions.calculate && (() => editor.actions.calculate?.([id])),
    copyToNewLine: latex =>
      editor.insert(id, 'after', [{ type: editor.registry.lineType, props: { latex } }], { at: 'end' }),
    assignment() {
      const props = editor.worksheet.block(id)?.props as MathProps | undefined
      if (!props || definedNames(props).length > 0) return null
      return {
        suggested: () => nextAnswerName(namesOf(editor)),
        to(name) {
          editor.setProps(id, { latex: assigned(name, props.latex), outputMode: 2 }, { step: true })
          editor.focus(id, { at: 'end' })
        },
      }
    },
  }
}

/** The line without what it says of its result, and the result as it asks. */
export function hideWrapper(editor: Editor, id: string, { hidden, latex, settings }: Unwrapped): void {
  editor.setProps(id, { latex, ...mathProps(settings) }, { step: true })
  if (hidden === '') return
  const text = `${hidden} function hidden in input and applied to the output.`
  editor.setNotice(id, { text, actions: [] })
  editor.announce(text)
}

function mathProps(patch: Partial<OutputSettings>): Partial<MathProps> {
  const props: { -readonly [key in keyof MathProps]?: MathProps[key] } = {}
  if (patch.unit !== undefined) props.expectedUnits = patch.unit
  if (patch.approximate !== undefined) props.approx = patch.approximate
  if (patch.digits !== undefined) props.digits = patch.digits
  if (patch.form !== undefined) props.factor_expand = patch.form
  if (patch.force !== undefined) props.force_display = patch.force
  if (patch.mode !== undefined) props.outputMode = MODES.indexOf(patch.mode) as MathProps['outputMode']
  return props
}

/** Names that any block of the sheet defines. */
function* namesOf({ worksheet, registry }: Editor): Generator<string> {
  for (const { type, status, props } of worksheet.blocks())
    if (status === 'ok') yield* registry.entries.get(type)?.defines?.(props) ?? []
}
