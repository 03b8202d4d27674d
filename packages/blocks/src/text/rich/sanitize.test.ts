import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLEANED, PIECES, UNCHANGED } from './sanitize.cases.ts'
import { sanitizeHtml } from './sanitize.ts'
import { sized } from '../../../../../tests/full.ts'

describe('sanitizeHtml', () => {
  it.each(UNCHANGED)('keeps %j', html => {
    expect(sanitizeHtml(html)).toBe(html)
  })

  it.each(CLEANED)('cleans %s', (_, dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean)
  })

  it('stays flat under a thousand nested tags', () => {
    const depth = sanitizeHtml('<div>'.repeat(1000)).match(/<div>/g)!.length
    expect(depth).toBe(50)
  })

  it('needs no second cleaning and lets through allowed tags only, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5 })), { maxLength: 25 }),
        parts => {
          const clean = sanitizeHtml(parts.join(''))
          expect(sanitizeHtml(clean)).toBe(clean)
          expect(clean).not.toMatch(/<(?!\/?[a-z])|<[^>]*\son|<\/?(script|style|svg|math|iframe)/)
        },
      ),
      { numRuns: sized({ usual: 300, full: 2000 }) },
    )
  })
})
