import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registeredModules, SOURCES } from '../scripts/registered.ts'

it.each([...registeredModules()])(
  '%s is what node packages/blocks/scripts/register.ts writes',
  (path, text) => {
    expect(readFileSync(new URL(path, SOURCES), 'utf8')).toBe(text)
  },
)
