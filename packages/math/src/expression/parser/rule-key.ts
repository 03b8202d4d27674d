/** How tokens are found in tables of rules. */
import type { Token } from '../token.ts'

/** Key of a token in a table of rules: its sign, its command behind a backslash, or its kind. */
export function ruleKey({ kind, text }: Token): string {
  if (kind === 'sign') return text
  if (kind !== 'command') return kind
  const end = text.indexOf(':')
  return `\\${end < 0 ? text : text.slice(0, end)}`
}
