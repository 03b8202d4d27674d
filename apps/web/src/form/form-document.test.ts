import { registry } from '@calcwright/blocks/schemas'
import { worksheetFromPlain } from '@calcwright/document'
import { expect, it } from 'vitest'
import { formDocument } from './form-document.ts'

it('has the lines of the form alone, in its order, with its headings and labels, by their ids', () => {
  const text = [
    '@output sigma := F/A',
    '# Not asked for',
    '@input @label "Area" @group "Section" A := 2 [cm^2]',
    'hidden := 1',
    '@input @label "Force" @help "of the wind" @group "Loads" @order "1" F := 10 [kN]',
  ].join('\n')
  const worksheet = worksheetFromPlain(registry, text, 'Beam')
  const made = formDocument(worksheet)
  expect(made.name).toBe('Beam')
  expect(made.blocks().map(({ type, props }) => registry.get(type)?.toPlain?.(props as never))).toEqual([
    '# {h2} Loads',
    '# Force of the wind',
    'F := 10 [kN]',
    'sigma := F/A',
    '# {h2} Section',
    '# Area',
    'A := 2 [cm^2]',
  ])
  const formulas = made.blocks().filter(({ type }) => type !== 'text')
  expect(formulas.every(({ id }) => worksheet.block(id) !== undefined)).toBe(true)
})
