import { Parser } from 'htmlparser2'
import type { HtmlReader } from './reader.ts'

/**
 * Reads HTML from anywhere where there is no browser; read-html.browser.ts is for pages. The imports of
 * the package.json choose between them.
 */
export function readHtml(html: string, reader: HtmlReader): void {
  const parser = new Parser({
    onopentag: (tag, attributes) => reader.open(tag, attributes),
    onclosetag: tag => reader.close(tag),
    ontext: text => reader.text(text),
  })
  parser.write(html)
  parser.end()
}
