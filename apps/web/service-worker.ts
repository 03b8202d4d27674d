import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { WORKER, type StoredFile } from './src/offline/worker-contract.ts'

/** Pages and files at addresses that stay, which a start without a network needs. */
const FIXED = ['index.html', 'worksheet.html', 'icon.svg', 'oldest-browsers.js']

/** Writes the service worker, which names all files of this version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    writeBundle: {
      // Pages are among the files.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        const define = {
          'process.env.NODE_ENV': '"production"',
          STORED_FILES: JSON.stringify(storedFiles(dir!)),
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

function storedFiles(dir: string): StoredFile[] {
  const hashed = readdirSync(join(dir, 'assets')).filter(file =>
    /\.(js|css|woff2|wasm|svg|png|jpg)$/.test(file),
  )
  return [
    ...FIXED.map(file => ({ url: `/${file}`, revision: digestOf(join(dir, file)) })),
    ...hashed.sort().map(file => ({ url: `/assets/${file}`, revision: null })),
  ]
}

const digestOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
