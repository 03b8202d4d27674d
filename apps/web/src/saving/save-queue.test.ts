import { TransportError, toBase64 } from '@calcwright/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FATAL_SAVE_ERROR } from './save-messages.ts'
import { SAVE_DELAY, SAVE_LIMIT } from './save-queue.ts'
import { setup } from './test-save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('SaveQueue', () => {
  test('waits for quiet, saves once and tells', async () => {
    const { worksheet, server, phase, onSaved, accepted } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY - 1)
    worksheet.change()
    expect([phase(), server.sent()]).toEqual(['pending', []])
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    expect([phase(), server.sent()]).toEqual(['saving', ['patch 2']])
    await server.accept()
    expect([phase(), onSaved.mock.calls.length, accepted.mock.calls.length]).toEqual(['saved', 1, 1])
  })

  test('saves results that come after the worksheet on their own, once', async () => {
    const { worksheet, server, results, phase } = setup()
    const calculation = Promise.withResolvers<void>()
    results.calculated = calculation.promise
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.accept()
    expect([phase(), server.requests.length]).toEqual(['saved', 1])
    results.news = true
    calculation.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect([phase(), server.requests.map(request => request.archive_patch)]).toEqual(['saved', ['{}', '{}']])
    expect(server.requests[1]?.patch).toBeUndefined()
    await server.accept()
    await vi.advanceTimersByTimeAsync(SAVE_LIMIT)
    expect([phase(), server.requests.length]).toEqual(['saved', 2])
  })

  test('saves results of a worksheet that nobody has changed, and troubles nobody when that is refused', async () => {
    const { server, queue, results, phase } = setup()
    results.news = false
    await queue.saveResults()
    expect(server.requests).toEqual([])
    results.news = true
    const first = queue.saveResults()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.requests.map(({ patch, archive_patch }) => [patch, archive_patch])).toEqual([
      [undefined, '{}'],
    ])
    await server.refuse({ success: false, problem: 'too-large', message: 'Full.' })
    await first
    expect([phase(), queue.hasUnsavedChanges]).toEqual(['saved', false])
  })

  test('sends what came during a long save right after it, on the new version', async () => {
    const { worksheet, server, queue, onSaved } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY * 3)
    expect(server.sent()).toEqual(['patch 1'])
    await server.accept({ version: 7 })
    expect(onSaved).not.toHaveBeenCalled()
    expect([server.sent(), server.requests[1]?.known_server_version]).toEqual([['patch 1', 'patch 2'], 7])
    await server.accept()
    expect(queue.hasUnsavedChanges).toBe(false)
  })

  test('goes on trying while the new name of somebody else is not stored', async () => {
    const { worksheet, server, phase } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    for (const delay of [1000, 2000, 4000]) {
      await server.refuse({ success: false, problem: 'name', message: 'No rights to rename.' })
      expect(phase()).toBe('retrying')
      await vi.advanceTimersByTimeAsync(delay)
    }
    await server.accept()
    expect([phase(), server.sent()]).toEqual(['saved', ['patch 1', 'patch 1', 'patch 1', 'patch 1']])
  })

  test('tells that the worksheet has another hash, and goes on by it', async () => {
    const { worksheet, server, queue, onMoved } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.accept({ hash_string: 'n'.repeat(20) })
    expect(onMoved).toHaveBeenCalledWith('n'.repeat(20))
    queue.moveTo('n'.repeat(20))
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    expect(server.requests.map(request => request.worksheet_hash[0])).toEqual(['h', 'n'])
  })

  test('merges what others saved, and changes of others are not sent back', async () => {
    const { worksheet, server } = setup()
    worksheet.change('remote')
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    expect(server.sent()).toEqual([])
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.accept({ document_update: toBase64(Uint8Array.of(9)) })
    expect(worksheet.merged).toEqual([9])
  })

  test.each([new TransportError('away', 0), new TransportError('failed', 503)])(
    'tries again after: %s',
    async error => {
      const { worksheet, server, phase, queue } = setup()
      worksheet.change()
      await vi.advanceTimersByTimeAsync(SAVE_DELAY)
      await server.fail(error)
      expect([phase(), queue.hasUnsavedChanges]).toEqual(['retrying', true])
      worksheet.change()
      await vi.advanceTimersByTimeAsync(1000)
      expect(server.sent()).toEqual(['patch 1', 'patch 2'])
      await server.fail(error)
      queue.retryNow()
      await vi.advanceTimersByTimeAsync(0)
      await server.accept()
      expect([phase(), server.sent().length]).toEqual(['saved', 3])
    },
  )

  test('sends everything when the server asks for it', async () => {
    const { worksheet, server, phase } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.refuse({ success: false, message: 'send all', problem: 'resave' })
    expect(server.sent()).toEqual(['patch 1', 'full 1'])
    await server.accept()
    expect(phase()).toBe('saved')
  })

  test.each([
    [{ success: false as const, message: 'No.' }, 'Error while saving: No.', null],
    [
      { success: false as const, message: 'No.', alert: true, title: 'Sorry' },
      'Error while saving: No.',
      { title: 'Sorry', message: 'No.', remedy: 'reload' },
    ],
    [
      { success: false as const, message: 'No.', alert: true },
      'Error while saving: No.',
      { title: 'Save Failed', message: 'No.', remedy: 'reload' },
    ],
    [
      { success: false as const, message: FATAL_SAVE_ERROR, problem: 'empty' as const },
      FATAL_SAVE_ERROR,
      null,
    ],
  ])('stops for good on a refusal: %o', async (refusal, message, alert) => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.refuse(refusal)
    worksheet.change()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.sent(), queue.hasUnsavedChanges]).toEqual([['patch 1'], true])
    expect(queue.state.getState()).toMatchObject({ phase: 'stopped', message, alert })
  })

  test.each([
    [true, 'stopped'],
    [false, 'read-only'],
  ])('is stopped from outside with a reason; may edit: %s', async (mayEdit, phase) => {
    const { worksheet, server, queue } = setup(mayEdit)
    worksheet.change()
    queue.stop('It is gone.')
    worksheet.change()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(queue.state.getState()).toMatchObject({ phase, message: 'It is gone.' })
    expect([server.sent(), queue.hasUnsavedChanges]).toEqual([[], mayEdit])
  })

  test.each([
    ['with all saved', false],
    ['with something unsaved', true],
  ])('counts what is typed after it was stopped %s as unsaved, and gives all of it', async (_, before) => {
    const { worksheet, server, queue } = setup()
    worksheet.encode = () => Uint8Array.of(200)
    if (before) worksheet.change()
    expect(queue.unsavedUpdate()).toEqual(Uint8Array.of(worksheet.value))
    queue.stop('It is gone.')
    expect(queue.unsavedUpdate()).toEqual(Uint8Array.of(200))
    expect(queue.hasUnsavedChanges).toBe(before)
    worksheet.change()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.sent(), queue.hasUnsavedChanges, queue.state.getState().phase]).toEqual([
      [],
      true,
      'stopped',
    ])
  })

  test('rests while the right to edit is taken away, also when a save is under way', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    worksheet.change()
    queue.setMayEdit(false)
    await server.refuse({ success: false, message: 'View only.', problem: 'rights' })
    worksheet.change()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(queue.state.getState()).toMatchObject({ phase: 'read-only', message: '' })
    expect([server.sent(), queue.hasUnsavedChanges]).toEqual([['patch 1'], false])
    queue.setMayEdit(true)
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    expect(server.sent()).toEqual(['patch 1', 'patch 4'])
  })

  test.each([
    ['made while viewing', false],
    ['left over when the rights were taken away', true],
  ])('saves what was %s as soon as it may', async (_, before) => {
    const { worksheet, server, queue } = setup(before)
    worksheet.change()
    queue.setMayEdit(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.sent(), queue.state.getState().phase]).toEqual([[], 'read-only'])
    queue.setMayEdit(true)
    expect(queue.state.getState().phase).toBe('pending')
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.accept()
    expect([server.sent(), queue.state.getState().phase]).toEqual([['patch 1'], 'saved'])
    queue.setMayEdit(false)
    queue.setMayEdit(true)
    expect(queue.state.getState().phase).toBe('saved')
  })

  test('advises to wait once in an outage, and takes it back when the server answers', async () => {
    const { worksheet, server, queue } = setup()
    const away = new TransportError('The server cannot be reached', 0)
    const alerts: unknown[] = []
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    for (let attempt = 1; attempt <= 4; attempt++) {
      await server.fail(away)
      alerts.push(queue.state.getState().alert?.remedy)
      queue.dismissAlert()
      await vi.advanceTimersByTimeAsync(15_000)
    }
    expect(alerts).toEqual([undefined, undefined, 'wait', undefined])
    expect(queue.state.getState().message).toBe('Error while saving: The server cannot be reached')
    await server.accept()
    expect(queue.state.getState()).toMatchObject({ phase: 'saved', message: '', alert: null })
  })

  test('stops and says so when the answer will not get better', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.fail(new TransportError('Not a server', 418))
    expect(queue.state.getState()).toMatchObject({
      phase: 'stopped',
      message: 'Error while saving: Not a server',
      alert: { title: 'Save Failed', remedy: 'reload' },
    })
  })

  test('never sends a worksheet without lines', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.lines = 0
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    expect([server.sent(), queue.state.getState()]).toMatchObject([
      [],
      { phase: 'stopped', message: FATAL_SAVE_ERROR },
    ])
  })

  test('passes on what the server remarks on a save that it took', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    await server.accept({ message: 'The name stays.' })
    expect(queue.state.getState()).toMatchObject({
      phase: 'saved',
      message: 'Error while saving: The name stays.',
    })
  })

  test('saves nothing without the right to', async () => {
    const { worksheet, server, phase } = setup(false)
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY * 2)
    expect([phase(), server.sent()]).toEqual(['read-only', []])
  })

  test('what is not written yet is no change to save, and nobody without the right waits for it', () => {
    const { queue, phase } = setup()
    queue.setUnwritten(true)
    expect([queue.state.getState().unwritten, queue.hasUnsavedChanges, phase()]).toEqual([
      true,
      false,
      'saved',
    ])
    queue.setUnwritten(false)
    expect(queue.state.getState().unwritten).toBe(false)
    const reader = setup(false).queue
    reader.setUnwritten(true)
    expect(reader.state.getState().unwritten).toBe(false)
  })

  test('saves at once and in full when asked', async () => {
    const { server, queue, phase } = setup()
    queue.saveNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.sent()).toEqual(['full 0'])
    await server.accept()
    expect(phase()).toBe('saved')
  })

  test('closing sends what is left', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    const closed = queue.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.sent()).toEqual(['patch 1'])
    await server.accept()
    await closed
    expect(queue.hasUnsavedChanges).toBe(false)
  })

  test('closing waits for the save that runs, and sends what came during it', async () => {
    const { worksheet, server, queue } = setup()
    worksheet.change()
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    worksheet.change()
    let closed = false
    const closing = queue.close().then(() => (closed = true))
    await server.accept()
    expect([server.sent(), closed]).toEqual([['patch 1', 'patch 2'], false])
    await server.accept()
    await closing
    expect(queue.hasUnsavedChanges).toBe(false)
  })

  test('saves in steady typing', async () => {
    const { worksheet, server } = setup()
    const savedAt: number[] = []
    for (let second = 1; second <= 27; second++) {
      worksheet.change()
      await vi.advanceTimersByTimeAsync(1000)
      if (server.requests.length === savedAt.length) continue
      savedAt.push(second)
      await server.accept()
    }
    const limit = SAVE_LIMIT / 1000
    expect(savedAt).toEqual([limit, 2 * limit])
  })

  test('slow saves do not follow each other while somebody types', async () => {
    const { worksheet, server } = setup()
    for (let tenth = 1; tenth <= 270; tenth++) {
      worksheet.change()
      await vi.advanceTimersByTimeAsync(100)
      if (tenth % 5 === 0) await server.accept()
    }
    expect(server.sent().length).toBe(2)
  })

  test('sends at once what is unsaved when the person looks elsewhere', async () => {
    const { worksheet, server, queue } = setup()
    queue.saveSoon()
    worksheet.change()
    queue.saveSoon()
    await vi.advanceTimersByTimeAsync(0)
    expect(server.sent()).toEqual(['patch 1'])
  })

  test('a page that goes away sends what is unsaved, or on its way, in a request that outlives it', async () => {
    const { worksheet, server, queue } = setup()
    queue.sendAndLeave()
    worksheet.change()
    queue.sendAndLeave()
    expect([server.sent(), server.outliving]).toEqual([['patch 1'], [0]])
    await vi.advanceTimersByTimeAsync(SAVE_DELAY)
    queue.sendAndLeave()
    expect([server.sent().length, server.outliving]).toEqual([3, [0, 2]])
  })

  test('a page that goes away leaves what is too large to the store of the browser', () => {
    const { worksheet, server, queue } = setup()
    worksheet.encodeSince = () => new Uint8Array(60_000)
    worksheet.change()
    queue.sendAndLeave()
    expect(server.sent()).toEqual([])
  })
})
