import type { Plugin, Rolldown } from 'vite'
import { chunkOf, chunksOf } from './built-chunks.ts'

const WORKSHEET = /worksheet-route\.tsx$/

/**
 * Writes worksheet.html beside index.html: the same page, which also names what a worksheet needs.
 * So that comes at once, and not only after the first scripts have run.
 */
export function worksheetHtml(): Plugin {
  return {
    name: 'worksheet-html',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset')
        throw new Error('worksheet-html.ts finds no index.html among what was built')
      const html = String(index.source)
      const missing = filesOf(chunksOf(chunkOf(WORKSHEET, bundle), bundle)).filter(
        file => !html.includes(`"/${file}"`),
      )
      const links = missing.map(linkTo)
      const source = html.replace('  </head>', `    ${links.join('\n    ')}\n  </head>`)
      this.emitFile({ type: 'asset', fileName: 'worksheet.html', source })
    },
  }
}

function filesOf(chunks: ReadonlySet<Rolldown.OutputChunk>): string[] {
  const styles = [...chunks].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...[...chunks].map(chunk => chunk.fileName), ...new Set(styles)]
}

function linkTo(file: string): string {
  return `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`
}
