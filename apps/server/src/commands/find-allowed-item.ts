/**
 * Returns the worksheet or project that a call is about. Throws Refused when the visitor's rights are too
 * low.
 */
import type { PathPart, SharedType } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import { projects } from '../db/sharing-schema.ts'
import { type WorksheetRow, isUnpaid } from '../documents/worksheet-finder.ts'
import {
  type Call,
  type Level,
  type Place,
  type Visitor,
  authorize,
  isForWorksheet,
  isOwner,
  levelOn,
} from '../policies/policy.ts'
import { type ProjectChain, type ProjectRow, readChains, readPlaces } from '../sharing/places.ts'
import type { Context } from '../context.ts'

interface Found {
  readonly level: Level
  /** The item itself, then the projects around it. */
  readonly places: readonly Place[]
  /** Projects around the item, the nearest first, without the item itself. */
  readonly around: ProjectChain
}

export interface FoundProject extends Found {
  readonly type: 'Project'
  readonly row: ProjectRow
  readonly places: ProjectChain
}

export interface FoundWorksheet extends Found {
  readonly type: 'Worksheet'
  readonly row: WorksheetRow
}

export type FoundItem = FoundProject | FoundWorksheet

export async function findAllowedProject(context: Context, call: Call, hash: string): Promise<FoundProject> {
  const found = await findProject(context, hash)
  authorize(call, context.visitor, found && { level: found.level, unpaid: false })
  return found as FoundProject
}

/** @param type expected type; null for either */
export async function findAllowedItem(
  context: Context,
  call: Call,
  hash: string,
  type: SharedType | null = null,
): Promise<FoundItem> {
  const found = await findItem(context, hash, type)
  const unpaid = found?.type === 'Worksheet' && isUnpaid(context, found.row)
  const owner = found !== null && isOwner(found.row, context.visitor)
  authorize(call, context.visitor, found && { level: found.level, unpaid, owner })
  return found as FoundItem
}

/** The item, whatever the visitor's level on it: the caller decides what is said of it. */
export async function findItem(
  context: Context,
  hash: string,
  type: SharedType | null,
): Promise<FoundItem | null> {
  return (
    (type === 'Project' ? null : await findWorksheet(context, hash)) ??
    (type === 'Worksheet' ? null : await findProject(context, hash))
  )
}

/** Level of the visitor on an item after a change. */
export async function levelAfterChange(
  context: Context,
  { type, row }: { readonly type: SharedType; readonly row: { readonly hash: string } },
): Promise<Level> {
  const found =
    type === 'Project' ? await findProject(context, row.hash) : await findWorksheet(context, row.hash)
  return found?.level ?? 0
}

async function findProject({ query, visitor }: Context, hash: string): Promise<FoundProject | null> {
  const [row] = await query.select().from(projects).where(eq(projects.hash, hash))
  if (!row) return null
  const places = (await readChains(query, visitor, [row.id])).get(row.id) ?? []
  return { type: 'Project', row, level: levelOn(places, visitor), places, around: places.slice(1) }
}

async function findWorksheet(context: Context, hash: string): Promise<FoundWorksheet | null> {
  const { query, visitor } = context
  const row = await context.finder.find(hash)
  if (!row) return null
  const chains = await readChains(query, visitor, [row.projectId])
  const places = (await readPlaces(query, visitor, [row], chains)).get(row.id) ?? []
  const around = chains.get(row.projectId ?? '') ?? []
  const projectIds = around.map(({ project }) => project.id)
  const level = isForWorksheet(visitor, row.id, projectIds) ? levelOn(places, visitor) : 0
  return { type: 'Worksheet', row, level, places, around }
}

/** Projects around an item that the visitor may see, the outermost first. */
export function visiblePath(around: ProjectChain, visitor: Visitor | null): PathPart[] {
  const hidden = around.findIndex((_, index) => levelOn(around.slice(index), visitor) === 0)
  const seen = hidden === -1 ? around : around.slice(0, hidden)
  return seen.map(({ project }) => ({ hash_string: project.hash, name: project.name })).toReversed()
}
