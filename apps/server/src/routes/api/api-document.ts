/** The OpenAPI document of the evaluation service: its part of the description of all calls. */

/** JSON that the description consists of. */
export type JsonObject = { readonly [key: string]: unknown }

export interface ApiDocument extends JsonObject {
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
}

const PREFIX = '/api/v1/'

const INFO = {
  title: 'Calcwright evaluation service',
  version: '1',
  description:
    'Worksheets called like functions: values for inputs go in, named outputs come out. Each call carries a token, which is made on the account page, and has the rights of the person who made it.',
}

/** @param described all calls of the server, as OpenAPI */
export function apiDocument(described: object): ApiDocument {
  const { openapi, paths = {}, components = {} } = described as Partial<ApiDocument>
  const own = Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith(PREFIX)))
  const all: Record<string, JsonObject> = components['schemas'] ?? {}
  return {
    openapi,
    info: INFO,
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths: own,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token of the account page' },
      },
      schemas: Object.fromEntries(
        [...referredIn(own, all)].toSorted().map(name => [name, all[name] ?? {}] as const),
      ),
    },
  }
}

/** The methods that an address of the service takes; none for another address. */
export function apiMethods(described: object, path: string): readonly string[] {
  if (path === '/mcp') return ['POST']
  if (!path.startsWith(PREFIX)) return []
  const found = Object.entries(apiDocument(described).paths).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  )
  return Object.keys(found?.[1] ?? {}).map(method => method.toUpperCase())
}

/** Names of the schemas that something refers to, and of those that these refer to. */
function referredIn(
  value: unknown,
  schemas: Record<string, JsonObject>,
  found = new Set<string>(),
): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  const { $ref } = value as { readonly $ref?: unknown }
  const name = typeof $ref === 'string' ? /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1] : undefined
  if (name !== undefined && !found.has(name)) referredIn(schemas[name], schemas, found.add(name))
  for (const part of Object.values(value)) referredIn(part, schemas, found)
  return found
}
