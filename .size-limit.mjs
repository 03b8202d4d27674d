/** What the pages may weigh. A page is all the scripts that it needs before anything shows. */
import { readdirSync, readFileSync } from 'node:fs'

const DIST = 'apps/web/dist'
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))

/** What these modules need at once, by way of their static imports, as the manifest has it. */
function chunksOf(...modules) {
  const chunks = new Set()
  const visit = key => {
    const chunk = manifest[key]
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...chunks]
}

const inFolder = files => [...new Set(files)].map(file => `${DIST}/${file}`)
const scriptsOf = (...modules) => inFolder(chunksOf(...modules).map(chunk => chunk.file))
const stylesOf = (...modules) => inFolder(chunksOf(...modules).flatMap(chunk => chunk.css ?? []))

const WORKSHEET = ['index.html', 'src/worksheet/worksheet-route.tsx']

/** What most worksheets call; the other part comes when one calls more, or in spare time. */
const FIRST_PART = `${DIST}/assets/${readdirSync(`${DIST}/assets`).find(file => /^giac-[\w-]{8}\.wasm\.br$/.test(file))}`

/** What draws plots comes with the first plot only. */
const drawing = `${DIST}/${Object.values(manifest).find(({ name, file }) => name === 'drawing' && file.endsWith('.js')).file}`
const pages = scriptsOf('index.html', 'src/list/list-screen.tsx', 'src/worksheet/worksheet-route.tsx')
if (pages.includes(drawing)) {
  throw new Error(
    'A page without a plot loads what draws plots: import it where a plot is drawn (lazyModule).',
  )
}

export default [
  {
    name: 'scripts of the first page, the list',
    path: scriptsOf('index.html', 'src/list/list-screen.tsx'),
    // The hashes in the names of other chunks alone change it by some twenty bytes.
    limit: '186.5 kB',
    gzip: true,
  },
  {
    name: 'scripts of a worksheet before its first key',
    path: scriptsOf(...WORKSHEET),
    limit: '446 kB',
    gzip: true,
  },
  {
    name: 'what draws plots, fetched with the first one',
    path: drawing,
    limit: '20 kB',
    gzip: true,
  },
  {
    name: 'the first part of the engine as sent',
    path: FIRST_PART,
    limit: '1.15 MB',
    gzip: false,
    brotli: false,
  },
  {
    name: 'both parts of the engine as sent',
    path: `${DIST}/assets/*.wasm.br`,
    limit: '2.85 MB',
    gzip: false,
    brotli: false,
  },
  {
    name: 'all that is sent for a first calculation',
    path: [
      ...[...scriptsOf(...WORKSHEET), ...stylesOf(...WORKSHEET)].map(file => `${file}.br`),
      `${DIST}/assets/*worker*.js.br`,
      FIRST_PART,
    ],
    limit: '2.05 MB',
    gzip: false,
    brotli: false,
  },
]
