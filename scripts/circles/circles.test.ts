import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { circlesIn } from './circles.ts'
import { importsIn } from './imports.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Files in a new folder, by their path and contents. */
function planted(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  folders.push(root)
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  return circlesIn(importsIn(root, ['src']))
}

const BACK = "import { a } from './a.ts'\nexport const b = a"

test.each([
  ['values', "import { b } from './b.ts'\nexport const a = b"],
  ['types only', "import type { b } from './b.ts'\nexport const a: typeof b = 1"],
  ['a type among values', "import { type B, c } from './b.ts'\nexport const a = c as B"],
  ['an export', "export * from './b.ts'"],
  ['the type of a module', "export type A = import('./b.ts').B\nexport const a = 1"],
  ['a module that is fetched later', "export const a = () => import('./b.ts')"],
  ['a query of the bundler', "import b from './b.ts?worker'\nexport const a = b"],
])('a circle through %s is found', (_, source) => {
  expect(planted({ 'src/a.ts': source, 'src/b.ts': BACK })).toEqual([
    { files: ['src/a.ts', 'src/b.ts'], shortest: ['src/a.ts', 'src/b.ts', 'src/a.ts'] },
  ])
})

test('a longer circle that passes through a type-only import is found beside a shorter one', () => {
  const importing = (...names: readonly string[]) => names.map(name => `import './${name}.ts'`).join('\n')
  const circles = planted({
    'src/propagate.ts': importing('model'),
    'src/model.ts': importing('solve', 'helper'),
    'src/helper.ts': importing('model'),
    'src/solve.ts': "import type { Call } from './deep/calls.ts'",
    'src/deep/calls.ts': "import '../propagate.ts'",
    'src/main.ts': importing('propagate', 'solve'),
  })
  expect(circles).toEqual([
    {
      files: ['src/deep/calls.ts', 'src/helper.ts', 'src/model.ts', 'src/propagate.ts', 'src/solve.ts'],
      shortest: ['src/helper.ts', 'src/model.ts', 'src/helper.ts'],
    },
  ])
})

test('a file that imports itself is a circle', () => {
  expect(planted({ 'src/a.ts': "import './a.ts'" })).toHaveLength(1)
})

test('imports that only go down are none', () => {
  const circles = planted({
    'src/a.ts': "import './b.ts'\nimport './c.ts'\nconst text = \"import './a.ts'\"",
    'src/b.ts': "import './c.ts'",
    'src/c.tsx': "import './a.ts'",
    'src/c.ts': "import 'node:fs'",
  })
  expect(circles).toEqual([])
})
