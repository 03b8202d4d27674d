import { describe, expect, it } from 'vitest'
import { acceptedFiles } from './use-sheet-drop.ts'
import { acceptancesOf, bestBlocks, FIT } from '../contract/offer.ts'
import type { Acceptance, Offer } from '../contract/offer.ts'
import { viewsOf } from '../contract/test-views.ts'

const making = (type: string, fit: Acceptance['fit']): Acceptance => ({ fit, blocks: async () => [{ type }] })

const isCsv = ({ type }: File): boolean => type === 'text/csv'

const views = viewsOf({
  text({ html, files, caretIn }) {
    if (caretIn === 'text' && files.some(({ type }) => type === 'image/png')) return { fit: FIT.exact }
    return html === '' ? null : making('text', FIT.formatted)
  },
  picture: ({ files }) =>
    files.some(({ type }) => type === 'image/png') ? making('picture', FIT.exact) : null,
  table: ({ html }) => (html.startsWith('<table') ? making('table', FIT.exact) : null),
  data: ({ files }) =>
    files.some(isCsv)
      ? { fit: FIT.exact, blocks: async () => [{ type: 'data', props: { rows: await files[0]!.text() } }] }
      : null,
  empty: ({ html }) => (html === '<hr>' ? { fit: FIT.exact, blocks: async () => [] } : null),
})

const csv = new File(['t,s\n1,2'], 'measured.csv', { type: 'text/csv' })
const png = new File([], 'beam.png', { type: 'image/png' })

describe('the best answer to', () => {
  it.each<[string, Partial<Offer>, string | undefined]>([
    ['HTML', { html: '<b>x</b>' }, 'text'],
    ['HTML that is a table', { html: '<table>' }, 'table'],
    ['HTML of which the best type makes nothing', { html: '<hr>' }, 'text'],
    ['a file of data', { files: [csv] }, 'data'],
    ['a picture', { files: [png] }, 'picture'],
    ['characters, which no type takes', { plain: 'x' }, undefined],
  ])('%s', async (_, given, type) => {
    const offer = { plain: '', html: '', files: [], caretIn: null, ...given }
    expect((await bestBlocks(acceptancesOf(views, offer)))[0]?.type).toBe(type)
  })

  it('a picture in a text with the caret is that of the text', () => {
    const [best] = acceptancesOf(views, { plain: '', html: '', files: [png], caretIn: 'text' })
    expect(best).toEqual({ fit: FIT.exact })
  })
})

describe('files that are dragged and dropped', () => {
  const data = (files: readonly File[], kinds: readonly { kind: string; type: string }[] = []) =>
    ({ files, items: kinds }) as unknown as Pick<DataTransfer, 'files' | 'items'>

  it('are read when they are dropped', async () => {
    const accepted = acceptedFiles(views, data([csv]))
    expect(await accepted!.blocks()).toEqual([{ type: 'data', props: { rows: 't,s\n1,2' } }])
  })

  it.each([
    ['text/csv', true],
    ['application/zip', false],
  ])('of the type %s are taken: %s, before they can be read', (type, isTaken) => {
    expect(acceptedFiles(views, data([], [{ kind: 'file', type }])) !== undefined).toBe(isTaken)
  })

  it('are no text that is dragged', () => {
    expect(acceptedFiles(views, data([], [{ kind: 'string', type: 'text/csv' }]))).toBeUndefined()
  })
})
