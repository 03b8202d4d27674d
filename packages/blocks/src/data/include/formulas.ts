/** The right sides of the definitions of a worksheet, for those who give its inputs other values. */
import type { Block, Registry } from '@calcwright/document'
import { parsePlain, toPlain } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'

/**
 * By name: only what stands in no container and is one definition in plain notation. A name that has several
 * definitions has none here.
 */
export function formulasIn(registry: Registry, blocks: readonly Block[]): ReadonlyMap<string, string> {
  const formulas = new Map<string, string>()
  for (const block of blocks)
    for (const [name, formula] of definitionsOf(registry, block))
      formulas.set(name, formulas.has(name) ? '' : formula)
  return formulas
}

function definitionsOf(registry: Registry, block: Block): (readonly [string, string])[] {
  const { type, status, props, disabled } = block
  if (status !== 'ok' || disabled) return []
  const known = registry.get(type)
  const lines = known?.toPlain?.(props).split('\n') ?? []
  return lines.flatMap(line => {
    const parsed = parsePlain(line, { isUnit })
    const definition = parsed.ok ? definitionIn(parsed.value) : null
    if (!definition) return []
    const [name, formula] = definition
    // The line of a loop or a choice does not say what happens to it there.
    return [[name, block.parent === null && !known?.container ? formula : '']] as const
  })
}

function definitionIn(statement: Statement): readonly [string, string] | null {
  if (statement.kind !== 'definition') return null
  const { target, value } = statement
  if (target.kind === 'variable') return [target.name.name, toPlain(value)]
  if (target.kind !== 'function') return null
  const { name, parameters } = target
  return [name.name, toPlain({ kind: 'lambda', parameters, body: value, span: value.span })]
}
