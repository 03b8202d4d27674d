/** MathML as a tree: what temml writes, which is well-formed XML. */

export interface MathNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MathNode[]
  /** Characters of a leaf. */
  readonly text: string
}

const TOKEN = /<(\/?)([a-zA-Z:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

interface Growing extends MathNode {
  readonly children: MathNode[]
  text: string
}

/** @returns the `math` element */
export function readMathml(mathml: string): MathNode {
  const root: Growing = { tag: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [, end, tag = '', attributes = '', alone, text] of mathml.matchAll(TOKEN)) {
    const top = open.at(-1)!
    if (text !== undefined) top.text += decoded(text)
    else if (end) open.length = Math.max(1, open.length - 1)
    else {
      const node: Growing = { tag, attributes: attributesIn(attributes), children: [], text: '' }
      top.children.push(node)
      if (!alone) open.push(node)
    }
  }
  return root.children[0] ?? root
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, decoded(value!)]))

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
    name === undefined
      ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
      : (NAMED[name] ?? whole),
  )
