/** Imports of a source file that lead to another one: of values, of types only, exported further, fetched later. */
import { globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'

/** Files that each file imports; a file that imports none has an empty list. */
export type Imports = ReadonlyMap<string, readonly string[]>

const GENERATED = /\/(?:node_modules|dist|native)\//

/** Modules that a source names, as they are written there. */
function specifiersIn(path: string, source: string): Set<string> {
  const { module, program } = parseSync(path, source)
  const found = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.value))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.add(moduleRequest.value)
  const add = (node: { type: string; value?: unknown }): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.add(node.value)
  }
  // A module record has neither the types of `import('./file.ts').Name` nor the text of a dynamic import.
  if (source.includes('import('))
    new Visitor({
      ImportExpression: ({ source: module }) => add(module),
      TSImportType: ({ source: module }) => add(module),
    }).visit(program)
  return found
}

/**
 * @param folders inside of `root`, with slashes
 * @returns files by their path from `root`, with slashes
 */
export function importsIn(root: string, folders: readonly string[]): Imports {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    conditionNames: ['import', 'default', 'types'],
  })
  // Targets are named by their real place: a package of the house is a link in node_modules.
  const real = realpathSync(root)
  const named = (path: string): string => relative(real, path).split(sep).join('/')
  const files = folders
    .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .map(path => path.split(sep).join('/'))
    .filter(path => !GENERATED.test(`/${path}`))
    .sort()
  const sources = new Set(files)
  return new Map(
    files.map(path => {
      const file = join(root, path)
      const reached = [...specifiersIn(path, readFileSync(file, 'utf8'))]
        .map(specifier => resolver.sync(dirname(file), specifier.replace(/\?.*$/, '')).path)
        .flatMap(target => (target === undefined ? [] : named(target)))
      return [path, [...new Set(reached)].filter(target => sources.has(target))]
    }),
  )
}
