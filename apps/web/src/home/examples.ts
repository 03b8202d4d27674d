/** The worked worksheets that ship with the product, each loaded when it is opened. */
import gallery from '../../../../fixtures/worksheets/gallery.json'

const files = import.meta.glob('../../../../fixtures/worksheets/*.calc', { query: '?raw', import: 'default' })

export interface Example {
  readonly title: string
  readonly summary: string
  /** Text of the .calc file. */
  load(): Promise<string>
}

export const examples: readonly Example[] = gallery.map(({ file, title, summary }) => ({
  title,
  summary,
  async load() {
    const read = files[`../../../../fixtures/worksheets/${file}`]
    if (!read) throw new Error(`The example ${title} is missing`)
    return (await read()) as string
  },
}))
