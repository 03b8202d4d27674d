import type { JsonObject } from '../types.ts'

export type FileMigrations = Readonly<Record<number, (old: JsonObject) => JsonObject>>

/** `FILE_MIGRATIONS[n]` turns a file of format version n into one of n + 1, `version` included. */
export const FILE_MIGRATIONS: FileMigrations = {
  // Version 2 has files.
  1: old => ({ ...old, version: 2 }),
}
