import { expect, it } from 'vitest'
import { fieldsOf } from '@calcwright/document'
import { registry } from '../../schemas.ts'
import { followedVariables } from './variables.ts'

const defined = new Set(['a', 'G', 'omega'])

function follow(type: string, before: object, now: object): object | null {
  const block = registry.get(type)!
  const usual = block.defaults() as object
  const fields = fieldsOf(block, usual)
  return followedVariables(
    fields,
    [
      { ...usual, ...before },
      { ...usual, ...now },
    ],
    usual,
    name => defined.has(name),
  )
}

it.each<[string, string, object, object, object | null]>([
  ['a call of another variable', 'plot_func', {}, { y: 'G\\left(f\\right)' }, { variable: 'f' }],
  ['a name that means something', 'plot_func', {}, { y: 'a\\cdot t' }, { variable: 't' }],
  ['the usual one', 'plot_func', {}, { y: 'a\\cdot x' }, null],
  ['two that mean nothing', 'plot_func', {}, { y: 'p+q' }, null],
  [
    'back to the usual one',
    'plot_func',
    { y: '2t', variable: 't' },
    { y: '2x', variable: 't' },
    { variable: 'x' },
  ],
  ['one that somebody chose', 'plot_func', { y: '2', variable: 'u' }, { y: '2t', variable: 'u' }, null],
  ['what cannot be read', 'plot_func', {}, { y: '2+' }, null],
  ['a polar curve', 'plot_polar', {}, { radius: '1+\\cos\\left(\\phi\\right)' }, { variable: '\\phi' }],
  ['a parametric curve', 'plot_parametric', {}, { x: '\\cos\\left(s\\right)', y: 's' }, { variable: 's' }],
  ['a map', 'plot_map', {}, { z: 'r\\cdot s' }, { x_variable: 'r', y_variable: 's' }],
  ['a map of the usual and another', 'plot_map', {}, { z: 'x\\cdot s' }, null],
])('%s', (_, type, before, now, patch) => expect(follow(type, before, now)).toEqual(patch))
