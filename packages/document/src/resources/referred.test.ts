import { expect, it } from 'vitest'
import { testRegistry } from '../test-types.ts'
import type { NewBlock } from '../types.ts'
import { Worksheet } from '../worksheet.ts'
import { resourcesOf } from './referred.ts'

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
const picture = (digest: string): string => `<img file:${digest}>`

const CASES: readonly [name: string, blocks: readonly NewBlock[], digests: readonly string[]][] = [
  ['nothing', [{ type: 'note', props: { text: A } }], []],
  ['what a type says', [{ type: 'rich', props: { html: `<p>${picture(A)}${picture(B)}</p>` } }], [A, B]],
  [
    'each once, in containers as well',
    [
      { type: 'rich', props: { html: picture(A) } },
      { type: 'indent', children: [{ type: 'rich', props: { html: picture(A) } }] },
    ],
    [A],
  ],
  ['a type that is unknown', [{ type: 'scan', props: { deep: [{ file: `sha:${B}` }] } }], [B]],
  ['a newer version', [{ type: 'rich', version: 9, props: { file: A } }], [A]],
  ['longer words are none', [{ type: 'scan', props: { a: `${A}b`, b: `x${A}` } }], []],
]

it.each(CASES)('resources of %s', (_, blocks, digests) => {
  const sheet = Worksheet.create(testRegistry, { blocks })
  expect([...resourcesOf(testRegistry, sheet.blocks())]).toEqual(digests)
})
