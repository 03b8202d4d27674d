/** The offer to define gravity: other programs know it by themselves, here it is one press away. */
import type { Editor, Remark } from '@calcwright/editor'

/** `g := 9.81 [m/s^2]`. */
const GRAVITY = 'g\\coloneq 9.81\\,\\class{unit}{\\frac{\\mathrm{m}}{\\mathrm{s}^{2}}}'

/** @param id line that reads a g without a value; the definition gets the line above it */
export function gravityOffer(editor: Editor, id: string): Remark['actions'][number] {
  const define = (): void => {
    const line = { type: editor.registry.lineType, props: { latex: GRAVITY } }
    if (!editor.perform([{ kind: 'insert', blocks: [line], at: { before: id } }])) return
    editor.setNotice(id, null)
    editor.announce('A line above defines g as 9.81 m/s²')
    editor.focus(id, { at: 'keep' })
  }
  return { label: 'Define g = 9.81 m/s²', run: define }
}
