/** The plain notation: text as it is typed in a file, in the shell or in a message. */
import { joinCommas } from './comma-names.ts'
import { joinDifferences } from './difference-names.ts'
import { lexPlain } from './lexer-plain.ts'
import type { ParseOptions } from './options.ts'
import { Parser } from './parser/parser.ts'
import { PLAIN } from './parser/plain-notation.ts'
import { readStatement } from './parser/statement.ts'
import { attempt, checkLength } from './problem.ts'
import type { Parsed, Statement, UnitExpression } from './tree.ts'
import { parseUnitTokens } from './unit-parser.ts'
import { withRoundBrackets } from './square-brackets.ts'
import { withFinalEquals } from './token.ts'
import { lexPlainUnit } from './unit-token.ts'

/**
 * Reads one line of plain notation. Never throws: a line that cannot be read gives a problem with
 * its place in the source.
 */
export function parsePlain(source: string, options: ParseOptions = {}): Parsed<Statement> {
  return attempt(() => {
    checkLength(source)
    const text = options.context === 'expression' ? null : /^\s*(?:#|\/\/)/.exec(source)
    if (text) {
      return {
        kind: 'text',
        text: source.slice(text[0].length).trim(),
        span: { start: 0, end: source.length },
      }
    }
    const isFormula = options.context !== 'expression'
    const rules = { isFormula: isFormula || options.isAlone === true }
    const joined = joinCommas(withRoundBrackets(lexPlain(source)), rules)
    const tokens = isFormula ? withFinalEquals(joinDifferences(joined, () => false)) : joined
    return readStatement(new Parser(source, tokens, options, PLAIN))
  })
}

/** Reads a unit such as `kN/m^2`, without brackets around it. */
export function parseUnit(
  source: string,
  options: Pick<ParseOptions, 'isUnit'> = {},
): Parsed<UnitExpression> {
  return attempt(() => {
    checkLength(source)
    return parseUnitTokens(lexPlainUnit(source), options.isUnit)
  })
}
