/**
 * The query builder, imported here only, and as CommonJS: for each of its hundred modules and for each import by its
 * name, Node's loader of ES modules would parse its package.json again, which has 180 kB. That was more than half
 * of the time until the server runs.
 */
import { createRequire } from 'node:module'
import type * as Builder from 'drizzle-orm'
import type * as Tables from 'drizzle-orm/pg-core'
import type * as Driver from 'drizzle-orm/node-postgres'

export type { SQL } from 'drizzle-orm'
export type { AnyPgColumn } from 'drizzle-orm/pg-core'

const load = createRequire(import.meta.url)

export const {
  DrizzleQueryError,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} = load('drizzle-orm') as typeof Builder

export const {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} = load('drizzle-orm/pg-core') as typeof Tables

export const { drizzle } = load('drizzle-orm/node-postgres') as typeof Driver
