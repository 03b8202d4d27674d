/** Between the fields of a math line and its output box. */
import { assigned, nextAnswerName, takeAskedUnit } from '@calcwright/editor'
import type { Editor, OutputActions, Unwrapped } from '@calcwright/editor'
import { parseLatex, toLatex, toPlain, typedText } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { changeResult, namesOf, optionsOf, resultActions } from '../../result-view.ts'
import { definedNames } from './names.ts'
import type { MathProps } from './schema.ts'

export function outputActions(editor: Editor, id: string): OutputActions {
  return {
    change(patch) {
      const latex = (editor.worksheet.block(id)?.props as MathProps | undefined)?.latex ?? ''
      // A unit in the formula goes first: the one chosen now takes its place.
      const asked = patch.unit === undefined ? null : takeAskedUnit(latex)
      changeResult(editor, id, { ...asked?.settings, ...patch }, asked ? { latex: asked.latex } : {})
    },
    ...resultActions(editor, id),
    formula() {
      const latex = (editor.worksheet.block(id)?.props as MathProps | undefined)?.latex ?? ''
      const parsed = parseLatex(latex, { isUnit })
      if (!parsed.ok || (parsed.value.kind !== 'definition' && parsed.value.kind !== 'expression'))
        return { formula: latex, plain: typedText(latex) }
      const bare = { ...parsed.value, show: false, unit: undefined }
      return { formula: toLatex(bare), plain: toPlain(bare) }
    },
    polar() {
      const latex = (editor.worksheet.block(id)?.props as MathProps | undefined)?.latex ?? ''
      const parsed = parseLatex(latex, { isUnit })
      const asked = parsed.ok && 'polar' in parsed.value && parsed.value.polar === true
      return {
        asked,
        toggle: () => editor.setProps(id, { latex: withPolarForm(latex, !asked) }, { step: true }),
      }
    },
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
  editor.setProps(id, { latex, ...optionsOf(settings) }, { step: true })
  if (hidden === '') return
  const text = `${hidden} function hidden in input and applied to the output.`
  editor.setNotice(id, { text, actions: [] })
  editor.announce(text)
}

/** The line that asks for magnitude and angle at its end, or for its result alone. */
const withPolarForm = (latex: string, asked: boolean): string =>
  `${latex.replace(/=\s*(?:\\angle\s*)?$/, '')}=${asked ? '\\angle ' : ''}`
