import { markupOf } from '../math/markup.ts'
import { templatePreview } from './templates.ts'
import styles from './glyph.module.css'

/** A small formula, drawn as in a line. */
export function Glyph({ latex }: { readonly latex: string }) {
  return (
    <span
      aria-hidden="true"
      className={styles.glyph}
      dangerouslySetInnerHTML={{ __html: markupOf(templatePreview(latex)) }}
    />
  )
}

/** A formula as the icon of a button. */
export function glyphIcon(latex: string) {
  return function GlyphIcon() {
    return <Glyph latex={latex} />
  }
}
