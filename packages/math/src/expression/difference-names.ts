/**
 * Names of two words at the left of an equals sign: differences, `Delta p = 3 bar`, the power factor,
 * `cos phi = 0.85`, `tan delta = h/b`, and sums, `sum zeta = 4.5`. On paper they are one name there.
 */
import { isName, primedName } from './names.ts'
import type { TokenKind } from './token.ts'

/** A token of a file or of typing. */
interface Word {
  readonly kind: TokenKind | 'part'
  readonly text: string
  readonly end: number
  readonly space: boolean
}

/**
 * Joins `Delta p` to the name `Deltap`, as LaTeX reads `\Delta p`, `delta x` to `delta_x`, `cos phi` to `cos_phi`,
 * and `sum zeta` to `sum_zeta`: where the two words are all that stands left of an equals sign, and where that name is defined above.
 */
export function joinDifferences<Token extends Word>(
  tokens: readonly Token[],
  isDefined: (name: string) => boolean,
): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index]!
    const primed = token.kind === 'name' && token.text.endsWith("'") ? primedName(token.text) : null
    if (primed && (isDefined(primed) || (index === 0 && isDefining(tokens.slice(1))))) {
      joined.push({ ...token, text: primed })
      index += 1
      continue
    }
    const name = differenceOf(token, tokens[index + 1])
    // The cosine of an angle that is defined is no name.
    const isOfAngle = ANGLE_FUNCTION.test(token.text) && isDefined(tokens[1]?.text ?? '')
    const isProduct = token.text === 'Sigma' && isDefined('Sigma')
    const isNew = index === 0 && isDefining(tokens.slice(2)) && !isOfAngle && !isProduct
    if (name !== null && (isDefined(name) || isNew)) {
      joined.push({ ...token, text: name, end: tokens[index + 1]!.end })
      index += 2
    } else {
      joined.push(token)
      index += 1
    }
  }
  return joined
}

/** Whether tokens begin with an equals sign and a value; alone or before a unit it asks for the result of a product. */
function isDefining([sign, value, ...others]: readonly Word[]): boolean {
  if (sign?.kind !== 'sign' || !/^:?=$/.test(sign.text) || !value || value.kind === 'end') return false
  return value.text !== '[' || others.some(({ text }) => text === ',')
}

/** The one name of both tokens; null where they are no difference. */
function differenceOf(first: Word, second: Word | undefined): string | null {
  if (first.kind !== 'name' || second?.kind !== 'name' || !second.space || !isName(second.text)) return null
  if (first.text === 'Delta') return `Delta${second.text}`
  if (/^[Ss]um$/.test(first.text)) return `sum_${second.text}`
  if (/^(?:delta|Sigma)$/.test(first.text)) return `${first.text}_${second.text}`
  return ANGLE_FUNCTION.test(first.text) && ANGLE.test(second.text) ? `${first.text}_${second.text}` : null
}

const ANGLE = /^(?:alpha|beta|gamma|delta|(?:var)?(?:epsilon|phi|theta)|psi)(?:_|$)/

const ANGLE_FUNCTION = /^(?:cos|sin|tan)$/
