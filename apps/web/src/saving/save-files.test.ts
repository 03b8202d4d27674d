import { TransportError, type Refusal } from '@calcwright/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SAVE_DELAY } from './save-queue.ts'
import { setup } from './test-save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const TOO_LARGE: Refusal = { success: false, problem: 'too-large', message: 'No room.' }

test('no save goes out before the files that it refers to, and the attempt is repeated', async () => {
  const sendFiles = vi.fn<() => Promise<Refusal | null>>()
  sendFiles.mockRejectedValueOnce(new TransportError('away', 0)).mockResolvedValue(null)
  const { worksheet, server, phase } = setup(true, sendFiles)
  worksheet.change()
  await vi.advanceTimersByTimeAsync(SAVE_DELAY)
  expect([server.sent(), phase()]).toEqual([[], 'retrying'])
  await vi.advanceTimersByTimeAsync(1000)
  expect([server.sent(), sendFiles.mock.calls.length]).toEqual([['patch 1'], 2])
})

test('a refused file is reported like a refused save', async () => {
  const sendFiles = vi.fn<() => Promise<Refusal | null>>()
  sendFiles.mockResolvedValueOnce(TOO_LARGE).mockResolvedValue(null)
  const { worksheet, server, queue, phase } = setup(true, sendFiles)
  worksheet.change()
  await vi.advanceTimersByTimeAsync(SAVE_DELAY)
  expect(queue.state.getState().message).toContain('Error while saving: No room.')
  expect([server.sent(), phase(), queue.hasUnsavedChanges]).toEqual([[], 'too-large', true])
  // The picture was removed.
  worksheet.change()
  await vi.advanceTimersByTimeAsync(SAVE_DELAY)
  expect(server.sent()).toEqual(['patch 2'])
})
