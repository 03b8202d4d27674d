import { DRAWN_PROGRAM } from '@calcwright/contract'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { mathliveRows } from './mathlive-parts.ts'

/** The program with which the server draws sheets, beside the page in a folder that is not served. */
export function drawnSheets(): Plugin {
  return {
    name: 'drawn-sheets',
    async writeBundle({ dir }, bundle) {
      const define = {
        'process.env.NODE_ENV': '"production"',
        DRAWN_STYLES: JSON.stringify({
          worksheet: laterStyles('worksheet.html', bundle),
          embed: laterStyles('embed.html', bundle),
          form: laterStyles('index.html', bundle),
        }),
      }
      await build({
        root: import.meta.dirname,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [react(), storesAsTheyAre(), mathliveRows()],
        define,
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

/** Style sheets that a page does not name itself, by the digest in the names of their classes. */
function laterStyles(page: string, bundle: Rolldown.OutputBundle): Record<string, string> {
  const html = sourceOf(bundle[page])
  const files = Object.keys(bundle).filter(file => file.endsWith('.css') && !html.includes(`"/${file}"`))
  return Object.fromEntries(
    files.flatMap(file =>
      [...sourceOf(bundle[file]).matchAll(/\._[\w-]+_([\w-]{5})_\d+/g)].map(([, digest]) => [digest!, file]),
    ),
  )
}

function sourceOf(file: Rolldown.OutputBundle[string] | undefined): string {
  if (file?.type !== 'asset') throw new Error('drawn-sheets.ts finds no page among what was built')
  return String(file.source)
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
