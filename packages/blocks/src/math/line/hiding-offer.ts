/** The offer to make a name of e or i, which a line defines as if it were no constant: an eccentricity, a current. */
import { changeAndAnnounce } from '@calcwright/editor'
import type { Editor, Remark } from '@calcwright/editor'
import { parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/** The definition with `let` before it, and its name; null for a line that this does not mend. */
export function withLet(latex: string): { readonly latex: string; readonly name: string } | null {
  const parsed = parseLatex(latex, { isUnit })
  if (parsed.ok || !/^syntax\.constant\.[ei]$/.test(parsed.problem.code)) return null
  const written = `\\mathrm{let}\\:${latex}`
  const mended = parseLatex(written, { isUnit })
  if (!mended.ok || mended.value.kind !== 'definition' || mended.value.target.kind !== 'variable') return null
  return { latex: written, name: mended.value.target.name.name }
}

export function hidingOffer(editor: Editor, id: string, latex: string): Remark['actions'] {
  const mended = withLet(latex)
  if (!mended) return []
  const { name } = mended
  const define = (): void =>
    changeAndAnnounce(editor, id, { latex: mended.latex }, `${name} is a name from this line on`)
  return [{ label: `Make ${name} a name from here on`, run: define }]
}
