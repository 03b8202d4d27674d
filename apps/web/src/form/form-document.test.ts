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

it('has the form of numbers, the rule and the caption of each line', () => {
  const text = [
    '@input @numbers "1 decimals, zeros" F := 10 [kN]',
    '@output @hidden @numbered @clause "EN 1993-1-1, 6.2.5" M := F*2 [m]',
    '@output @caption "Moment" plot x_min 0 x_max 1 {',
    '  y = x',
    '}',
  ].join('\n')
  const [force, moment, plot] = formDocument(worksheetFromPlain(registry, text)).blocks()
  expect(force).toMatchObject({ numbers: '1 decimals, zeros', formInput: true })
  expect(moment).toMatchObject({ clause: 'EN 1993-1-1, 6.2.5', numbered: true })
  expect(moment).not.toHaveProperty('hidden')
  expect(plot).toMatchObject({ type: 'plot', caption: 'Moment' })
})
