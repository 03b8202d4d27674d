/** Remedies for undefined names in a line. */
import { changeAndAnnounce, remediesOf, toolsOf } from '@calcwright/editor'
import type { Editor, Remark } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { definedByBranches } from '../begun-branches.ts'
import { asFunction } from './auto-function.ts'
import { becomesTool, madeOf } from './becomes-tool.ts'
import { commaOffer } from './comma-offer.ts'
import { factorsOffer } from './factors-offer.ts'
import { gravityOffer } from './gravity.ts'
import { mathNames } from './names.ts'
import { proseOffer } from './prose-line.ts'
import type { MathProps } from './schema.ts'
import { type Solved, solutionsOf } from './solve-offer.ts'
import { solvedAbove, takeSolution } from './solved-above.ts'
import { parseLatex } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

type Action = Remark['actions'][number]

interface MathLineOf {
  readonly editor: Editor
  readonly id: string
  readonly props: MathProps
  readonly readOnly: boolean
}

/**
 * Offers beneath a line; nothing changes before one is taken. A definition of names alone, which has
 * no notice, says which names it lacks.
 */
export function unknownRemark(line: MathLineOf, outcome: Outcome | undefined): Remark | null {
  if (definedByBranches(line.props.latex) !== null) return line.readOnly ? null : begunBlock(line)
  const unknown = outcome?.unknown ?? []
  const missing = unknown.filter(({ why }) => why === 'missing').map(({ name }) => name)
  const misspelt = unknown.filter(({ likely }) => likely !== undefined).map(({ name }) => name)
  const isImaginary = isImaginaryNoticed(outcome)
  const others = isImaginary ? missing.filter(name => name !== 'j') : missing
  const made = isImaginary
    ? null
    : asFunction(line.props.latex, name => !missing.includes(name) || misspelt.includes(name))
  const isReported = unknown.some(name => name.why === 'missing' && name.noticed === true)
  const quiet = made !== null && !isReported
  const solved = solvedAbove(line.editor, line.id, mathNames.uses?.(line.props) ?? [])
  const taken = solved.flatMap(name => takeSolution(line.editor, line.id, name) ?? [])
  const actions = [
    ...(line.readOnly ? [] : toolOffer(line)),
    ...(line.readOnly ? [] : commaOffer(line.editor, line.id, line.props.latex, outcome)),
    ...(line.readOnly ? [] : factorsOffer(line.editor, line.id, line.props.latex)),
    ...(line.readOnly ? [] : hidingOffer(line.editor, line.id, line.props.latex)),
    ...(line.readOnly ? [] : proseOffer(line.editor, line.id, line.props.latex)),
    ...taken,
    ...solutionsOf(line.props.latex, others).map(solved => solveFor(line, solved)),
    ...(isImaginary ? [useImaginaryJ(line)] : []),
    ...(others.includes('g') ? [gravityOffer(line.editor, line.id)] : []),
    ...remediesOf(line.editor, line.id, unknown),
    ...(made ? [makeFunction(line, made.call, made.latex)] : []),
    ...(isReported || quiet ? [keepAsSymbols(line, others.length > 0 ? others : missing)] : []),
  ]
  if (actions.length === 0 || line.readOnly) return null
  const sentences = [
    quiet ? `${listed(missing)} ${areOrIs(missing)} not defined above.` : '',
    taken.length > 0 ? `${listed(solved)} ${areOrIs(solved)} solved for above, without a value of ${solved.length > 1 ? 'their' : 'its'} own.` : '', // prettier-ignore
  ]
  return { text: sentences.filter(Boolean).join(' '), actions }
}

/** For those who leave `x := {` otherwise than by Enter as well. */
const begunBlock = ({ editor, id }: MathLineOf): Remark => ({
  text: 'Enter makes a conditional assignment.',
  actions: [{ label: 'Make it now', run: () => void becomesTool(editor, id) }],
})

/** For those who leave the word of a block, `slider`, otherwise than by Enter. */
function toolOffer({ editor, id, props }: MathLineOf): readonly Action[] {
  const made = madeOf(props, toolsOf(editor.registry), word => editor.namesAbove(id).has(word))
  return made ? [{ label: `Insert ${made.tool.title}`, run: () => void becomesTool(editor, id) }] : []
}

const isImaginaryNoticed = (outcome: Outcome | undefined): boolean =>
  outcome?.notices.some(({ code }) => code === 'name.imaginary') ?? false

const useImaginaryJ = ({ editor, id }: MathLineOf): Action => ({
  label: 'Use j as the imaginary unit',
  run: () => {
    if (!editor.perform([{ kind: 'setSettings', settings: { imaginary_unit: 'j' } }])) return
    editor.announce('The imaginary unit of this worksheet is j')
    editor.focus(id, { at: 'keep' })
  },
})

/** @param call the call of the line as a function */
const makeFunction = (line: MathLineOf, call: string, latex: string): Action => ({
  label: `Make it ${call}`,
  run: () => change(line, { latex }, `This line is now the function ${call}`),
})

const solveFor = (line: MathLineOf, { name, latex }: Solved): Action => ({
  label: `Solve for ${name}`,
  run: () => change(line, { latex }, `This line is now solved for ${name}`),
})

const keepAsSymbols = (line: MathLineOf, names: readonly string[]): Action => ({
  label: names.length > 1 ? 'They are symbols' : 'It is a symbol',
  run: () =>
    change(
      line,
      { not_defined_allowed: [...line.props.not_defined_allowed, ...names] },
      `${listed(names)} ${areOrIs(names)} kept as ${names.length > 1 ? 'symbols' : 'a symbol'}`,
    ),
})

function change({ editor, id }: MathLineOf, patch: Partial<MathProps>, message: string): void {
  changeAndAnnounce(editor, id, patch, message)
}

const areOrIs = (names: readonly string[]): string => (names.length > 1 ? 'are' : 'is')

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The definition with `let` before it, and its name; null for a line that this does not mend. */
export function withLet(latex: string): { readonly latex: string; readonly name: string } | null {
  const parsed = parseLatex(latex, { isUnit })
  if (parsed.ok || !/^syntax\.constant\.[ei]$/.test(parsed.problem.code)) return null
  const written = `\\mathrm{let}\\:${latex}`
  const mended = parseLatex(written, { isUnit })
  if (!mended.ok || mended.value.kind !== 'definition' || mended.value.target.kind !== 'variable') return null
  return { latex: written, name: mended.value.target.name.name }
}

function hidingOffer(editor: Editor, id: string, latex: string): Remark['actions'] {
  const mended = withLet(latex)
  if (!mended) return []
  const { name } = mended
  const define = (): void =>
    changeAndAnnounce(editor, id, { latex: mended.latex }, `${name} is a name from this line on`)
  return [{ label: `Make ${name} a name from here on`, run: define }]
}
