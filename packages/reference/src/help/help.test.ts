import { describe, expect, test } from 'vitest'
import { ALWAYS_OFFERED, commandLibrary, functionHelp, helpNames } from './index.ts'
import { familiesText } from './families.ts'

describe('the command library', () => {
  const places = commandLibrary().flatMap(group => [group, ...group.subgroups])

  test('has its 12 groups, 21 subgroups and 269 entries', () => {
    expect(commandLibrary().map(({ name }) => name)).toEqual([
      'Algebra', 'Calculus', 'Complex Numbers', 'Exponentials and Logs', 'Integer Math', 'Logic',
      'Matrices and Lists', 'Probability', 'Random Numbers', 'Real Numbers', 'Trigonometry', 'Units',
    ]) // prettier-ignore
    expect(commandLibrary().flatMap(({ subgroups }) => subgroups)).toHaveLength(21)
    expect(places.flatMap(({ entries }) => entries)).toHaveLength(269)
  })

  test('has in Calculus what calculus is', () => {
    const calculus = commandLibrary().find(({ name }) => name === 'Calculus')!
    const names = [calculus, ...calculus.subgroups].flatMap(({ entries }) => entries.map(({ name }) => name))
    expect(names).toEqual(
      expect.arrayContaining(['integrate', 'diff', 'limit', 'laplace', 'solve', 'fsolve', 'desolve']),
    )
  })

  test('offers nothing without help', () => {
    const names = places.flatMap(({ entries }) => entries.map(({ name }) => name))
    expect(names.filter(name => functionHelp(name) === undefined)).toEqual([])
  })

  test.each([
    ['det', 'det()', 4],
    ['normald_cdf', 'normald_cdf()', 12],
    ['and', 'and', 3],
    ['.*', '.*', 2],
    ['firstIndex', 'firstIndex', 10],
    ['not', 'not()', 4],
  ])('inserts %s as %s', (name, template, caret) => {
    const entry = places.flatMap(({ entries }) => entries).find(found => found.name === name)
    expect(entry).toMatchObject({ template, caret })
  })
})

describe('help', () => {
  test.each(helpNames())('%s has forms, a sentence and a group', name => {
    const help = functionHelp(name)!
    expect(help.forms.length).toBeGreaterThan(0)
    expect(help.summary).toMatch(/\w.*\.$/)
    expect(help.group).not.toBe('')
    expect(help.example, `a line of ${name} in help/examples/`).not.toBeNull()
  })

  test('families name functions', () => {
    const unknown = familiesText.split(/\s+/).filter(name => name !== '' && functionHelp(name) === undefined)
    expect(unknown).toEqual([])
  })

  test('follows aliases', () => {
    expect(functionHelp('determinant')).toMatchObject({
      name: 'det',
      places: ['Matrices and Lists', 'Matrices and Lists > linear algebra'],
    })
    expect(functionHelp('unheardOf')).toBeUndefined()
  })

  test('47 functions are always offered', () => {
    expect(new Set(ALWAYS_OFFERED).size).toBe(47)
    expect(ALWAYS_OFFERED.filter(name => functionHelp(name) === undefined)).toEqual([])
  })
})
