import type { Plugin, Rolldown } from 'vite'

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
      const route = Object.values(bundle).find(
        output => output.type === 'chunk' && WORKSHEET.test(output.facadeModuleId ?? ''),
      )
      if (index?.type !== 'asset' || route?.type !== 'chunk')
        throw new Error(
          'worksheet-html.ts finds no index.html or no worksheet-route.tsx among what was built',
        )
      const html = String(index.source)
      const missing = filesOf(chunksOf(route, bundle)).filter(file => !html.includes(`"/${file}"`))
      const links = missing.map(linkTo)
      const source = html.replace('  </head>', `    ${links.join('\n    ')}\n  </head>`)
      this.emitFile({ type: 'asset', fileName: 'worksheet.html', source })
    },
  }
}

/** A chunk and all that it imports at once, what is needed first at the front. */
function chunksOf(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
  }
  visit(start)
  return found
}

function filesOf(chunks: ReadonlySet<Rolldown.OutputChunk>): string[] {
  const styles = [...chunks].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...[...chunks].map(chunk => chunk.fileName), ...new Set(styles)]
}

function linkTo(file: string): string {
  return `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`
}
