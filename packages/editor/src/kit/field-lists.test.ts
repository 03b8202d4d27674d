import { describe, expect, it } from 'vitest'
import type { Field } from '@calcwright/document'
import { addedAtEnd, addedBelow, fieldGroups } from './field-lists.ts'

const LISTS = ['equations', 'states'].map(id => ({ id, noun: 'row', newRow: () => '' }))

const field = (id: string): Field => ({ id, kind: 'expression', label: id, placeholder: '' })

describe('fields in rows', () => {
  it.each([
    [['test'], ['test']],
    [
      ['equations.0', 'variables'],
      ['equations.0 (equations 0)', 'variables'],
    ],
    [
      ['y', 'equations.0', 'equations.1', 'equations.2', 'x'],
      ['y', 'equations.0 (equations 0)', 'equations.1 (equations 1)', 'equations.2 (equations 2)', 'x'],
    ],
    [
      ['states.0.name', 'states.0.start', 'states.1.name', 'states.1.start', 'equations.0'],
      [
        'states.0.name, states.0.start (states 0)',
        'states.1.name, states.1.start (states 1)',
        'equations.0 (equations 0)',
      ],
    ],
    // A field of a list that nobody adds to stands for itself.
    [['branches.0.expression'], ['branches.0.expression']],
  ])('%j', (ids, groups) => {
    const found = fieldGroups(ids.map(field), LISTS).map(({ fields, row }) => {
      const names = fields.map(({ id }) => id).join(', ')
      return row ? `${names} (${row.list.id} ${row.index})` : names
    })
    expect(found).toEqual(groups)
  })
})

describe('the way to a further row', () => {
  it.each([
    [['states.0.a', 'states.0.b', 'states.1.a', 'states.1.b', 'T', 'P'], ['1: states'], []],
    [['equations.0', 'equations.1', 'x'], [], ['equations']],
    [['states.0.a', 'states.0.b', 'equations.0'], ['0: states'], ['equations']],
    [['test'], [], []],
  ])('%j', (ids, below, atEnd) => {
    const groups = fieldGroups(ids.map(field), LISTS)
    const places = groups.flatMap((_, at) => addedBelow(groups, at).map(({ id }) => `${at}: ${id}`))
    expect(places).toEqual(below)
    expect(addedAtEnd(groups).map(({ id }) => id)).toEqual(atEnd)
  })
})
