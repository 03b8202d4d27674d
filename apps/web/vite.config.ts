import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type ResolveModulePreloadDependenciesFn, type UserConfig } from 'vite'
import { drawnSheets } from './drawn-sheets.ts'
import { embedScripts } from './embed-scripts.ts'
import { mathliveChemistry, mathliveLanguage, mathliveRows } from './mathlive-parts.ts'
import { pageScripts } from './page-scripts.ts'
import { serviceWorker } from './service-worker.ts'
import { worksheetHtml } from './worksheet-html.ts'

const server = process.env.CALCWRIGHT_SERVER ?? 'http://127.0.0.1:3000'

// SharedArrayBuffer, and with it stopping a calculation at once, needs an isolated page.
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** Modules that Yjs needs one or two functions of. */
const smallerModules = {
  'lib0/logging': `${import.meta.dirname}/yjs-logging.ts`,
  'lib0/environment': `${import.meta.dirname}/yjs-environment.ts`,
}

/**
 * The files that a page lists for the parts that it fetches later: their styles, which must be there before they
 * show. The names of all their scripts would be a hundredth of the page, and parts come in spare time.
 */
const stylesOnly: ResolveModulePreloadDependenciesFn = (_, files, { hostType }) =>
  hostType === 'html' ? files : files.filter(file => file.endsWith('.css') && !OF_PAGES.test(file))

/** The styles that the page itself has loaded. */
const OF_PAGES = /^assets\/(start|pages|worksheet)-/

const config = (): UserConfig => ({
  root: import.meta.dirname,
  resolve: { alias: smallerModules },
  plugins: [react(), mathliveLanguage(), mathliveChemistry(), mathliveRows()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    manifest: true,
    modulePreload: { resolveDependencies: stylesOnly },
    rolldownOptions: { input: ['index.html', 'embed.html'].map(page => `${import.meta.dirname}/${page}`) },
  },
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
  if (command !== 'build') return mergeConfig(config(), { plugins: [embedScripts()] })
  const scripts = await pageScripts(config())
  const groups = [{ name: (id: string) => scripts.get(id) ?? null, debugName: 'scripts of the pages' }]
  const codeSplitting = { includeDependenciesRecursively: false, groups }
  return mergeConfig(config(), {
    plugins: [worksheetHtml(), embedScripts(), drawnSheets(), serviceWorker()],
    build: {
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        output: { codeSplitting },
      },
    },
  })
})
