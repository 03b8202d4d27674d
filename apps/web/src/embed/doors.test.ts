/** Forms with their links, and frames, take and refuse what the evaluation service does. */
import { CASES, sheetOfInputs } from '@calcwright/blocks/sheet-schema/testing'
import { inputOf } from '@calcwright/blocks/sheet-schema'
import type { FrameMessage } from '@calcwright/contract'
import { ControlValues, ResultsStore } from '@calcwright/editor'
import { Worksheet, blocksFromPlain } from '@calcwright/document'
import { registry } from '@calcwright/blocks/schemas'
import type { BlockResult, ResultsSnapshot } from '@calcwright/evaluator'
import { describe, expect, it, vi } from 'vitest'
import { HostAnswers } from './host-answers.ts'
import type { EmbeddedSheet } from './open-embedded.ts'
import { FormValues } from '../form/form-values.ts'
import { fromFragment, toFragment } from '../form/stored-values.ts'

function opened() {
  const worksheet = sheetOfInputs()
  return { worksheet, controlValues: new ControlValues(worksheet) }
}

/** Values that fit into a link: it has texts only, which have no kind. */
const LINKED = CASES.filter(
  ([, value, outcome]) =>
    typeof value !== 'object' && (typeof value !== 'boolean' || typeof outcome === 'string'),
)

describe('a link to a form', () => {
  it.each(LINKED)('with %s=%s: %j', (name, value, outcome) => {
    const sheet = opened()
    const values = new FormValues(sheet, () => {})
    values.know(new Map([[sheet.worksheet.blocks()[1]!.id, 'm']]))
    const link = toFragment({ [name]: value as string })
    values.take(fromFragment(`#${link}`) ?? {})
    const { refused, problems } = values.state.getState()
    const sentences = [...refused, ...Object.values(problems)]
    expect(sentences).toEqual(typeof outcome === 'string' ? [] : [outcome[1]])
    values.close()
  })

  it('names what the form does not ask for, and reads links of earlier versions', () => {
    const sheet = opened()
    const values = new FormValues(sheet, () => {})
    values.take({ Q: '3', steel: '~1', wind: '~true', k: '~7' })
    expect(values.state.getState().refused).toEqual([
      expect.stringMatching(/^There is no input Q\. There are: F, L/),
    ])
    expect(values.entered()).toEqual({ steel: 'S355', wind: true, k: '7 [kN]' })
    const again = new FormValues(opened(), () => {})
    again.take(fromFragment(toFragment(values.entered()))!)
    expect(again.inputs()).toEqual(values.inputs())
    for (const each of [values, again]) each.close()
  })
})

/** Results that say which names the lines define. */
function resultsOf(worksheet: Worksheet): ResultsStore {
  const results = new ResultsStore()
  const defined = worksheet.blocks().flatMap((block): [string, BlockResult][] => {
    const name = inputOf(block)?.name
    const outcome = { shown: false, unit: inputOf(block)?.unit ?? '', error: null, notices: [] }
    const result = { block: block.id, defines: [name ?? ''], outcomes: [outcome] } as unknown as BlockResult
    return name === undefined ? [] : [[block.id, result]]
  })
  results.load({ results: Object.fromEntries(defined) } as ResultsSnapshot)
  return results
}

/** The answer of a frame to `set`, and its sheet. */
async function set(
  values: Record<string, unknown>,
  worksheet = sheetOfInputs(),
  results = new ResultsStore(),
) {
  const controlValues = new ControlValues(worksheet)
  const sheet = { worksheet, controlValues, results, rights: { interaction: 2 } }
  const answered = Promise.withResolvers<object>()
  const link = { post: (message: Omit<FrameMessage, 'calcwright'>) => answered.resolve(message) }
  const evaluator = { settled: async () => {} }
  const answers = new HostAnswers({ ...sheet, evaluator } as unknown as EmbeddedSheet, link as never)
  answers.receive({ calcwright: 1, type: 'set', id: 1, values })
  const answer = await answered.promise
  answers.close()
  const blocks = sheet.worksheet.blocks().map(block => sheet.controlValues.over(block))
  return {
    answer,
    values: Object.fromEntries(blocks.map(block => [inputOf(block)?.name, inputOf(block)?.value])),
  }
}

describe('a frame', () => {
  it.each(CASES)('set to %s := %j: %j', async (name, value, outcome) => {
    const { answer } = await set({ [name]: value })
    expect(answer).toMatchObject(
      typeof outcome === 'string'
        ? { ok: true }
        : { ok: false, message: outcome[1], problems: [{ name, code: outcome[0], message: outcome[1] }] },
    )
  })

  it('reads a number in the unit of the worksheet, whatever was set before', async () => {
    const worksheet = sheetOfInputs()
    const sheet = { worksheet, controlValues: new ControlValues(worksheet), rights: { interaction: 2 } }
    const messages: { controls?: { name: string }[] }[] = []
    const link = { post: (message: object) => void messages.push(message) }
    const evaluator = { settled: async () => {} }
    const opened = { ...sheet, evaluator, results: new ResultsStore() } as unknown as EmbeddedSheet
    const answers = new HostAnswers(opened, link as never)
    for (const [id, F] of ['2000 [N]', 12].entries())
      await vi.waitFor(() => {
        if (messages.length === id) answers.receive({ calcwright: 1, type: 'set', id, values: { F } })
        expect(messages).toHaveLength(id + 1)
      })
    answers.receive({ calcwright: 1, type: 'controls', id: 3 })
    await vi.waitFor(() => expect(messages).toHaveLength(3))
    answers.close()
    const control = messages[2]!.controls!.find(({ name }) => name === 'F')
    expect(control).toMatchObject({ value: '12 [kN]', unit: 'kN' })
  })

  it('sets all values or none', async () => {
    const before = (await set({})).values
    const { answer, values } = await set({ F: 12, k: 80, Q: 1 })
    expect(answer).toMatchObject({ problems: [{ code: 'input.range' }, { code: 'input.unknown' }] })
    expect(values).toEqual(before)
    expect((await set({ F: 12, wind: true })).values).toMatchObject({ F: '12 [kN]', wind: true })
  })

  it('takes lines that define a name once, and refuses others as the evaluation service does', async () => {
    const sheetOf = () =>
      Worksheet.create(registry, {
        name: 'Beam',
        blocks: blocksFromPlain(registry, 'F := 10 [kN]\nW := 200 [cm^3]\nW := 300 [cm^3]'),
      })
    const sheet = sheetOf()
    expect((await set({ F: '3 kN' }, sheet, resultsOf(sheet))).values).toMatchObject({ F: '3 [kN]' })
    for (const [name, value, code] of [
      ['Q', 1, 'input.unknown'],
      ['W', 1, 'input.redefined'],
      ['F', Number.NaN, 'input.kind'],
    ] as const)
      expect((await set({ [name]: value }, sheet, resultsOf(sheet))).answer).toMatchObject({
        ok: false,
        problems: [{ name, code }],
      })
  })
})
