import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SAVE_DELAY } from './save-queue.ts'
import { setup } from './test-save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('SaveQueue and the greatest size', () => {
  const MB = 1024 * 1024
  const LARGE = { success: false, message: 'It is large.', problem: 'too-large' } as const

  test('waits for a change when the worksheet is too large, and says so until a save gets through', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.refuse(LARGE)
    const message =
      'Error while saving: It is large. Your last changes could not be saved. They are kept in this browser.'
    expect(queue.state.getState()).toMatchObject({ phase: 'too-large', message })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.sent(), queue.hasUnsavedChanges]).toEqual([['patch 1'], true])
    worksheet.change()
    expect(queue.state.getState()).toMatchObject({ phase: 'pending', message })
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    expect(server.sent()).toEqual(['patch 1', 'patch 2'])
    await server.accept()
    expect(queue.state.getState()).toMatchObject({ phase: 'saved', message: '' })
  })

  test('lets go of a worksheet that is too large', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.refuse(LARGE)
    await queue.close()
    expect(server.sent()).toEqual(['patch 1'])
  })

  test('says once that a worksheet is nearly as large as it may be', async () => {
    const { worksheet, server, queue } = setup()
    const save = async (size: number) => {
      worksheet.change()
      await vi.advanceTimersByTimeAsync(SAVE_DELAY)
      await server.accept({ size, size_limit: 25 * MB })
      return queue.state.getState().message
    }
    expect(await save(22 * MB)).toBe('')
    expect(await save(24 * MB)).toMatch(/^This worksheet has 24 of the 25 MB that can be saved\./)
    expect(await save(24 * MB)).toBe('')
    expect(await save(5 * MB)).toBe('')
    expect(await save(24 * MB)).toMatch(/^This worksheet has 24/)
  })
})
