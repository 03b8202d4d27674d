/** Variables of a Part Studio: features of the type assignVariable, whose parameters have the name and the value. */
import type { OnshapeKind } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { Anything, type Feature, FeatureAnswer, FeatureList } from './answers.ts'
import { OnshapeRefusal } from './ask.ts'
import type { Onshape } from './onshape.ts'
import type { OnshapePlace, Part } from './documents.ts'

const VARIABLE = 'assignVariable'

/** The parameter that has the value, by the type of the variable. Onshape ignores a value in another one. */
const VALUE_PARAMETERS: Readonly<Record<string, string>> = {
  LENGTH: 'lengthValue',
  ANGLE: 'angleValue',
  NUMBER: 'numberValue',
  ANY: 'anyValue',
}

const featuresAddress = ({ place, part }: PartAt): string =>
  `/partstudios/d/${place.documentId}/${place.parent}/e/${part.id}/features`

const readFeatures = (onshape: Onshape, at: PartAt, fresh?: boolean): Promise<FeatureList> =>
  onshape.read(at.userId, featuresAddress(at), FeatureList, { fresh })

function textIn({ parameters }: Feature, id: string): string {
  const found = parameters.find(({ parameterId }) => parameterId === id)
  return typeof found?.value === 'string' ? found.value : ''
}

const kindOf = (feature: Feature): string => textIn(feature, 'variableType') || 'ANY'

function valueParameter(feature: Feature) {
  const id = VALUE_PARAMETERS[kindOf(feature)]
  // Variables of the first years have one parameter for all types.
  return feature.parameters.find(({ parameterId }) => parameterId === id || parameterId === 'value')
}

export async function partVariables(
  onshape: Onshape,
  at: PartAt,
  fresh?: boolean,
): Promise<readonly Variable[]> {
  const { features } = await readFeatures(onshape, at, fresh)
  return features.flatMap(feature =>
    feature.featureType === VARIABLE && feature.featureId
      ? [
          {
            id: feature.featureId,
            name: textIn(feature, 'name'),
            kind: kindOf(feature),
            expression: valueParameter(feature)?.expression ?? '',
          },
        ]
      : [],
  )
}

/**
 * Gives a variable another value. When somebody has changed the part since it was read, it is read once more. A value
 * with which Onshape cannot compute the variable is taken back.
 */
export async function setInPart(
  onshape: Onshape,
  at: PartAt,
  variable: Pick<Variable, 'id' | 'name'>,
  expression: string,
): Promise<void> {
  const written = await write(onshape, at, variable, expression)
  const { feature, featureState } = written.answer
  if (valueParameter(feature)?.expression !== expression)
    throw new Refused('elsewhere', `Onshape did not take the value of ${variable.name}.`)
  if (featureState?.featureStatus !== 'ERROR') return
  await write(onshape, at, variable, written.before)
  throw notComputed(variable.name, expression)
}

interface Written {
  readonly answer: FeatureAnswer
  /** The expression until now. */
  readonly before: string
}

async function write(
  onshape: Onshape,
  at: PartAt,
  { id, name }: Pick<Variable, 'id' | 'name'>,
  expression: string,
  isSecond = false,
): Promise<Written> {
  const list = await readFeatures(onshape, at, true)
  const feature = list.features.find(({ featureId }) => featureId === id)
  const parameter = feature && valueParameter(feature)
  if (!feature)
    throw new Refused(
      'elsewhere',
      `The requested variable was not found...it may have been removed. (${name} of ${at.part.name})`,
    )
  if (!parameter || textIn(feature, 'mode') === 'MEASURED')
    throw new Refused('elsewhere', `Onshape measures ${name} from the model, so it cannot be set.`)
  const path = `${featuresAddress(at)}/featureid/${encodeURIComponent(id)}`
  const body = definitionOf(list, withValue(feature, parameter.parameterId, expression))
  try {
    const answer = await onshape.change(at.userId, path, FeatureAnswer, { method: 'POST', body })
    return { answer, before: parameter.expression ?? '' }
  } catch (error) {
    const isChanged = error instanceof OnshapeRefusal && error.status === 409
    if (!isChanged || isSecond) throw error
    return write(onshape, at, { id, name }, expression, true)
  }
}

const notComputed = (name: string, expression: string): Refused =>
  new Refused('elsewhere', `Invalid Value (${expression}):  Onshape cannot compute ${name} with it.`)

function withValue(feature: Feature, id: string, expression: string): Feature {
  const parameters = feature.parameters.map(parameter =>
    parameter.parameterId === id ? { ...parameter, expression } : parameter,
  )
  return { ...feature, parameters }
}

const definitionOf = (list: FeatureList, feature: Feature) => ({
  btType: 'BTFeatureDefinitionCall-1406',
  feature,
  serializationVersion: list.serializationVersion ?? undefined,
  sourceMicroversion: list.sourceMicroversion ?? undefined,
  libraryVersion: list.libraryVersion ?? undefined,
  rejectMicroversionSkew: true,
})

/** Makes a variable at the end of the part. @returns its id */
export async function createInPart(
  onshape: Onshape,
  at: PartAt,
  name: string,
  kind: OnshapeKind,
  expression: string,
): Promise<string> {
  const list = await readFeatures(onshape, at, true)
  const feature = {
    btType: 'BTMFeature-134',
    featureType: VARIABLE,
    name,
    parameters: [
      { btType: 'BTMParameterEnum-145', enumName: 'VariableType', parameterId: 'variableType', value: kind },
      { btType: 'BTMParameterString-149', parameterId: 'name', value: name },
      { btType: 'BTMParameterQuantity-147', parameterId: VALUE_PARAMETERS[kind]!, expression },
    ],
  }
  const change = { method: 'POST', body: definitionOf(list, feature) } as const
  const made = await onshape.change(at.userId, featuresAddress(at), FeatureAnswer, change)
  const id = made.feature.featureId
  if (!id) throw new Refused('elsewhere', `Onshape did not make the variable ${name}.`)
  if (made.featureState?.featureStatus !== 'ERROR') return id
  const path = `${featuresAddress(at)}/featureid/${encodeURIComponent(id)}`
  await onshape.change(at.userId, path, Anything, { method: 'DELETE' })
  throw notComputed(name, expression)
}

/** A part in its document, as a person sees it. */
export interface PartAt {
  readonly userId: string
  readonly place: OnshapePlace
  readonly part: Part
}

export interface Variable {
  /** The feature of a Part Studio; the name in a Variable Studio, which has no other. */
  readonly id: string
  readonly name: string
  /** LENGTH, ANGLE, NUMBER or ANY */
  readonly kind: string
  readonly expression: string
}
