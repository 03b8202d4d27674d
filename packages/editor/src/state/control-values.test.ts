import { Worksheet, createRegistry } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ControlValues } from './control-values.ts'

const dial = {
  type: 'dial',
  version: 1,
  props: z.object({ value: z.number(), label: z.string() }),
  defaults: () => ({ value: 1, label: 'a' }),
  migrations: {},
}

function sheetWithDial() {
  const worksheet = Worksheet.create(createRegistry([dial]), { blocks: [{ id: 'd', type: 'dial' }] })
  const controlValues = new ControlValues(worksheet)
  const notified: string[] = []
  controlValues.subscribe(block => notified.push(block))
  return { worksheet, controlValues, notified, props: () => controlValues.block('d')?.props }
}

describe('what is set on this page only', () => {
  it('lies over what is saved and leaves that as it is', () => {
    const { worksheet, controlValues, notified, props } = sheetWithDial()
    controlValues.set('d', { value: 5 })
    expect(props()).toEqual({ value: 5, label: 'a' })
    expect(worksheet.block('d')?.props).toEqual({ value: 1, label: 'a' })
    expect(notified).toEqual(['d'])
  })

  it('follows what others change beside it', () => {
    const { worksheet, controlValues, props } = sheetWithDial()
    controlValues.set('d', { value: 5 })
    worksheet.apply({ kind: 'setProps', id: 'd', props: { label: 'b', value: 2 } })
    expect(props()).toEqual({ value: 5, label: 'b' })
  })

  it('takes back what passes, and only that', () => {
    const { controlValues, props } = sheetWithDial()
    controlValues.set('d', { value: 5 })
    controlValues.pass('d', { value: 6 })
    expect(props()).toMatchObject({ value: 6 })
    controlValues.release('d')
    expect(props()).toMatchObject({ value: 5 })
  })

  it('is the same block until something differs', () => {
    const { controlValues } = sheetWithDial()
    controlValues.set('d', { value: 5 })
    expect(controlValues.block('d')).toBe(controlValues.block('d'))
  })
})
