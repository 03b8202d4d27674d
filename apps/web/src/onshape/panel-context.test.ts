import { expect, it } from 'vitest'
import { documentAddress, panelContext } from './panel-context.ts'
import { ensureStorage } from './storage-of-window.ts'

const SITE = 'https://cad.onshape.com'
const FULL = 'documentId=d1&workspaceOrVersion=w&workspaceOrVersionId=m1&elementId=e1'

it.each([
  [`?${FULL}&server=${SITE}`, 'd1 w/m1 e1 https://cad.onshape.com'],
  [`?${FULL}&server=https://acme.onshape.com/x`, 'd1 w/m1 e1 https://acme.onshape.com'],
  [`?${FULL.replace('e1', '{$elementId}')}&server=${SITE}`, `d1 w/m1 null ${SITE}`],
  [`?${FULL.replace('=w', '=v')}&server=${SITE}`, `d1 v/m1 e1 ${SITE}`],
  [`?${FULL}`, 'This page was opened by another site than Onshape.'],
  [`?${FULL}&server=https://onshape.com.evil.example`, 'This page was opened by another site than Onshape.'],
  [`?${FULL}&server=http://cad.onshape.com`, 'This page was opened by another site than Onshape.'],
  [`?${FULL}&server=javascript:alert(1)`, 'This page was opened by another site than Onshape.'],
  ['', 'This page belongs into the right panel of a document in Onshape.'],
  [
    `?${FULL.replace('d1', 'a/b')}&server=${SITE}`,
    'This page belongs into the right panel of a document in Onshape.',
  ],
])('reads %s', (search, read) => {
  const context = panelContext(search, SITE)
  const text =
    typeof context === 'string'
      ? context
      : `${context.documentId} ${context.parent} ${context.elementId} ${context.server}`
  expect(text).toBe(read)
})

it('knows the address of the place', () => {
  const context = panelContext(`?${FULL}&server=${SITE}`, SITE)
  if (typeof context === 'string') throw new Error(context)
  expect(documentAddress(context, SITE)).toBe('https://cad.onshape.com/documents/d1/w/m1/e/e1')
})

it('gives a window without storage its own', () => {
  const refusing = {} as Window
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(refusing, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  ensureStorage(refusing)
  const { localStorage: storage } = refusing
  storage.setItem('a', '1')
  expect([storage.getItem('a'), storage.getItem('b'), storage.length, storage.key(0)]).toEqual([
    '1',
    null,
    1,
    'a',
  ])
  storage.removeItem('a')
  expect(storage.length).toBe(0)
  expect(refusing.sessionStorage).not.toBe(storage)
})
