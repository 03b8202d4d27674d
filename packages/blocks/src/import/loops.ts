/** Loops of other programs in plain notation. */

/**
 * The first lines of a loop that goes through its end.
 * @param name of what counts, which has small letters here: another name counts for one with capitals
 */
export function loopHead(name: string, from: string, to: string, step?: string): readonly string[] {
  const counter = /\p{Lu}/u.test(name) ? `n_${name.toLowerCase()}` : name
  const head = `for ${counter} from ${from} through ${to}${step === undefined ? '' : ` step ${step}`} {`
  return counter === name ? [head] : [head, `${name} := ${counter}`]
}

const ASSIGNMENT = /^((?:& )?(?:@hidden )?([^\s:=[]+)[^:=]*?) := (.+?)( =(?: \[.*\])?)?$/u
/** Quotients, powers and functions; what gives whole numbers may be an index. */
const GROWING = /[/^]|[\p{L}_][\p{L}\p{N}_]*\(/u
const WHOLE = /\b(?:trunc|floor|ceil|round|size|rowdim|coldim|zeros|matrix|seq|flatten|stack|augment)\(/
const DECIMAL = /\d\.\d/
const NAMES = /[\p{L}_][\p{L}\p{N}_]*/gu

/**
 * Other programs calculate with decimals. Fractions and roots that are kept exact here grow with each pass, so that
 * one assignment of a loop that makes such numbers gets a decimal factor: all of it is decimal then.
 * @param body lines of plain notation in a loop
 */
export function withDecimals(body: readonly string[]): readonly string[] {
  if (body.some(line => DECIMAL.test(line))) return body
  const assigned = new Set(body.flatMap(line => ASSIGNMENT.exec(line)?.[2] ?? []))
  const at = body.findIndex(line => isGrowing(line, assigned))
  if (at < 0) return body
  const [, target, , value, shown = ''] = ASSIGNMENT.exec(body[at]!)!
  return body.with(at, `${target} := 1.0*(${value})${shown}`)
}

/** Whether a line makes a number out of one that an earlier pass has made. */
function isGrowing(line: string, assigned: ReadonlySet<string>): boolean {
  const value = ASSIGNMENT.exec(line)?.[3]
  if (value === undefined || !GROWING.test(value) || WHOLE.test(value)) return false
  return (value.match(NAMES) ?? []).some(name => assigned.has(name))
}
