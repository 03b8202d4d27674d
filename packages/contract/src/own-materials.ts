/** Calls below /materials: the materials that a person or a team has entered. */
import * as z from 'zod/mini'
import { HashString, ProjectHash } from './common.ts'

/** Materials that one call stores. */
const MATERIALS_AT_ONCE = 200
/** Materials of one person or team. */
export const MATERIALS_OF_ONE = 2000

const text = (most: number) => z.string().check(z.maxLength(most))

/** A property as it is typed: `packages/blocks/src/data/material/own/` reads it. */
const OwnProperty = z.object({
  name: text(64),
  value: text(40),
  unit: text(80),
  /** Values over temperature in degrees Celsius: `20: 210; 100: 205`. */
  over: text(12_000),
  source: text(300),
})

const Fields = z.object({
  name: z.string().check(z.maxLength(200, 'The name of a material has at most 200 characters')),
  source: text(1000),
  note: text(1000),
  properties: z.array(OwnProperty).check(z.maxLength(200)),
})
export type OwnMaterialFields = z.infer<typeof Fields>

export const OwnMaterialEntry = z.extend(Fields, {
  id: HashString,
  /** Rises with each change. */
  version: z.int(),
})
export type OwnMaterialEntry = z.infer<typeof OwnMaterialEntry>

const Collection = z.object({
  /** The team that they belong to; null for the person. */
  team_hash: z.nullable(HashString),
  name: z.string(),
  materials: z.array(OwnMaterialEntry),
})
export type MaterialCollection = z.infer<typeof Collection>

/** POST /materials/own: those of the person first, then those of each team, by name. */
export const OwnMaterials = z.object({ success: z.literal(true), collections: z.array(Collection) })
export type OwnMaterials = z.infer<typeof OwnMaterials>

/** POST /materials/save: makes or changes materials, all of them or none. Answers with all, as /materials/own does. */
export const SaveMaterials = z.object({
  team_hash: ProjectHash,
  materials: z
    .array(
      z.extend(Fields, {
        /** Absent for a new one. */
        id: z.optional(HashString),
        /** The version that was changed. */
        version: z.optional(z.int()),
      }),
    )
    .check(
      z.minLength(1, 'There is no material to store'),
      z.maxLength(MATERIALS_AT_ONCE, `At most ${MATERIALS_AT_ONCE} materials are stored at a time`),
    ),
})
export type SaveMaterials = z.output<typeof SaveMaterials>

/** POST /materials/remove: answers with those that remain. Worksheets keep the figures that they use. */
export const RemoveMaterials = z.object({
  team_hash: ProjectHash,
  ids: z.array(HashString).check(z.maxLength(MATERIALS_OF_ONE)),
})
