import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportCommand } from './export-command.ts'
import { openFile } from './opened-file.ts'
import { EXPORT_FORMATS } from './formats.ts'

vi.mock('../start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'calcwright-'))))
afterAll(() => rm(folder, { recursive: true }))

const TEXT = '# Bar\nF := 12 [kN]\nif F > 5 [kN] {\n  F/2 =\n}\n'

test('plain notation becomes a worksheet, and the same text again', async () => {
  const calc = String((await EXPORT_FORMATS.get('calc')!.write(openFile('bar.txt', TEXT), '')).content)
  expect(JSON.parse(calc)).toMatchObject({ name: 'bar' })
  expect((await EXPORT_FORMATS.get('txt')!.write(openFile('bar.calc', calc), '')).content).toBe(TEXT)
})

test('a file that is not there, a folder that is not there', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const request = { steps: false, format: 'txt', out: join(folder, 'no', 'a.txt') }
  expect(await exportCommand({ ...request, file: join(folder, 'none.calc') })).toBe(2)
  const calc = join(folder, 'a.calc')
  const { writeFile } = await import('node:fs/promises')
  await writeFile(calc, TEXT)
  expect(await exportCommand({ ...request, file: calc })).toBe(2)
  expect(write.mock.calls.join('')).toMatch(/there is no such file[\s\S]*cannot be written/)
  write.mockRestore()
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await exportCommand({ file: calc, format: 'txt', out: join(folder, 'b.txt'), steps: false })).toBe(0)
  out.mockRestore()
  expect(await readFile(join(folder, 'b.txt'), 'utf8')).toBe(TEXT)
})
