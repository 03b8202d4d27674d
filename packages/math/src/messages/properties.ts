/** Messages on values with properties: materials, fluids, mixtures. */
import { type MessageTable, messagesOf, type Texts } from './message.ts'

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
  'property.made': ({ name }: Texts<'name'>) =>
    `${name} makes a value with properties: give it a name in a line of its own, as X := ${name}(…), and read X:property.`,
  'property.missing': ({ name, property, list }: Texts<'name' | 'property' | 'list'>) =>
    `${name} has no property ${property}. It has ${list}.`,
  'property.missing.likely': ({ name, property, likely }: Texts<'name' | 'property' | 'likely'>) =>
    `${name} has no property ${property}. Did you mean ${likely}?`,
  'property.none': ({ name }: Texts<'name'>) => `${name} has no properties.`,
  'property.numbers': ({ property }: Texts<'property'>) =>
    `${property} needs numbers as arguments: one of them has no value here.`,
  'property.quantity': ({ name }: Texts<'name'>) => `${name} needs a number here, with its unit.`,
} as const satisfies MessageTable

export const message = messagesOf(PROPERTIES)
