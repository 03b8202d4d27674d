/** Responsibilities: a step of a calculation in words: plain notation, text for people, LaTeX. */
import { toLatex, toPlain } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { WorkingStep } from '../block-result.ts'
import { ELLIPSIS_NAME } from './written-out.ts'
import type { DecidedTest } from './written-out.ts'

const DOTS = '\\ldots'
/** LaTeX of the name that stands for the terms between. */
const BETWEEN_LATEX = toLatex({ kind: 'name', name: ELLIPSIS_NAME, span: { start: 0, end: 0 } })

/** @param reasons tests by which the formula has become what it is */
export function printed(formula: Expression, reasons: readonly DecidedTest[] = []): WorkingStep {
  const [plain, display, latex] = [toPlain(formula), textOf(formula), latexOf(formula)]
  // A comparison among equals signs would read as one chain.
  const isChain = formula.kind === 'compare'
  return {
    plain: plain.includes(ELLIPSIS_NAME) ? '' : plain,
    display: (isChain ? `(${display})` : display) + reasonText(reasons),
    latex: (isChain ? `\\left(${latex}\\right)` : latex) + reasonLatex(reasons),
  }
}

export const textOf = (formula: Expression): string => toPlain(formula, { units: 'bare', signs: 'bracketed' })

export const latexOf = (formula: Expression): string =>
  toLatex(formula, { signs: 'bracketed' }).replaceAll(BETWEEN_LATEX, `${DOTS} `)

function reasonText(reasons: readonly DecidedTest[]): string {
  if (reasons.length === 0) return ''
  const texts = reasons.map(({ test, truth }) => `${textOf(test)}${truth ? '' : ' is false'}`)
  return ` (because ${texts.join(', ')})`
}

function reasonLatex(reasons: readonly DecidedTest[]): string {
  if (reasons.length === 0) return ''
  const texts = reasons.map(({ test, truth }) => `${latexOf(test)}${truth ? '' : '\\text{ is false}'}`)
  return `\\quad\\left(\\text{because }${texts.join(',\\;')}\\right)`
}
