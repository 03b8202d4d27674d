/**
 * Decides which modules share a script. Parts that are fetched later share modules with the pages, and
 * each set of sharers would be a script of its own: some fifty for a worksheet, which weigh a thirtieth more
 * than the few here, and are asked for one by one.
 */
import { build, type InlineConfig, type Rolldown } from 'vite'
import { chunkNamed, chunkOf, chunksOf } from './built-chunks.ts'

const START = /index\.html$/
const LIST = /list-screen\.tsx$/
const WORKSHEET = /worksheet-route\.tsx$/

/** Modules that are fetched later and read a worksheet: the script of the worksheet is loaded with them anyway. */
const SHOWS_WORKSHEET =
  /((worksheet-(route|page)|try-page|print-page|form-page|gallery-preview|revision-route|compare-dialog|checks-dialog|checked-chip|own-materials-dialog)\.tsx|(new-worksheet|adopt-drafts)\.ts)$/

/** Characters before minification: less costs more as a script of its own than where it is not needed. */
const SMALL = 2000

/**
 * The script by module, found by a build that writes nothing: only it knows which modules are used.
 * `start` is what every page needs, `pages` what the list needs as well as a worksheet (and small modules that dialogs share with worksheets), and `worksheet` what
 * only worksheets and their parts need. What remains is divided by the bundler.
 */
export async function pageScripts(config: InlineConfig): Promise<Map<string, string>> {
  const bundle = await builtInMemory(config)
  const start = chunksOf(chunkOf(START, bundle), bundle)
  const list = chunksOf(chunkOf(LIST, bundle), bundle)
  const elsewhere = withoutWorksheet(bundle)
  const scripts = new Map<string, string>()
  for (const chunk of chunksOf(chunkOf(WORKSHEET, bundle), bundle)) {
    const script = start.has(chunk)
      ? 'start'
      : list.has(chunk)
        ? 'pages'
        : !elsewhere.has(chunk)
          ? 'worksheet'
          : chunk.code.length < SMALL && needsOnly(list, chunk, bundle)
            ? 'pages'
            : undefined
    if (!script) continue
    for (const id of chunk.moduleIds) if (!ENTRY.test(id)) scripts.set(id, script)
  }
  return scripts
}

/**
 * Entries keep a chunk of their own, by which they are found; so does the runtime of the bundler. What starts the
 * application is none that the page for frames may run.
 */
const ENTRY = /^\0rolldown|(index\.html|embed\.html|main\.tsx|app\.tsx|worksheet-route\.tsx)$/

/** Whether a chunk brings nothing along but what the list needs as well. */
const needsOnly = (
  list: ReadonlySet<Rolldown.OutputChunk>,
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): boolean => [...chunksOf(chunk, bundle)].every(one => one === chunk || list.has(one))

/** The chunks of everything that can be opened without a worksheet: dialogs of the list, pages of help. */
function withoutWorksheet(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (entry: Rolldown.OutputChunk): void => {
    for (const chunk of chunksOf(entry, bundle)) {
      if (found.has(chunk)) continue
      found.add(chunk)
      for (const name of chunk.dynamicImports) {
        const part = chunkNamed(name, bundle)
        if (part && !SHOWS_WORKSHEET.test(part.facadeModuleId ?? '')) visit(part)
      }
    }
  }
  visit(chunkOf(START, bundle))
  return found
}

async function builtInMemory(config: InlineConfig): Promise<Rolldown.OutputBundle> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })
  if (!('output' in built)) throw new Error('The build in memory has another form than one output.')
  return Object.fromEntries(built.output.map(output => [output.fileName, output]))
}
