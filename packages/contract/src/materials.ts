/**
 * POST /get_material, /populate_materials and /material_search: materials for the picker, those that ship and those of
 * the person and the person's teams.
 */
import * as z from 'zod/mini'

/** Kind of what is chosen: 1 for materials, 2 for the substances of mixtures. */
const DataType = z.int().check(z.gte(1), z.lte(2))

export const MaterialRequest = z.object({
  id: z.string().check(z.maxLength(200)),
  /** Absent for materials. */
  data_type: z.optional(DataType),
})
export const MaterialsRequest = z.object({
  data_type: DataType,
  /** Folder; absent or '' for the outermost. */
  parent_id: z.optional(z.string().check(z.maxLength(300))),
})
export const MaterialSearch = z.object({ query: z.string().check(z.maxLength(300)), data_type: DataType })

const MaterialProperty = z.object({
  /** The name in formulas. */
  name: z.string(),
  title: z.string(),
  /** Decimal digits; '' for a property that is only known over temperature. */
  value: z.string(),
  units: z.string(),
  /** Arguments of the property as a function; '' for a figure alone. */
  takes: z.string(),
  source: z.string(),
})

const MaterialItem = z.object({
  id: z.string(),
  name: z.string(),
  source: z.string(),
  /** The material as a text, where it is one of a person or a team; '' for one that ships. */
  string_data: z.string(),
  data: z.array(MaterialProperty),
})
export type MaterialItem = z.infer<typeof MaterialItem>

/** A folder, or what a search has found: then it has no groups. */
export const MaterialList = z.object({
  success: z.literal(true),
  message: z.string(),
  folder: z.string(),
  /** Name and id of the folder around; null for the outermost. */
  parent: z.nullable(z.string()),
  parent_id: z.nullable(z.string()),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
  items: z.array(MaterialItem),
})
export type MaterialList = z.infer<typeof MaterialList>

export const SingleMaterial = z.object({
  success: z.literal(true),
  name: z.string(),
  full_name: z.string(),
  data: z.array(MaterialProperty),
})
export type SingleMaterial = z.infer<typeof SingleMaterial>
