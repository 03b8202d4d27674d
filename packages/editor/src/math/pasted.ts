/** Lines that are pasted: they mean what they would mean if they were typed. */
import { splitRemark, withRemark } from '@calcwright/math/expression'
import { typedLines } from '@calcwright/math/typing'
import type { AutoUnitRules } from './auto-unit.ts'
import { lineRules } from './line-rules.ts'

/** Makes a function that puts units of pasted lines into boxes where typing would, called for one after the other. */
export function unitsOfPasted(rules: AutoUnitRules): (line: string) => string {
  const typed = typedLines(lineRules(rules, new Set()))
  return line => {
    const { formula, remark } = splitRemark(line)
    return withRemark(typed(rules.commas?.pastedFromComma(formula) ?? formula), remark)
  }
}
