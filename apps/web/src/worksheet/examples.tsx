import { registry as blockRegistry } from '@calcwright/blocks/schemas'
import type { NewBlock, Worksheet } from '@calcwright/document'
import { type Example, STARTERS } from '../home/examples.ts'
import { toast } from '@calcwright/ui'
import css from './examples.module.css'
import { isEmpty } from './is-empty.ts'

/** A hint how to type, and worked examples to put in. */
export default function Examples({ worksheet }: { readonly worksheet: Worksheet }) {
  const insert = (example: Example) => {
    insertExample(worksheet, example).catch((error: unknown) => toast.error(String(error)))
  }
  return (
    <div className={css.hint}>
      <p>
        Type a formula: <kbd>F = 5 kN</kbd>, then <kbd>F / (20 mm^2) =</kbd>. A <kbd>#</kbd> makes a text,
        with a space a heading. Or start from an example:
      </p>
      <ul className={css.examples}>
        {STARTERS.slice(0, 3).map(example => (
          <li key={example.title}>
            <button type="button" className={css.example} onClick={() => insert(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

async function insertExample(worksheet: Worksheet, example: Example): Promise<void> {
  const [text, { fromCalcFile, parseCalcFile }] = await Promise.all([
    example.load(),
    import('@calcwright/document/calc-file'),
  ])
  const source = fromCalcFile(blockRegistry, parseCalcFile(text))
  const blocks: NewBlock[] = source.blocks().map(({ type, props }) => ({ type, props: props as object }))
  const applied = worksheet.apply({
    kind: 'insert',
    blocks,
    at: { inside: null, at: isEmpty(worksheet) ? 'start' : 'end' },
  })
  if (!applied.ok) toast.error(applied.message)
}
