import { DRAWN_PROGRAM } from '@calcwright/contract'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** The program with which the server draws sheets, beside the page in a folder that is not served. */
export function drawnSheets(): Plugin {
  return {
    name: 'drawn-sheets',
    async writeBundle({ dir }) {
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [react(), storesAsTheyAre()],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: `${import.meta.dirname}/src/drawn/draw-sheet.tsx`,
          outDir: `${dir}/${DRAWN_PROGRAM.folder}`,
          emptyOutDir: true,
          target: 'node24',
          // The fields to type into need a page, and are fetched by no sheet that is only read.
          rolldownOptions: { external: [/^mathlive$/, /^@tiptap\//] },
        },
      })
    },
  }
}

const REACT = '\0react-of-drawn-sheets'

/** React for what is drawn once, without a page: a store gives what it holds, as its first state is that of no sheet. */
const REACT_SOURCE = `
import * as original from 'react'
export * from 'react'
export const useSyncExternalStore = (subscribe, read) => original.useSyncExternalStore(subscribe, read, read)
export default { ...original, useSyncExternalStore }
`

function storesAsTheyAre(): Plugin {
  return {
    name: 'stores-as-they-are',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'react' && importer !== REACT ? REACT : null),
    load: id => (id === REACT ? REACT_SOURCE : null),
  }
}
