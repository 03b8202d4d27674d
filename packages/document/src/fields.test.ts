import { describe, expect, it } from 'vitest'
import { readField, writeField } from './fields.ts'

const props = { test: 'x', branches: [{ expression: 'a', condition: 'b' }, { expression: 'c' }] }

describe('a field', () => {
  it.each([
    ['test', 'x'],
    ['branches.0.condition', 'b'],
    ['branches.1.condition', ''],
    ['branches.7.condition', ''],
    ['constructor.name', ''],
  ])('%s is read as "%s"', (id, text) => expect(readField(props, id)).toBe(text))

  it.each([
    ['test', { test: 'new' }],
    ['branches.1.expression', { branches: [{ expression: 'a', condition: 'b' }, { expression: 'new' }] }],
  ])('%s is written', (id, patch) => {
    expect(writeField(props, id, 'new')).toEqual(patch)
    expect(props.branches[1]).toEqual({ expression: 'c' })
  })
})
