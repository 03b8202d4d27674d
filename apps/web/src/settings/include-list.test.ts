import { expect, it } from 'vitest'
import { type Include, withInclude } from './includes-section.tsx'

const include = (text: string): Include => {
  const [source = '', variables = ''] = text.split(':')
  return { source, name: source.toUpperCase(), variables: variables.split(',') }
}
const list = (text: string): Include[] => text.split(' ').filter(Boolean).map(include)

/** Columns: the list, the include that was changed, what it is now, the new list. */
it.each<[string, string | null, string, string]>([
  ['', null, 'a:x', 'a:x'],
  ['a:x', null, 'b:y', 'a:x b:y'],
  ['a:x b:y', 'a:x', 'a:x,z', 'a:x,z b:y'],
  ['a:x b:y', 'a:x', 'c:z', 'c:z b:y'],
  ['a:x b:y', null, 'a:z', 'a:z b:y'],
  ['a:x b:y c:z', 'c:z', 'a:w', 'b:y a:w'],
])('in [%s], %s becomes %s: [%s]', (before, changed, now, after) =>
  expect(withInclude(list(before), include(now), changed === null ? null : include(changed))).toEqual(
    list(after),
  ),
)
