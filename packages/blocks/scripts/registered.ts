/** The modules that bring the parts of all block types together, written from the list in `src/types.ts`. */
import { existsSync } from 'node:fs'
import { TYPE_FOLDERS } from '../src/types.ts'

export const SOURCES = new URL('../src/', import.meta.url)

interface Part {
  /** File in the folder of a type, whose default export is the part. */
  readonly file: string
  /** Module below `src/registered/` that imports the part of every type that has it. */
  readonly module: string
  readonly comment: string
  /** Import of a type that the list needs. */
  readonly typeImport?: string
  /** @param names the imported parts, one a line with a comma */
  list(names: string): string
}

const PARTS: readonly Part[] = [
  {
    file: 'schema.ts',
    module: 'schemas.ts',
    comment: 'The saved form of each block type.',
    typeImport: "import type { AnyBlockType } from '@calcwright/document'",
    list: names => `export const blockTypes: readonly AnyBlockType[] = [\n${names}].flat()`,
  },
  {
    file: 'evaluate.ts',
    module: 'evaluations.ts',
    comment: 'The evaluation of each block type; a type that is not here computes nothing.',
    typeImport: "import type { BlockEvaluation } from '@calcwright/evaluator'",
    list: names => `export const blockEvaluations = [\n${names}].flat() as readonly BlockEvaluation[]`,
  },
  {
    file: 'view.tsx',
    module: 'views.ts',
    comment: 'How each block type is drawn, edited and offered.',
    typeImport: "import type { BlockViewEntry } from '@calcwright/editor'",
    list: names => `export const blockViews: readonly BlockViewEntry[] = [\n${names}].flat()`,
  },
  {
    file: 'icons.ts',
    module: 'icons.ts',
    comment: 'The icon of each block type and tool by its id; loaded when the first one is drawn.',
    typeImport: "import type { Tool } from '@calcwright/editor'",
    list: names => `export const ICONS: Readonly<Record<string, Tool['icon']>> = {\n${spread(names)}}`,
  },
  {
    file: 'help.ts',
    module: 'help.ts',
    comment: 'The pages of help; loaded when somebody asks for help.',
    list: names => `export const HELP_TEXTS: readonly string[] = [\n${names}]`,
  },
]

const spread = (names: string): string => names.replaceAll(/^ {2}/gm, '  ...')

/** `plots/line` as a name: `plotsLine`. */
const nameOf = (folder: string): string =>
  folder.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())

function moduleText({ file, comment, typeImport, list }: Part): string {
  const folders = TYPE_FOLDERS.filter(folder => existsSync(new URL(`${folder}/${file}`, SOURCES)))
  const imports = folders.map(folder => `import ${nameOf(folder)} from '../${folder}/${file}'`)
  const lines = [
    `/** ${comment} Written by scripts/register.ts. */`,
    ...(typeImport ? [typeImport] : []),
    ...imports,
  ]
  return `${lines.join('\n')}\n\n${list(folders.map(folder => `  ${nameOf(folder)},\n`).join(''))}\n`
}

/** Texts of the modules by their path below `src/`. */
export const registeredModules = (): ReadonlyMap<string, string> =>
  new Map(PARTS.map(part => [`registered/${part.module}`, moduleText(part)]))
