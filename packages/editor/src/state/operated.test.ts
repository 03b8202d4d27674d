import { Worksheet, createRegistry } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Operated } from './operated.ts'

const dial = {
  type: 'dial',
  version: 1,
  props: z.object({ value: z.number(), label: z.string() }),
  defaults: () => ({ value: 1, label: 'a' }),
  migrations: {},
}

function sheetWithDial() {
  const worksheet = Worksheet.create(createRegistry([dial]), { blocks: [{ id: 'd', type: 'dial' }] })
  const operated = new Operated(worksheet)
  const told: string[] = []
  operated.subscribe(block => told.push(block))
  return { worksheet, operated, told, props: () => operated.block('d')?.props }
}

describe('what is set on this page only', () => {
  it('lies over what is saved and leaves that as it is', () => {
    const { worksheet, operated, told, props } = sheetWithDial()
    operated.set('d', { value: 5 })
    expect(props()).toEqual({ value: 5, label: 'a' })
    expect(worksheet.block('d')?.props).toEqual({ value: 1, label: 'a' })
    expect(told).toEqual(['d'])
  })

  it('follows what others change beside it', () => {
    const { worksheet, operated, props } = sheetWithDial()
    operated.set('d', { value: 5 })
    worksheet.apply({ kind: 'setProps', id: 'd', props: { label: 'b', value: 2 } })
    expect(props()).toEqual({ value: 5, label: 'b' })
  })

  it('takes back what passes, and only that', () => {
    const { operated, props } = sheetWithDial()
    operated.set('d', { value: 5 })
    operated.pass('d', { value: 6 })
    expect(props()).toMatchObject({ value: 6 })
    operated.release('d')
    expect(props()).toMatchObject({ value: 5 })
  })

  it('is the same block until something differs', () => {
    const { operated } = sheetWithDial()
    operated.set('d', { value: 5 })
    expect(operated.block('d')).toBe(operated.block('d'))
  })
})
