import type { Editor } from '@calcwright/editor'
import { expect, test } from 'vitest'
import { registry } from '../../schemas.ts'
import { firstEmptyField } from './enter.ts'

/** The part of an editor that is used, with series by type and their filled fields. */
function editorOf(series: readonly (readonly [type: string, filled: object])[]): Editor {
  const blocks = series.map(([type, filled], at) => {
    const props = { ...(registry.get(type)!.defaults() as object), ...filled }
    return { id: String(at), type, status: 'ok', props }
  })
  const worksheet = {
    registry,
    childrenOf: () => blocks.map(({ id }) => id),
    block: (id: string) => blocks[Number(id)],
  }
  return { worksheet } as unknown as Editor
}

test.each<[string, Parameters<typeof editorOf>[0], { series: string; field: string } | null]>([
  ['a new function', [['plot_func', {}]], { series: '0', field: 'y' }],
  ['a new line: x comes first', [['plot_line', {}]], { series: '0', field: 'x' }],
  ['a line with x', [['plot_line', { x: 't' }]], { series: '0', field: 'y' }],
  ['a line without error bars is complete', [['plot_line', { x: 't', y: 'v' }]], null],
  ['a line without x is complete', [['plot_line', { y: 'v' }]], null],
  ['a histogram without bins is complete', [['plot_histogram', { data: 'd' }]], null],
  ['the second of two', [['plot_line', { y: 'v' }], ['plot_bar', {}]], { series: '1', field: 'y' }], // prettier-ignore
])('%s', (_, series, field) => {
  expect(firstEmptyField(editorOf(series), 'plot')).toEqual(field)
})
