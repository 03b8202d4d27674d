/**
 * Judges the words of one source file: names that it declares, comments, private members, its own name.
 * Strings are left alone: what users read is worded elsewhere.
 */
import { basename } from 'node:path'
import { type Comment, type Node, parseSync, visitorKeys } from 'oxc-parser'
import { FRAGMENT, RETIRED, RETIRED_LABELS } from './retired.ts'

export interface Finding {
  line: number
  reason: string
}

/** Parts of a name in lower case: `setHTMLText` has set, html and text. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)

/** A sentence for each retired word in a name. */
function retiredIn(name: string): string[] {
  const parts = ` ${partsOf(name).join(' ')} `
  return Object.entries(RETIRED)
    .filter(([word]) => parts.includes(` ${word} `))
    .map(([word, replacement]) => `${name}: '${word}' is retired, say ${replacement}`)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Child nodes of a field of the syntax tree, which holds one node, a list of them or something else. */
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

const child = (node: Node, field: string): unknown => (node as unknown as Record<string, unknown>)[field]

/** Names that a pattern binds: identifiers, also inside of brackets, braces, rests and defaults. */
function bound(pattern: Node): Node[] {
  switch (pattern.type) {
    case 'ObjectPattern':
      return pattern.properties.flatMap(part =>
        bound(part.type === 'RestElement' ? part.argument : part.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(part => (part ? bound(part) : []))
    case 'RestElement':
      return bound(pattern.argument)
    case 'AssignmentPattern':
      return bound(pattern.left)
    case 'TSParameterProperty':
      return bound(pattern.parameter)
    default:
      return [pattern]
  }
}

/** Fields of a node that hold a declared name or a pattern of names, by the type of the node. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  TSFunctionType: ['params'],
  TSMethodSignature: ['key', 'params'],
  TSPropertySignature: ['key'],
  CatchClause: ['param'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  AccessorProperty: ['key'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  TSEnumMember: ['id'],
  TSModuleDeclaration: ['id'],
  TSTypeParameter: ['name'],
}

function declared(node: Node): Node[] {
  if (node.type === 'ImportSpecifier')
    return 'name' in node.imported && node.imported.name !== node.local.name ? [node.local] : []
  return (DECLARING[node.type] ?? []).flatMap(field => nodesOf(child(node, field)).flatMap(bound))
}

const MEMBERS = new Set(['MethodDefinition', 'PropertyDefinition', 'AccessorProperty', 'TSParameterProperty'])

interface Place {
  at: number
  reason: string
}

function* visit(node: Node): Generator<Place> {
  for (const name of declared(node))
    if (name.type === 'Identifier' || name.type === 'PrivateIdentifier')
      for (const reason of retiredIn(name.name)) yield { at: name.start, reason }
  // No other word than 'private' closes a constructor.
  const isConstructor = child(node, 'kind') === 'constructor'
  if (MEMBERS.has(node.type) && !isConstructor && child(node, 'accessibility') === 'private')
    yield { at: node.start, reason: "'private' holds for the compiler only: write #name" }
  for (const field of visitorKeys[node.type] ?? [])
    for (const inner of nodesOf(child(node, field))) yield* visit(inner)
}

/** Text of a comment without its marks, and comments of one line that follow each other as one. */
function textsOf(comments: readonly Comment[], source: string): { at: number; text: string }[] {
  const texts: { at: number; end: number; line: boolean; text: string }[] = []
  for (const { type, value, start, end } of comments) {
    const last = texts.at(-1)
    const line = type === 'Line'
    const continues = last?.line && line && /^\s*\n?\s*$/.test(source.slice(last.end, start))
    if (last && continues) Object.assign(last, { end, text: `${last.text} ${value.trim()}` })
    else texts.push({ at: start, end, line, text: value.replace(/^[\s*]+/, '').trim() })
  }
  return texts
}

/** Labels of menus and buttons that open something, as they are written: 'Share…'. */
function* labelsIn(source: string): Generator<{ at: number; reason: string }> {
  for (const { 1: label = '', index } of source.matchAll(/['"]([^'"\n]+)…['"]/g)) {
    const replacement = RETIRED_LABELS[label]
    if (replacement !== undefined)
      yield { at: index, reason: `'${label}…' is said otherwise on the screen: '${replacement}…'` }
  }
}

/** Reasons against the name of a file and of the folders that it is in. */
function* nameOf(path: string): Generator<string> {
  for (const part of path.split('/')) yield* retiredIn(part.replace(/\.(?:test|spec)?\.?tsx?$/, ''))
  const name = basename(path)
  if (/^use[A-Z]/.test(name)) {
    const kebab = name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
    yield `${name}: a file of a hook is named ${kebab}`
  }
}

/**
 * @param path with slashes, from the root of the repository
 * @returns findings in the order of the lines; those about the name of the file stand at line 1
 */
export function checkWords(path: string, source: string): Finding[] {
  const { program, comments } = parseSync(path, source)
  const fragments = textsOf(comments, source)
    .filter(({ text }) => FRAGMENT.test(text))
    .map(({ at, text }) => ({
      at,
      reason: `begin with the subject: '${text.slice(0, 60).replace(/\s+\*?\s*/g, ' ')}'`,
    }))
  const places = [...visit(program), ...labelsIn(source), ...fragments].sort((a, b) => a.at - b.at)
  return [
    ...[...nameOf(path)].map(reason => ({ line: 1, reason })),
    ...places.map(({ at, reason }) => ({ line: source.slice(0, at).split('\n').length, reason })),
  ]
}
