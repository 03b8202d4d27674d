import { EARLY_SCRIPT } from '@calcwright/contract'
import type { Plugin, Rolldown } from 'vite'
import { chunkOf, chunksOf } from './built-chunks.ts'

const WORKSHEET = /worksheet-route\.tsx$/

/** The field to type into. */
const FIELD = /editor\/src\/formula\/field\.ts$/

/**
 * Writes worksheet.html beside index.html: the same page, which also names what a worksheet needs.
 * So that comes at once, and not only after the first scripts have run. The page for frames names its fonts as well.
 * The early script takes the keys that come before the program of the worksheet.
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
      const page = withLinks(early, [...fontsIn(bundle), ...missing])
      const source = withLinks(page, [evaluatorIn(bundle)], 'data-evaluator')
      const field = filesOf(chunksOf(chunkOf(FIELD, bundle), bundle)).filter(
        file => file.endsWith('.js') && !source.includes(`"/${file}"`),
      )
      this.emitFile({
        type: 'asset',
        fileName: 'worksheet.html',
        source: withLinks(source, field, 'data-field'),
      })
      const embed = bundle['embed.html']
      if (embed?.type === 'asset') embed.source = withLinks(String(embed.source), fontsIn(bundle))
    },
  }
}

/** @param wanted an attribute by which a script finds the files that are fetched later; absent for those that come at once */
const withLinks = (html: string, files: readonly string[], wanted?: string): string => {
  const links = files.map(file => (wanted === undefined ? linkTo(file) : laterLink(file, wanted)))
  return html.replace('  </head>', `    ${links.join('\n    ')}\n  </head>`)
}

/** A link that no browser follows by itself. */
const laterLink = (file: string, wanted: string): string => `<link ${wanted} crossorigin href="/${file}">`

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

/** Script of the evaluator's worker. */
function evaluatorIn(bundle: Rolldown.OutputBundle): string {
  const file = Object.keys(bundle).find(name => EVALUATOR.test(name))
  if (file === undefined) throw new Error('worksheet-html.ts finds no evaluator among what was built')
  return file
}
const EVALUATOR = /^assets\/evaluator\.worker-[\w-]{8}\.js$/

function linkTo(file: string): string {
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
  return `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`
}
