/**
 * The calls of Onshape's API that are used, as its public description (version 16) has them. The fake checks each
 * request and each of its own answers against it.
 */
import * as z from 'zod/mini'

const Kind = z.enum(['LENGTH', 'ANGLE', 'NUMBER', 'ANY'])

const DocumentInfo = z.strictObject({
  id: z.string(),
  name: z.string(),
  href: z.string(),
  permission: z.enum([
    'OWNER',
    'FULL',
    'RESHARE',
    'WRITE',
    'COMMENT',
    'READ',
    'READ_COPY_EXPORT',
    'NOACCESS',
  ]),
  public: z.boolean(),
  defaultWorkspace: z.strictObject({ id: z.string(), name: z.string() }),
})

const ElementInfo = z.strictObject({
  id: z.string(),
  name: z.string(),
  elementType: z.enum(['PARTSTUDIO', 'ASSEMBLY', 'VARIABLESTUDIO', 'DRAWING', 'BLOB']),
  microversionId: z.string(),
})

const VariableInfo = z.strictObject({
  name: z.string(),
  type: Kind,
  value: z.nullable(z.string()),
  expression: z.string(),
  description: z.string(),
})

const VariableTable = z.strictObject({
  variableStudioReference: z.nullable(z.strictObject({ entityId: z.string() })),
  variables: z.array(VariableInfo),
})

const VariableParams = z.strictObject({
  name: z.string(),
  type: Kind,
  expression: z.string(),
  description: z.optional(z.string()),
})

const EnumParameter = z.strictObject({
  btType: z.literal('BTMParameterEnum-145'),
  enumName: z.optional(z.string()),
  parameterId: z.string(),
  value: z.string(),
})
const StringParameter = z.strictObject({
  btType: z.literal('BTMParameterString-149'),
  parameterId: z.string(),
  value: z.string(),
})
const QuantityParameter = z.strictObject({
  btType: z.literal('BTMParameterQuantity-147'),
  parameterId: z.string(),
  expression: z.string(),
})

const Feature = z.strictObject({
  btType: z.literal('BTMFeature-134'),
  featureId: z.optional(z.string()),
  featureType: z.string(),
  name: z.string(),
  suppressed: z.optional(z.boolean()),
  parameters: z.array(z.discriminatedUnion('btType', [EnumParameter, StringParameter, QuantityParameter])),
})
export type FakeFeature = z.infer<typeof Feature>

const FeatureState = z.strictObject({ featureStatus: z.enum(['OK', 'INFO', 'WARNING', 'ERROR']) })

const FeatureListResponse = z.strictObject({
  features: z.array(Feature),
  featureStates: z.record(z.string(), FeatureState),
  sourceMicroversion: z.string(),
  serializationVersion: z.string(),
  libraryVersion: z.int(),
  isComplete: z.boolean(),
})

const FeatureDefinitionCall = z.strictObject({
  btType: z.literal('BTFeatureDefinitionCall-1406'),
  feature: Feature,
  serializationVersion: z.string(),
  sourceMicroversion: z.string(),
  libraryVersion: z.optional(z.int()),
  rejectMicroversionSkew: z.optional(z.boolean()),
})

const FeatureDefinitionResponse = z.strictObject({
  feature: Feature,
  featureState: FeatureState,
  sourceMicroversion: z.string(),
  serializationVersion: z.string(),
})

const ELEMENT = '/d/(?<did>[^/]+)/(?<wv>[wv])/(?<wvid>[^/]+)/e/(?<eid>[^/]+)'

/** Calls by name. */
export const DESCRIPTION = {
  getDocument: { method: 'GET', path: '/documents/(?<did>[^/]+)', body: z.null(), answer: DocumentInfo },
  getElementsInDocument: {
    method: 'GET',
    path: '/documents/d/(?<did>[^/]+)/(?<wv>[wv])/(?<wvid>[^/]+)/elements',
    body: z.null(),
    answer: z.array(ElementInfo),
  },
  getVariables: {
    method: 'GET',
    path: `/variables${ELEMENT}/variables`,
    body: z.null(),
    answer: z.array(VariableTable),
  },
  setVariables: {
    method: 'POST',
    path: `/variables${ELEMENT}/variables`,
    body: z.array(VariableParams),
    answer: z.null(),
  },
  getPartStudioFeatures: {
    method: 'GET',
    path: `/partstudios${ELEMENT}/features`,
    body: z.null(),
    answer: FeatureListResponse,
  },
  addPartStudioFeature: {
    method: 'POST',
    path: `/partstudios${ELEMENT}/features`,
    body: FeatureDefinitionCall,
    answer: FeatureDefinitionResponse,
  },
  updatePartStudioFeature: {
    method: 'POST',
    path: `/partstudios${ELEMENT}/features/featureid/(?<fid>[^/]+)`,
    body: FeatureDefinitionCall,
    answer: FeatureDefinitionResponse,
  },
  deletePartStudioFeature: {
    method: 'DELETE',
    path: `/partstudios${ELEMENT}/features/featureid/(?<fid>[^/]+)`,
    body: z.null(),
    answer: z.null(),
  },
} as const

export type Operation = keyof typeof DESCRIPTION
