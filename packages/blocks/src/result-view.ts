/** Between the result options of a block and its output box: the same for every type that has a result. */
import type { Editor, OutputActions, OutputSettings } from '@calcwright/editor'
import type { ResultOptions } from './result-options.ts'

const MODES = ['normal', 'collapsed', 'expanded'] as const

export function outputSettings(options: ResultOptions): OutputSettings {
  return {
    unit: options.expectedUnits,
    approximate: options.approx,
    digits: options.digits,
    form: options.factor_expand,
    mode: MODES[options.outputMode],
    force: options.force_display,
    steps: options.steps,
  }
}

/** The saved options that a choice in the output box changes. */
export function optionsOf(patch: Partial<OutputSettings>): Partial<ResultOptions> {
  const options: { -readonly [key in keyof ResultOptions]?: ResultOptions[key] } = {}
  if (patch.unit !== undefined) options.expectedUnits = patch.unit
  if (patch.approximate !== undefined) options.approx = patch.approximate
  if (patch.digits !== undefined) options.digits = patch.digits
  if (patch.form !== undefined) options.factor_expand = patch.form
  if (patch.force !== undefined) options.force_display = patch.force
  if (patch.steps !== undefined) options.steps = patch.steps
  if (patch.mode !== undefined) options.outputMode = MODES.indexOf(patch.mode) as ResultOptions['outputMode']
  return options
}

/** Digits that are chosen now take the place of the form of the line. */
export function changeResult(
  editor: Editor,
  id: string,
  patch: Partial<OutputSettings>,
  others: object = {},
): void {
  const isFormed = patch.digits !== undefined && editor.worksheet.block(id)?.numbers !== undefined
  const props = { ...others, ...optionsOf(patch) }
  if (!isFormed) editor.setProps(id, props, { step: true })
  else
    editor.perform([
      { kind: 'mark', ids: [id], marks: { numbers: undefined } },
      { kind: 'setProps', id, props },
    ])
}

/** Actions of the output box on the sheet around its block. */
export function resultActions(editor: Editor, id: string): Omit<OutputActions, 'change' | 'assignment'> {
  return {
    announce: text => editor.announce(text),
    refocus: () => editor.focus(id, { at: 'keep' }),
    calculate: editor.actions.calculate && (() => editor.actions.calculate?.([id])),
    copyToNewLine: latex =>
      editor.insert(id, 'after', [{ type: editor.registry.lineType, props: { latex } }], { at: 'end' }),
  }
}

/** Names that any block of the sheet defines. */
export function* namesOf({ worksheet, registry }: Editor): Generator<string> {
  for (const { type, status, props } of worksheet.blocks())
    if (status === 'ok') yield* registry.entries.get(type)?.defines?.(props) ?? []
}
