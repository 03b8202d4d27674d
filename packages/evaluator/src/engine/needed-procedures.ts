/** A line that calls a procedure of `packages/lowering` brings its definition along. */
import { type NeededProcedures, proceduresFor } from '@calcwright/lowering/procedures'
import type { PreparedStatement } from '../values/prepared.ts'

/**
 * @param held whether the engine has a procedure already, or gets it before this line
 * @returns the commands of a line with the definitions before them that they need
 */
export function withProcedures(ready: PreparedStatement, held: (name: string) => boolean): PreparedStatement {
  return withNeeded(ready, proceduresFor(ready.commands, held))
}

/** @returns the commands of a line behind those that define what they need */
export function withNeeded(
  ready: PreparedStatement,
  { names, commands }: NeededProcedures,
): PreparedStatement {
  if (names.length === 0) return ready
  return {
    ...ready,
    commands: [...commands, ...ready.commands],
    value: ready.value + names.length,
    shown: ready.shown + names.length,
    ...(ready.atWork !== undefined && { atWork: ready.atWork + names.length }),
    procedures: [...names, ...(ready.procedures ?? [])],
  }
}
