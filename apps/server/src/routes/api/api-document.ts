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
  const own = Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => path.startsWith(PREFIX))
      .map(([path, methods]) => [path, valuesOf(methods, explained)]),
  )
  const all: Record<string, JsonObject> = { ...components['schemas'], ...ANY_JSON }
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

/** JSON that refers to itself, which generators of clients do not understand. */
const ANY_JSON = { Json: { description: 'Any JSON value' }, JsonInput: { description: 'Any JSON value' } }

const PARAMETERS: Readonly<Record<string, string>> = {
  hash: 'The id of the worksheet, which its address has after /worksheets/',
  'idempotency-key': 'Names the call: the same call with the same key gets the same answer again for a day',
}

const ANSWERS: Readonly<Record<string, string>> = {
  200: 'What was asked for',
  400: 'The request does not have the form of this call',
  401: 'No token, or one that is unknown, expired or revoked',
  403: 'A token of another scope, or too low a level on the worksheet',
  404: 'The worksheet or the revision does not exist, or the person of the token may not see it',
  405: 'The address takes another method',
  409: 'Others have changed the same, or the key belongs to another call',
  413: 'The body, or the worksheet itself, is too large',
  422: 'Inputs or outputs cannot be used',
  429: 'Too many calls or sets',
  503: 'The server stops or is too busy',
}

const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before the next try' },
}

const HEADERS: Readonly<Record<string, JsonObject>> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string' }, description: 'Bearer' } },
  405: { Allow: { schema: { type: 'string' }, description: 'The methods that the address takes' } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
}

const valuesOf = <Value, Changed>(
  object: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))

/** Adds words for the parameters and answers of a call, which the schemas lack. */
function explained(call: JsonObject): JsonObject {
  const { parameters = [], responses = {} } = call as {
    readonly parameters?: readonly { readonly name: string }[]
    readonly responses?: Readonly<Record<string, JsonObject>>
  }
  return {
    ...call,
    parameters: parameters.map(each => ({ ...each, description: PARAMETERS[each.name] ?? each.name })),
    responses: valuesOf(responses, (answer, status) => ({
      ...answer,
      ...(answer['description'] === 'Default Response' && { description: ANSWERS[status] ?? status }),
      ...(HEADERS[status] && { headers: HEADERS[status] }),
    })),
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
