import { expect, it } from 'vitest'
import { isTemplates, type Template, templatesFound } from './templates.tsx'

it.each([
  ['Templates', false, true],
  [' template ', false, true],
  ['TEMPLATES', false, true],
  ['Templates', true, false],
  ['Templates of 2020', false, false],
  ['Bridge', false, false],
])('a project “%s”, archived %s, has templates: %s', (name, archived, has) => {
  expect(isTemplates({ name, archived })).toBe(has)
})

it('finds templates by all words of their names', () => {
  const named = (name: string): Template => ({ worksheet: { name } }) as Template
  const templates = [named('Steel beam'), named('Concrete beam'), named('Cover sheet')]
  const found = (query: string): string[] =>
    templatesFound(templates, query).map(({ worksheet }) => worksheet.name)
  expect(found('beam')).toEqual(['Steel beam', 'Concrete beam'])
  expect(found('BEAM steel')).toEqual(['Steel beam'])
  expect(found('')).toHaveLength(3)
})
