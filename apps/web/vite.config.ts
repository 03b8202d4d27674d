import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { mathliveChemistry, mathliveLanguage } from './mathlive-parts.ts'
import { pageScripts } from './page-scripts.ts'
import { worksheetHtml } from './worksheet-html.ts'

const server = process.env.CALCWRIGHT_SERVER ?? 'http://127.0.0.1:3000'

// SharedArrayBuffer, and with it stopping a calculation at once, needs an isolated page.
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

// Yjs writes warnings with it; the form for browsers brings a library for coloured consoles along.
const plainLogging = fileURLToPath(import.meta.resolve('lib0/logging'))

const config = (): UserConfig => ({
  root: import.meta.dirname,
  resolve: { alias: { 'lib0/logging': plainLogging } },
  plugins: [react(), mathliveLanguage(), mathliveChemistry()],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 2048, manifest: true },
  server: {
    headers: isolation,
    // Every POST is a call; addresses that are read as data are named here.
    proxy: {
      '^/(?:session|healthz|docs/api|accounts/(?:sessions|export)|outbox.*\\.json)$': server,
      '^/worksheets/[^/]+/live': { target: server, ws: true },
      '^/': { target: server, bypass: request => (request.method === 'POST' ? undefined : request.url) },
    },
  },
})

export default defineConfig(async ({ command }) => {
  if (command !== 'build') return config()
  const scripts = await pageScripts(config())
  const groups = [{ name: (id: string) => scripts.get(id) ?? null, debugName: 'scripts of the pages' }]
  const codeSplitting = { includeDependenciesRecursively: false, groups }
  return mergeConfig(config(), {
    plugins: [worksheetHtml()],
    build: {
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: { codeSplitting },
      },
    },
  })
})
