import { EARLY_SCRIPT } from '@calcwright/contract'
import type { Plugin, Rolldown } from 'vite'
import { chunkOf, chunksOf } from './built-chunks.ts'

const WORKSHEET = /worksheet-route\.tsx$/

/**
 * Writes worksheet.html beside index.html: the same page, which also names what a worksheet needs.
 * So that comes at once, and not only after the first scripts have run. The page for frames names its fonts as well.
 * What is typed into a worksheet before its program has come is for the early script.
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
      const early = html.replace('<head>', `<head>\n    ${EARLY_SCRIPT}`)
      const source = withLinks(early, [...fontsIn(bundle), ...missing])
      this.emitFile({ type: 'asset', fileName: 'worksheet.html', source })
      const embed = bundle['embed.html']
      if (embed?.type === 'asset') embed.source = withLinks(String(embed.source), fontsIn(bundle))
    },
  }
}

const withLinks = (html: string, files: readonly string[]): string =>
  html.replace('  </head>', `    ${files.map(linkTo).join('\n    ')}\n  </head>`)

function filesOf(chunks: ReadonlySet<Rolldown.OutputChunk>): string[] {
  const styles = [...chunks].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...[...chunks].map(chunk => chunk.fileName), ...new Set(styles)]
}

/**
 * Fonts that nearly every worksheet shows; letters of another font would have other widths until these come. Names are
 * written in the italics of KaTeX_Main, and only letters that it lacks in those of KaTeX_Math.
 */
const FONTS = fontFiles('inter-latin-wght-normal', 'KaTeX_Main-Regular', 'KaTeX_Main-Italic')

/** Matches files of fonts, in a folder or without one, with the digest in their names. */
export function fontFiles(...names: readonly string[]): RegExp {
  return new RegExp(String.raw`^(assets/)?(${names.join('|')})-[\w-]{8}\.woff2$`)
}

const fontsIn = (bundle: Rolldown.OutputBundle): string[] =>
  Object.keys(bundle).filter(file => FONTS.test(file))

function linkTo(file: string): string {
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
  return `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`
}
