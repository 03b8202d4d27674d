import { FUNCTIONS, templateFor } from '@calcwright/reference/functions'
import { describe, expect, test } from 'vitest'
import { RULES } from './rules/index.ts'
import { signaturesOf } from './signature.ts'
import { expandTemplate } from './templates.ts'

const NOWHERE = { start: 0, end: 0 }

describe('the function table', () => {
  test.each(FUNCTIONS.map(entry => [entry.name, entry] as const))(
    '%s has a rule that exists',
    (_, { rule }) => {
      if (rule.startsWith('@')) expect(RULES).toHaveProperty(rule.slice(1))
      else if (rule !== 'plain' && rule !== 'same') expect(signaturesOf(rule).length).toBeGreaterThan(0)
    },
  )

  const withFormula = FUNCTIONS.filter(entry => entry.templates.length > 0)
  test.each(withFormula.map(entry => [entry.name, entry] as const))('%s stands for a formula', (_, entry) => {
    for (const count of [1, 2, 3]) {
      const args = ['1', '2', '3']
        .slice(0, count)
        .map(text => ({ kind: 'number', text, span: NOWHERE }) as const)
      expect(() => expandTemplate(templateFor(entry, count)!, args, NOWHERE, 1)).not.toThrow()
    }
  })
})
