import type { Editor } from '@calcwright/editor'
import { expect, it } from 'vitest'
import { defaultLook } from '../look.ts'
import plotBlock from '../plot/schema.ts'
import { plotItems } from './items.tsx'
import type { Series } from './series.ts'

const block = { version: 1, status: 'ok', parent: null, depth: 0, disabled: false, collapsed: false } as const
const plot = { ...block, id: 'p', type: 'plot', props: plotBlock.defaults() }

it('a button that is pressed twice stays under the pointer, whatever it takes away', () => {
  const upToStack = (stack: boolean): readonly string[] => {
    const line = { ...block, id: 'l', type: 'plot_line', props: { ...defaultLook({ stack }), x: '', y: 'v' } }
    const selection = { editor: {} as Editor, plot, series: [line as Series], selected: 'l' }
    const ids = plotItems(selection).map(({ id }) => id)
    return ids.slice(0, ids.indexOf('stack'))
  }
  expect(upToStack(true)).toEqual(upToStack(false))
})
