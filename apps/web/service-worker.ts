import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { chunksOf } from './built-chunks.ts'
import { WORKER, type ProgramFiles } from './src/offline/worker-contract.ts'
import { fontFiles } from './worksheet-html.ts'

/** Pages and files at addresses that stay, which a start without a network needs. */
const FIXED = ['index.html', 'worksheet.html', 'drawn-early.js', 'icon.svg', 'oldest-browsers.js']

/** Writes the service worker, which names all files of this version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    writeBundle: {
      // Pages are among the files.
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        const define = {
          'process.env.NODE_ENV': '"production"',
          PROGRAM_FILES: JSON.stringify(programFiles(dir!, bundle)),
        }
        await build({
          root: import.meta.dirname,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          define,
          build: {
            outDir: dir!,
            emptyOutDir: false,
            target: 'es2022',
            lib: {
              entry: `${import.meta.dirname}/src/offline/service-worker.ts`,
              formats: ['iife'],
              name: 'calcwrightWorker',
              fileName: () => WORKER.slice(1),
            },
          },
        })
        // The bundler leaves out a package that is not installed, and says nothing.
        if (!readFileSync(join(dir!, WORKER), 'utf8').includes('workbox:precaching'))
          throw new Error('service-worker.ts finds no workbox-precaching: run npm install')
      },
    },
  }
}

/** The pages that people open most of the time, what they type into, and what takes the place of an answer of the server. */
const OPENED = [
  /index\.html$/,
  /list\/(list-screen|list-failure)\.tsx$/,
  /worksheet\/(worksheet-route|local-copy-words)\.tsx$/,
  /editor\/src\/formula\/field\.ts$/,
]

/** Letters of names and numbers, and the brackets around them. */
const FONTS = fontFiles(
  'inter-latin-wght-normal',
  ...['Main-Regular', 'Main-Italic', 'Math-Italic', 'Size1-Regular'].map(font => `KaTeX_${font}`),
)

/** Scripts of the evaluator and of the engine, and its first part. */
const CALCULATION = /^(evaluator\.worker|worker|giac)-[\w-]{8}\.(js|wasm)$/

function programFiles(dir: string, bundle: Rolldown.OutputBundle): ProgramFiles {
  const entries = Object.values(bundle).filter(
    output => output.type === 'chunk' && OPENED.some(page => page.test(output.facadeModuleId ?? '')),
  ) as Rolldown.OutputChunk[]
  const chunks = entries.flatMap(entry => [...chunksOf(entry, bundle)])
  const ofPages = new Set(
    chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
  )
  const isFirst = (file: string): boolean =>
    ofPages.has(`assets/${file}`) || CALCULATION.test(file) || FONTS.test(file)
  const hashed = readdirSync(join(dir, 'assets'))
    .filter(file => KINDS.includes(kindOf(file)))
    .sort((a, b) => KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) || (a < b ? -1 : 1))
  const urlOf = (file: string): string => `/assets/${file}`
  return {
    first: [
      ...FIXED.map(file => ({ url: `/${file}`, revision: digestOf(join(dir, file)) })),
      ...hashed.filter(isFirst).map(file => ({ url: urlOf(file), revision: null })),
    ],
    parts: hashed.filter(file => !isFirst(file)).map(urlOf),
  }
}

/** The rest of the engine is wanted before all other parts, letters of other scripts seldom. */
const KINDS = ['wasm', 'js', 'css', 'woff2', 'svg', 'png', 'jpg']

const kindOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1)

const digestOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
