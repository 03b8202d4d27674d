import { defaultSettings, presetSettings } from '@calcwright/document'
import { expect, it } from 'vitest'
import { summaryOf } from './settings-summary.tsx'

const settings = defaultSettings()

it.each([
  [{}, 'rad · m kg s · decimals'],
  [{ angle: 'deg', approx: false } as const, 'deg · m kg s · exact'],
  [presetSettings('ips', settings), 'rad · in lb s · decimals'],
])('%o reads %s', (change, text) => expect(summaryOf({ ...settings, ...change })).toBe(text))
