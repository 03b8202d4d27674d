import { memo, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CommasContext } from '../results/decimal-separator.ts'
import { ExtentContext } from '../parts/extent.ts'
import { markSpan } from './latex.ts'
import { hasMarkup, markupOf } from './markup.ts'
import { putMarkup } from './put-markup.ts'
import { whenIdle } from './when-idle.ts'
import styles from './formula.module.css'

interface StaticFormulaProps {
  readonly latex: string
  /** Place to underline, as offsets in `latex`. */
  readonly problem?: { readonly start: number; readonly end: number } | null
  /** False: its text stands in its place until there is time to draw it. */
  readonly drawn: boolean
  /** Only the underline shows: laid over the field that is being edited. */
  readonly ghost?: boolean
}

/** A formula that is not being edited; it looks exactly as in the field. */
export const StaticFormula = memo(function StaticFormula({
  latex,
  problem,
  drawn,
  ghost,
}: StaticFormulaProps) {
  const shown = useShownLatex(problem && drawn ? markSpan(latex, problem) : latex)
  if (!drawn)
    return (
      <span aria-hidden="true" className={styles.undrawn}>
        {shown}
      </span>
    )
  return <Markup latex={shown} markup={markupOf(shown)} className={ghost ? styles.ghost! : styles.static!} />
})

/** A formula as this page writes numbers. */
export function useShownLatex(latex: string): string {
  const commas = use(CommasContext)
  return useMemo(() => commas?.latexWithComma(latex) ?? latex, [commas, latex])
}

interface MarkupProps {
  readonly latex: string
  readonly markup: string
  readonly className: string
}

function Markup({ latex, markup, className }: MarkupProps) {
  // On paper what is too wide is divided, which needs the formula itself.
  const source = use(ExtentContext) === 'whole' ? latex : undefined
  const element = useRef<HTMLSpanElement>(null)
  const [first] = useState(() => ({ __html: markup }))
  const shown = useRef(markup)
  useLayoutEffect(() => {
    if (shown.current === markup) return
    putMarkup(element.current!, shown.current, markup)
    shown.current = markup
  }, [markup])
  return (
    <span
      ref={element}
      aria-hidden="true"
      className={className}
      data-latex={source}
      dangerouslySetInnerHTML={first}
    />
  )
}

/** Number of signs that fit into any line of a wide page; `+` is three times as wide as `1`. */
const LONG = 32

/**
 * Whether a formula is long enough to scroll in its line, so that the keyboard must reach it. Measuring each
 * would cost too much.
 */
export function mayScroll(latex: string): boolean {
  return latex.length > LONG && latex.replace(/\\[a-zA-Z]+/g, 'xx').replace(/[{}^_]/g, '').length > LONG
}

/** Whether a formula may be drawn now: at once, or for a deferred one as soon as the page is idle. */
export function useIsDrawn(formula: string, deferred: boolean): boolean {
  const latex = useShownLatex(formula)
  const [late, setLate] = useState(() => deferred && !hasMarkup(latex))
  useEffect(() => {
    if (!late) return
    return whenIdle(() => {
      markupOf(latex)
      setLate(false)
    })
  }, [late, latex])
  return !late || !deferred
}
