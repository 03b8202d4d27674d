import { toolOfWord, toolsOf } from '@calcwright/editor'
import { expect, it } from 'vitest'
import { wordsOfTool } from './help.ts'
import { views } from './views.ts'

const tools = toolsOf(views)
const wordsOf = (id: string) => wordsOfTool(tools.find(tool => tool.id === id)!)

it.each([
  ['plot', 'a plot', 'A picture of the series that stand in it, with axes that have units'],
  ['plot_line', 'a line plot', 'Points joined by lines, from a list of y and one of x'],
  ['plot_bar_stacked', 'a stacked bar chart', 'A bar for each number of a list'],
  ['csv', 'a block of CSV or Excel data', 'Columns of a CSV or Excel file as lists with units'],
  ['include', 'an include', 'Values and functions of another worksheet'],
  ['for', 'a for loop', 'Does what stands in it once for each value of the iterator'],
  ['if', 'an if', 'What stands in it counts where the test is true'],
  ['fft', 'a Fourier transform', 'The discrete Fourier transform of a list of samples'],
  ['humid_air', 'humid air', 'Moist air by the formulas of the ASHRAE handbook'],
  ['math', 'a formula', 'A formula'],
])('the tool %s makes %s', (id, made, about) => {
  expect(wordsOf(id).made).toBe(made)
  expect(wordsOf(id).about.slice(0, about.length)).toBe(about)
})

it.each(tools.map(tool => [tool.id, tool] as const))('says in half a line what %s makes', (_, tool) => {
  const { about } = wordsOfTool(tool)
  expect(about).toMatch(/^[A-Z].*[^.]$/s)
})

it.each([
  ['csvBlock', 'csv'],
  ['imageBlock', 'image'],
  ['videoBlock', 'video'],
  ['systemvisionBlock', 'systemvision'],
  ['include_block', 'include'],
  ['fusion_var', 'fusion'],
  ['mixture_component', 'mixture'],
  ['connectOnshape', 'onshape_get'],
  ['loadOnshapeVariable', 'onshape_get'],
  ['setOnshapeVariable', 'onshape_set'],
  ['odesolve', 'desolve'],
])('the name %s of the contract is typed for %s', (word, id) => {
  expect(toolOfWord(tools, word)?.id).toBe(id)
})

it('a file is stored by its name: c := csv', () => {
  expect(tools.find(({ id }) => id === 'csv')!.makeStored!('c_{1}')).toEqual({
    type: 'csvBlock',
    props: { name: 'c_1' },
  })
})
