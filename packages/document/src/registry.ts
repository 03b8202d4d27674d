import { DocumentError } from './errors.ts'
import type { AnyBlockType, Registry } from './types.ts'

/** A registry of block types. Refuses a set that contradicts itself, so that it fails at the start. */
export function createRegistry(types: readonly AnyBlockType[]): Registry {
  const byName = new Map<string, AnyBlockType>()
  for (const type of types) {
    if (byName.has(type.type))
      throw new DocumentError('invalid', `The block type ${type.type} is registered twice.`)
    checkMigrations(type)
    byName.set(type.type, type)
  }
  if (types.filter(type => type.container?.indents).length > 1)
    throw new DocumentError('invalid', 'Only one block type can be the one that indenting makes.')
  const inReadingOrder = types.toSorted(
    (a, b) => Number(a.takesAnyLine ?? false) - Number(b.takesAnyLine ?? false),
  )
  return { types: inReadingOrder, get: name => byName.get(name) }
}

function checkMigrations(type: AnyBlockType): void {
  const wanted = Array.from({ length: type.version - 1 }, (_, index) => index + 1)
  const missing = wanted.filter(version => !type.migrations[version])
  const surplus = Object.keys(type.migrations).filter(version => !wanted.includes(Number(version)))
  if (missing.length || surplus.length)
    throw new DocumentError(
      'invalid',
      `The block type ${type.type} has version ${type.version} and needs exactly the migrations 1 to ${type.version - 1}.`,
    )
}
