/** The parts of Onshape's answers that are read here. Fields beside them are left as they are. */
import * as z from 'zod/mini'

export const Token = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string()),
  /** Seconds. */
  expires_in: z._default(z.number(), 3600),
})
export type Token = z.infer<typeof Token>

export const Document = z.object({
  id: z.string(),
  name: z.string(),
  /** The permission of the person whose token was sent. */
  permission: z.nullish(z.string()),
  public: z.nullish(z.boolean()),
})

export const Elements = z.array(z.object({ id: z.string(), name: z.string(), elementType: z.string() }))

const TableVariable = z.looseObject({
  name: z.string(),
  type: z.nullish(z.string()),
  value: z.nullish(z.union([z.string(), z.number()])),
  expression: z.nullish(z.string()),
  description: z.nullish(z.string()),
})
export type TableVariable = z.infer<typeof TableVariable>

/** Tables of variables: those of the element, and those that it takes from Variable Studios. */
export const VariableTables = z.array(
  z.looseObject({
    variableStudioReference: z.nullish(z.unknown()),
    variables: z.nullish(z.array(TableVariable)),
  }),
)

const Parameter = z.looseObject({
  parameterId: z.string(),
  value: z.optional(z.unknown()),
  expression: z.nullish(z.string()),
})

export const Feature = z.looseObject({
  featureId: z.nullish(z.string()),
  featureType: z.nullish(z.string()),
  name: z.nullish(z.string()),
  suppressed: z.nullish(z.boolean()),
  parameters: z._default(z.array(Parameter), []),
})
export type Feature = z.infer<typeof Feature>

export const FeatureList = z.looseObject({
  features: z.array(Feature),
  sourceMicroversion: z.nullish(z.string()),
  serializationVersion: z.nullish(z.string()),
  libraryVersion: z.nullish(z.number()),
})
export type FeatureList = z.infer<typeof FeatureList>

export const FeatureAnswer = z.looseObject({
  feature: Feature,
  featureState: z.nullish(z.looseObject({ featureStatus: z.nullish(z.string()) })),
})
export type FeatureAnswer = z.infer<typeof FeatureAnswer>

/** An answer whose content is not needed. */
export const Anything = z.unknown()
