import { describe, expect, test } from 'vitest'
import {
  BINDING_ROWS,
  operationName,
  engineWord,
  findFunction,
  hasTrait,
  TRAIT_NAMES,
  FUNCTIONS,
  NAMES_ELSEWHERE,
  plainWord,
  templateFor,
} from './index.ts'

describe('the function table', () => {
  test('gives every name and alias to one function', () => {
    const names = FUNCTIONS.flatMap(entry => [entry.name, ...entry.aliases])
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    expect(repeated).toEqual([])
  })

  test.each(FUNCTIONS.map(entry => [entry.name, entry] as const))(
    '%s is a name with forms and a sentence',
    (name, entry) => {
      expect(name).toMatch(/^[A-Za-z]\w*$/)
      expect(entry.forms.length).toBeGreaterThan(0)
      expect(entry.summary).toMatch(/\.$/)
    },
  )

  test.each([
    ['average', 'mean'],
    ['det', 'det'],
    ['stdevp', 'stddev'],
    ['length', 'size'],
    ['real', 're'],
    ['imag', 'im'],
    ['angle', 'arg'],
    ['transpose', 'tran'],
    ['integrate', 'int'],
    ['ceiling', 'ceil'],
    ['when', 'piecewise'],
    ['determinant', 'det'],
    ['arsinh', 'asinh'],
    ['zeta', 'Zeta'],
    ['beta', 'Beta'],
    ['div', 'iquo'],
    ['if', 'piecewise'],
    ['unheardOf', 'unheardOf'],
  ])('%s is %s in the engine', (name, word) => {
    expect(engineWord(name)).toBe(word)
  })

  test.each([...NAMES_ELSEWHERE])('%s has another name here: %s', (other, name) => {
    expect(findFunction(other)).toBeUndefined()
    expect(findFunction(name)).toBeDefined()
  })

  test('a marked name is an engine word whatever the table says', () => {
    expect(engineWord(operationName('average'))).toBe('average')
  })

  test('log is the common logarithm, ln the natural one', () => {
    const log = findFunction('log')!
    expect(templateFor(log, 1)).toBe('log10($1)')
    expect(templateFor(log, 2)).toBe('logb($1, $2)')
    expect(engineWord('ln')).toBe('ln')
  })

  test('the last formula of a function serves longer calls', () => {
    expect(templateFor(findFunction('median')!, 1)).toContain('sort($1)')
    expect(templateFor(findFunction('median')!, 3)).toBe('median($1, $2)')
    expect(templateFor(findFunction('sin')!, 1)).toBeUndefined()
  })

  test('engine words read back as the names of the worksheet', () => {
    expect(plainWord('int')).toBe('integrate')
    expect(plainWord('tran')).toBe('transpose')
    expect(plainWord('unheardOf')).toBe('unheardOf')
  })
})

describe('what is known of functions beside their rows', () => {
  test.each([...TRAIT_NAMES])('%s names functions by their own names, each once', (_, names) => {
    expect(names.filter(name => findFunction(name)?.name !== name)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('binding has the other names of each function', () => {
    const missing = BINDING_ROWS.flatMap(([, [name, ...others]]) => {
      const aliases = findFunction(name!)?.aliases
      return JSON.stringify(aliases) === JSON.stringify(others) ? [] : [`${name}: ${aliases?.join()}`]
    })
    expect(missing).toEqual([])
  })

  test.each([
    ['lsolve', 'divides'],
    ['dsolve', 'differential'],
    ['eigvals', 'squareMatrix'],
  ] as const)('%s has the trait %s of the function that it names', (alias, trait) => {
    expect(hasTrait(alias, trait)).toBe(true)
  })
})
