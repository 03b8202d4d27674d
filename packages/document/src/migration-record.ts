import type { AnyBlockType } from './types.ts'

/** Block types that remember which of their migrations have run. */
export interface MigrationRecord {
  readonly types: readonly AnyBlockType[]
  /** Migrations that have not run yet, as `type version`. A test over a registry ends with none. */
  unused(): string[]
}

export function recordMigrations(types: readonly AnyBlockType[]): MigrationRecord {
  const waiting = new Set(
    types.flatMap(({ type, migrations }) => Object.keys(migrations).map(version => `${type} ${version}`)),
  )
  const recorded = types.map(type => ({
    ...type,
    migrations: Object.fromEntries(
      Object.entries(type.migrations).map(([version, step]) => [
        version,
        (old: Parameters<typeof step>[0]) => {
          waiting.delete(`${type.type} ${version}`)
          return step(old)
        },
      ]),
    ),
  }))
  return { types: recorded, unused: () => [...waiting] }
}
