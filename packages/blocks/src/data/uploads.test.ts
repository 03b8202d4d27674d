import { expect, it } from 'vitest'
import type { Editor, Uploaded } from '@calcwright/editor'
import { rememberFiles, takeRememberedFiles } from './remembered-files.ts'
import { forgetFailed, upload, uploadsOf } from './uploads.ts'

const STORED: Uploaded = { digest: 'a', name: 'a.png', kind: 'image', width: 1, height: 1 }

/** An editor of a worksheet with one block. */
const editorWith = (messages: string[] = []) =>
  ({
    worksheet: { block: (id: string) => (id === 'here' ? {} : undefined) },
    actions: { notify: (text: string) => messages.push(text) },
  }) as unknown as Editor

it('an upload says how far it is, and goes when it is done', async () => {
  let finish: (stored: Uploaded) => void = () => {}
  let progress: (sent: number) => void = () => {}
  const done = upload(editorWith(), 'here', 'a.png', (_signal, onProgress) => {
    progress = onProgress
    return new Promise(resolve => (finish = resolve))
  })
  expect(uploadsOf('here')).toMatchObject([{ name: 'a.png', sent: 0, error: '' }])
  progress(0.5)
  expect(uploadsOf('here')).toMatchObject([{ sent: 0.5 }])
  finish(STORED)
  expect(await done).toBe(STORED)
  expect(uploadsOf('here')).toEqual([])
})

it('one that fails says why, until it is tried again; the others go on', async () => {
  const fails = upload(editorWith(), 'here', 'b.png', () => Promise.reject(new Error('no room')))
  const other = upload(editorWith(), 'here', 'c.png', () => new Promise(() => {}))
  expect(await fails).toBeNull()
  expect(uploadsOf('here')).toMatchObject([
    { name: 'b.png', error: 'no room' },
    { name: 'c.png', error: '' },
  ])
  forgetFailed('here')
  expect(uploadsOf('here')).toMatchObject([{ name: 'c.png' }])
  uploadsOf('here')[0]!.stop()
  expect(uploadsOf('here')).toEqual([])
  void other
})

it('one that is cancelled gives nothing, whatever comes', async () => {
  let signal: AbortSignal | undefined
  const done = upload(editorWith(), 'here', 'd.png', given => {
    signal = given
    return new Promise((_, reject) => given.addEventListener('abort', () => reject(new Error('gone'))))
  })
  uploadsOf('here')[0]!.stop()
  expect([await done, signal?.aborted, uploadsOf('here')]).toEqual([null, true, []])
})

it('the failure of a block that is gone is messages in passing', async () => {
  const messages: string[] = []
  await upload(editorWith(messages), 'gone', 'e.png', () => Promise.reject(new Error('no room')))
  expect(messages).toEqual(['no room'])
  expect(uploadsOf('gone')).toEqual([])
})

it('files wait once for the block that is made of them', () => {
  const file = new File([], 'a.png')
  rememberFiles('new', [file])
  expect([takeRememberedFiles('new'), takeRememberedFiles('new')]).toEqual([[file], []])
})
