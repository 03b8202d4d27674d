/** A page for people about the evaluation service, made from its OpenAPI document. */
import type { ApiDocument, JsonObject } from './api-document.ts'

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --faint: light-dark(#5b6470, #a3acb8) }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem;
  background: light-dark(#fff, #15181c); color: light-dark(#1b1f24, #e6e9ee) }
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin: 2.5rem 0 .3rem; overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; font-size: .875em }
pre { background: light-dark(#f3f5f7, #1f242b); padding: .8rem 1rem; border-radius: 6px; overflow-x: auto }
.method { border: 1px solid var(--line); border-radius: 4px; padding: .05rem .4rem; margin-right: .4rem }
ul { padding-left: 1.2rem } li { margin: .15rem 0 } .faint { color: var(--faint) } a { color: inherit }`

const EXAMPLE = `curl -X POST "$SERVER/api/v1/worksheets/$HASH/evaluate" \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"inputs": {"F": "3 [kN]"}, "outputs": ["sigma [MPa]"]}'`

const ANSWER = `{
  "success": true,
  "version": 12,
  "outputs": {
    "sigma [MPa]": { "value": 15, "unit": "MPa", "text": "15 MPa", "exact": "15",
      "latex": "15\\\\,\\\\class{unit}{\\\\mathrm{MPa}}", "notices": [] }
  }
}`

export function apiPage(document: ApiDocument): string {
  const { title, description } = document['info'] as { readonly title: string; readonly description: string }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => callSection(document, method, path, call)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(title)}</h1>
<p>${escaped(description)}</p>
<p>Tokens are made, renewed and revoked on the <a href="/account">account page</a>. For programs, the same as
<a href="/api/v1/openapi.json">OpenAPI document</a>.</p>
<h2>Example</h2>
<pre>${escaped(EXAMPLE)}</pre><pre>${escaped(ANSWER)}</pre>
<p>Values are written like in a worksheet, with their units in brackets: <code>"3 [kN]"</code>,
<code>"[1, 2, 3] [mm]"</code>, or as numbers. <code>inputs</code> may be a list of such sets: the answer then has
<code>results</code>, one for each, in the same order.</p>
${calls.join('\n')}
</main></body></html>
`
}

function callSection(document: ApiDocument, method: string, path: string, call: JsonObject): string {
  const {
    summary = '',
    description = '',
    requestBody,
    responses,
  } = call as {
    readonly summary?: string
    readonly description?: string
    readonly requestBody?: unknown
    readonly responses?: Readonly<Record<string, unknown>>
  }
  const answers = Object.entries(responses ?? {}).map(
    ([status, answer]) => `<h3>Answer ${escaped(status)}</h3>${schemaList(document, schemaIn(answer))}`,
  )
  return `<section><h2><span class="method">${method.toUpperCase()}</span><code>${escaped(path)}</code></h2>
<p>${escaped(summary)}. ${escaped(description)}</p>
${requestBody === undefined ? '' : `<h3>Body</h3>${schemaList(document, schemaIn(requestBody))}`}
${answers.join('\n')}</section>`
}

/** The schema of a body or an answer; undefined where it has none. */
function schemaIn(holder: unknown): JsonObject | undefined {
  const { content } = holder as {
    readonly content?: Readonly<Record<string, { readonly schema?: JsonObject }>>
  }
  return Object.values(content ?? {})[0]?.schema
}

/** Deeper fields than any schema of ours has; ends what refers to itself. */
const DEEPEST = 5

/** The schema that a reference leads to. */
function resolved(document: ApiDocument, schema: JsonObject): JsonObject {
  const name = String(schema['$ref'] ?? '').replace('#/components/schemas/', '')
  return name === '' ? schema : (document.components['schemas']?.[name] ?? {})
}

function schemaList(document: ApiDocument, written: JsonObject | undefined, depth = 0): string {
  if (!written) return ''
  const schema = resolved(document, written)
  const { anyOf, properties, items } = schema as {
    readonly anyOf?: readonly JsonObject[]
    readonly properties?: Readonly<Record<string, JsonObject>>
    readonly items?: JsonObject
  }
  if (depth > DEEPEST) return ''
  if (anyOf) {
    const lists = anyOf.map(each => schemaList(document, each, depth + 1)).filter(list => list !== '')
    return lists.join('<p class="faint">or</p>')
  }
  if (items) return schemaList(document, items, depth + 1)
  const named = properties ?? {}
  const required = new Set((schema['required'] as readonly string[] | undefined) ?? [])
  const fields = Object.entries(named).map(([name, field]) => {
    const optional = required.has(name) ? '' : ' <span class="faint">(optional)</span>'
    return `<li><code>${escaped(name)}</code> <span class="faint">${escaped(typeOf(document, field))}</span>${optional}${schemaList(document, field, depth + 1)}</li>`
  })
  const others = schema['additionalProperties']
  if (typeof others === 'object' && others !== null && fields.length === 0) {
    const inner = schemaList(document, others as JsonObject, depth + 1)
    return inner === '' ? '' : `<ul><li><span class="faint">by name:</span>${inner}</li></ul>`
  }
  return fields.length === 0 ? '' : `<ul>${fields.join('')}</ul>`
}

function typeOf(document: ApiDocument, written: JsonObject): string {
  const schema = resolved(document, written)
  const {
    type,
    anyOf,
    enum: among,
  } = schema as {
    readonly type?: string | readonly string[]
    readonly anyOf?: readonly JsonObject[]
    readonly enum?: readonly unknown[]
  }
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (among) return among.map(value => JSON.stringify(value)).join(' or ')
  if (anyOf) return [...new Set(anyOf.map(each => typeOf(document, each)))].join(' or ')
  const items = (schema['items'] as JsonObject | undefined) ?? {}
  if (type === 'array') return `list of ${typeOf(document, items)}`
  return type === undefined ? 'any JSON' : [type].flat().join(' or ')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
