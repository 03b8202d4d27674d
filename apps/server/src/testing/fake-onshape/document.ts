/** The document that the fake has: a plate with variables of each kind, an empty part, and a Variable Studio. */
import type { FakeFeature } from './description.ts'

export interface FakeVariable {
  name: string
  type: 'LENGTH' | 'ANGLE' | 'NUMBER' | 'ANY'
  expression: string
  description: string
}

const PARAMETERS = { LENGTH: 'lengthValue', ANGLE: 'angleValue', NUMBER: 'numberValue', ANY: 'anyValue' }

export function variableFeature(
  id: string,
  { name, type, expression }: Omit<FakeVariable, 'description'>,
): FakeFeature {
  return {
    btType: 'BTMFeature-134',
    featureId: id,
    featureType: 'assignVariable',
    name: `#${name}`,
    suppressed: false,
    parameters: [
      { btType: 'BTMParameterEnum-145', enumName: 'VariableType', parameterId: 'variableType', value: type },
      { btType: 'BTMParameterString-149', parameterId: 'name', value: name },
      { btType: 'BTMParameterQuantity-147', parameterId: PARAMETERS[type], expression },
    ],
  }
}

export const DOCUMENT = { did: 'd0123456789abcdef0123456', wid: 'w0123456789abcdef0123456', name: 'Gearbox' }

export const ELEMENTS = [
  { id: 'plate', name: 'Plate', elementType: 'PARTSTUDIO' },
  { id: 'empty', name: 'Empty part', elementType: 'PARTSTUDIO' },
  { id: 'shared', name: 'Shared dimensions', elementType: 'VARIABLESTUDIO' },
  { id: 'assembly', name: 'Assembly', elementType: 'ASSEMBLY' },
] as const

export const plate = (): FakeFeature[] => [
  variableFeature('Fwidth', { name: 'width', type: 'LENGTH', expression: '25 mm' }),
  variableFeature('Fdepth', { name: 'depth', type: 'LENGTH', expression: '#width*2 + 3 in' }),
  variableFeature('Ftilt', { name: 'tilt', type: 'ANGLE', expression: '30 deg' }),
  variableFeature('Fteeth', { name: 'teeth', type: 'NUMBER', expression: '24' }),
  variableFeature('Flabel', { name: 'label', type: 'ANY', expression: '"M12"' }),
  {
    btType: 'BTMFeature-134',
    featureId: 'Fsketch',
    featureType: 'newSketch',
    name: 'Sketch 1',
    parameters: [],
  },
]

export const shared = (): FakeVariable[] => [
  { name: 'height', type: 'LENGTH', expression: '3 in', description: 'of the housing' },
  { name: 'ratio', type: 'NUMBER', expression: '2.5', description: '' },
]

/** The value that Onshape computes of an expression; null where it is no number, as for a text. */
export function computed(expression: string): string | null {
  if (expression === '#width*2 + 3 in') return '126.2 mm'
  return /^[-+\d.e]+( \w+)?$/i.test(expression) ? expression : null
}
