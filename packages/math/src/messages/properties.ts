/** Messages on values with properties: materials, fluids, mixtures. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const PROPERTIES = {
  'property.alone': ({ name, property }: Texts<'name' | 'property'>) =>
    `${name} has properties, but no value itself: one of them is ${name}:${property}.`,
  'property.argument': ({ property, name, allowed }: Texts<'property' | 'name' | 'allowed'>) =>
    `${property} has no argument ${name}. It takes ${allowed}.`,
  'property.arguments': ({ property, allowed }: Texts<'property' | 'allowed'>) =>
    `${property} depends on other quantities: write ${property}(${allowed}).`,
  'property.count': ({ property, allowed }: Texts<'property' | 'allowed'>) =>
    `Without names ${property} takes these arguments: ${property}(${allowed}).`,
  'property.doubt': ({ doubt }: Texts<'doubt'>) => doubt,
  'property.fault': ({ problem }: Texts<'problem'>) => problem,
  'property.figure': ({ property }: Texts<'property'>) =>
    `${property} is one figure: write it without brackets.`,
  'property.load': ({ name, reason }: Texts<'name' | 'reason'>) =>
    `The data behind ${name} could not be loaded: ${reason}`,
  'property.local': ({ name }: Texts<'name'>) =>
    `${name} has no properties where it gets its value: mixtures are made and set outside of loops and programs. Inside of them read a state as gas:h(T, P).`,
  'property.made': ({ name }: Texts<'name'>) =>
    `${name} makes a value with properties: give it a name in a line of its own, as X := ${name}(…), and read X:property.`,
  'property.missing': ({ name, property, list }: Texts<'name' | 'property' | 'list'>) =>
    `${name} has no property ${property}. It has ${list}.`,
  'property.missing.many': ({
    name,
    property,
    list,
    count,
  }: Texts<'name' | 'property' | 'list'> & Numbers<'count'>) =>
    `${name} has no property ${property}. The nearest of its ${count} are ${list}.`,
  'property.missing.likely': ({ name, property, likely }: Texts<'name' | 'property' | 'likely'>) =>
    `${name} has no property ${property}. Did you mean ${likely}?`,
  'property.none': ({ name }: Texts<'name'>) => `${name} has no properties.`,
  'property.numbers': ({ property }: Texts<'property'>) =>
    `${property} needs numbers as arguments: one of them has no value here.`,
  'property.numbers.engine': ({ property }: Texts<'property'>) =>
    `${property} needs numbers as arguments: give what is computed in its brackets a name in a line above, and write the name here.`,
  'property.pair': ({ property, names }: Texts<'property' | 'names'>) =>
    `${property} is set by a list of two values, [${names}].`,
  'property.quantity': ({ name }: Texts<'name'>) => `${name} needs a number here, with its unit.`,
  'property.set': ({ name, property }: Texts<'name' | 'property'>) =>
    `${property} of ${name} cannot be set. A mixture is set by T, P, h, s, g, u, v, rho, or by two of them, as ${name}:hP := [h, P].`,
  'property.twice': ({ maker, name }: Texts<'maker' | 'name'>) =>
    `${name} stands twice in ${maker}(…): write it once.`,
} as const satisfies MessageTable

export const message = messagesOf(PROPERTIES)
