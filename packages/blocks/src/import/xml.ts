/** XML of other programs' files as plain elements: names without prefixes, nothing outside of the file is read. */
import { DomUtils, parseDocument } from 'htmlparser2'

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its children and the texts between them. */
  readonly mixed: readonly (XmlElement | string)[]
  /** All text in it, in order. */
  readonly text: string
}

/** Deepest nesting that is read. */
const DEEPEST = 400

/** @throws Error with a sentence where the text is no XML, or nested too deeply */
export function readXml(text: string): XmlElement {
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { xmlMode: true, decodeEntities: true })
  const root = document.children.find(isTag)
  if (!root) throw new Error('The file is damaged: its XML cannot be read.')
  // The parser closes what the file leaves open, which would be a sheet without its end.
  if (!isClosed(text, root.name)) throw new Error('The file is damaged: it ends before its end.')
  return elementOf(root, 0)
}

/** Whether each element of the outermost one's name ends; an empty one may be short, `<regions/>`. */
function isClosed(text: string, name: string): boolean {
  const tags = [...text.matchAll(/<(\/?)([^\s<>/!?]+)(?:[^<>]*?)(\/?)>/g)].filter(([, , tag]) => tag === name)
  return tags.reduce((depth, [, ends, , isShort]) => depth + (ends ? -1 : isShort ? 0 : 1), 0) <= 0
}

type Node = ReturnType<typeof parseDocument>['children'][number]

const isTag = (node: Node): node is Extract<Node, { attribs: unknown }> => 'attribs' in node

interface Tag {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly children: readonly Node[]
}

function elementOf(tag: Tag, depth: number): XmlElement {
  if (depth > DEEPEST) throw new Error('The file is nested too deeply.')
  const mixed = tag.children.map(node =>
    isTag(node) ? elementOf(node, depth + 1) : DomUtils.textContent(node),
  )
  const children = mixed.filter(part => typeof part !== 'string')
  const text = mixed.map(part => (typeof part === 'string' ? part : part.text)).join('')
  const attributes = Object.fromEntries(
    Object.entries(tag.attribs).map(([name, value]) => [local(name), value]),
  )
  return { name: local(tag.name), attributes, children, mixed, text }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find(child => child.name === name)

/** All elements of a name at any depth, outer ones first. */
export const allNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap(child => [...(child.name === name ? [child] : []), ...allNamed(child, name)])
