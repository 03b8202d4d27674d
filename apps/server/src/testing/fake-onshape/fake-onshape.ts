/** Onshape on loopback: its sign-in and the calls of `description.ts`, over one document. */
import { createHash, randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { DESCRIPTION, type FakeFeature, type Operation } from './description.ts'
import { DOCUMENT, ELEMENTS, type FakeVariable, computed, plate, shared } from './document.ts'

/** An answer that takes the place of the next one. */
export interface Fault {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Milliseconds. */
  readonly delay?: number
  /** Only calls with this name. */
  readonly at?: Operation
}

interface Call {
  readonly operation: Operation
  readonly groups: Readonly<Record<string, string>>
  readonly body: unknown
}

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const CLIENT = { id: 'client-of-tests', secret: 'secret-of-tests' }

export class FakeOnshape {
  readonly #server: Server
  readonly #codes = new Map<string, { challenge: string; redirect: string }>()
  readonly #access = new Set<string>()
  readonly #refresh = new Set<string>()
  #microversion = 1
  /** Names of the calls that were answered. */
  calls: Operation[] = []
  faults: Fault[] = []
  plate = plate()
  shared = shared()
  /** Action URL of the application in the right panel, without its parameters. */
  panel = ''
  /** Permission of everybody on the document. */
  permission = 'WRITE'
  /** Answers that do not agree with the description. */
  problems: string[] = []

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<FakeOnshape> {
    const server = createServer()
    const fake = new FakeOnshape(server)
    server.on('request', (request, response) => void fake.#answer(request, response))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  reset(): void {
    Object.assign(this, { calls: [], faults: [], permission: 'WRITE', plate: plate(), shared: shared() })
  }

  /** Ends all sign-ins, as a person does in Onshape. */
  revoke(): void {
    this.#access.clear()
    this.#refresh.clear()
  }

  /** Ends the access tokens; they can be renewed. */
  expire(): void {
    this.#access.clear()
  }

  /** Somebody else changes the part. */
  change(): void {
    this.#microversion++
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections()
    return new Promise(resolve => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, this.address)
    const body = await text(request)
    try {
      if (url.pathname.startsWith('/documents/')) return this.#document(response)
      if (url.pathname === '/oauth/authorize') return this.#authorize(url, response)
      if (url.pathname === '/oauth/token') return send(response, 200, this.#token(new URLSearchParams(body)))
      const call = this.#read(request.method!, url.pathname.replace('/api/v16', ''), body)
      this.calls.push(call.operation)
      const fault = this.#takeFault(call.operation)
      if (fault) return await hinder(response, fault)
      if (!this.#access.has((request.headers.authorization ?? '').replace('Bearer ', '')))
        throw new Refusal(401, 'Unauthenticated API request')
      send(response, 200, this.#checked(call))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(response, error.status, { message: error.message, status: error.status })
    }
  }

  /** The page of the document with the application in its right panel; its title lists the messages from there. */
  #document(response: ServerResponse): void {
    const context = new URLSearchParams({
      documentId: DOCUMENT.did,
      workspaceOrVersion: 'w',
      workspaceOrVersionId: DOCUMENT.wid,
      elementId: 'plate',
      server: this.address,
    })
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Document</title>
      <script>onmessage = ({ data }) => (document.title += ' ' + data.messageName)</script>
      <iframe src="${this.panel}?${context.toString().replaceAll('&', '&amp;')}" width="300" height="700"></iframe>`)
  }

  /** The page on which a person allows an application to use Onshape. */
  #authorize({ searchParams: asked }: URL, response: ServerResponse): void {
    const redirect = asked.get('redirect_uri')!
    const isRight = asked.get('client_id') === CLIENT.id && asked.get('code_challenge_method') === 'S256'
    if (!isRight) throw new Refusal(400, 'invalid_request')
    const code = randomUUID()
    this.#codes.set(code, { challenge: asked.get('code_challenge')!, redirect })
    const link = (parts: Record<string, string>) =>
      `${redirect}?${new URLSearchParams({ ...parts, state: asked.get('state')! })}`.replaceAll('&', '&amp;')
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Sign in</title><a href="${link({ code })}">Authorize</a> <a href="${link({ error: 'access_denied' })}">Deny</a>`,
    )
  }

  #token(asked: URLSearchParams) {
    if (asked.get('client_secret') !== CLIENT.secret) throw new Refusal(401, 'invalid_client')
    if (asked.get('grant_type') === 'authorization_code') {
      const code = this.#codes.get(asked.get('code') ?? '')
      this.#codes.delete(asked.get('code') ?? '')
      const challenge = createHash('sha256').update(asked.get('code_verifier')!).digest('base64url')
      if (code?.challenge !== challenge || code.redirect !== asked.get('redirect_uri'))
        throw new Refusal(400, 'invalid_grant')
    } else if (!this.#refresh.delete(asked.get('refresh_token')!)) throw new Refusal(400, 'invalid_grant')
    const [access, refresh] = [randomUUID(), randomUUID()]
    this.#access.add(access)
    this.#refresh.add(refresh)
    return { access_token: access, refresh_token: refresh, token_type: 'bearer', expires_in: 3600 }
  }

  #read(method: string, path: string, body: string): Call {
    for (const [name, call] of Object.entries(DESCRIPTION)) {
      const groups = call.method === method ? new RegExp(`^${call.path}$`).exec(path)?.groups : undefined
      if (!groups) continue
      const parsed = call.body.safeParse(body === '' ? null : JSON.parse(body))
      if (!parsed.success) throw new Refusal(400, `Error processing json: ${parsed.error.message}`)
      return { operation: name as Operation, groups, body: parsed.data }
    }
    throw new Refusal(404, 'Resource does not exist')
  }

  #takeFault(operation: Operation): Fault | undefined {
    const place = this.faults.findIndex(({ at }) => at === undefined || at === operation)
    return place === -1 ? undefined : this.faults.splice(place, 1)[0]
  }

  #checked(call: Call): unknown {
    const answer = this.#perform(call)
    const checked = DESCRIPTION[call.operation].answer.safeParse(answer)
    if (!checked.success) this.problems.push(`${call.operation}: ${checked.error.message}`)
    return answer
  }

  #perform({ operation, groups, body }: Call): unknown {
    if (groups['did'] !== DOCUMENT.did) throw new Refusal(404, 'Resource does not exist')
    switch (operation) {
      case 'getDocument':
        return {
          id: DOCUMENT.did,
          name: DOCUMENT.name,
          href: this.address,
          permission: this.permission,
          public: false,
          defaultWorkspace: { id: DOCUMENT.wid, name: 'Main' },
        }
      case 'getElementsInDocument':
        return ELEMENTS.map(element => ({ ...element, microversionId: String(this.#microversion) }))
      case 'getVariables':
        return this.#tables(groups['eid']!)
      case 'setVariables':
        if (groups['eid'] !== 'shared') throw new Refusal(404, 'Element is not a Variable Studio')
        this.shared = (body as FakeVariable[]).map(row => ({ ...row, description: row.description ?? '' }))
        return null
      default:
        return this.#features(operation, groups, body)
    }
  }

  #tables(element: string): unknown {
    const own: readonly FakeVariable[] =
      element === 'shared' ? this.shared : element === 'plate' ? this.plate.flatMap(variableIn) : []
    const withValues = own.map(row => ({ ...row, value: computed(row.expression) }))
    const taken = { variableStudioReference: { entityId: 'shared' }, variables: [] }
    return [
      { variableStudioReference: null, variables: withValues },
      ...(element === 'shared' ? [] : [taken]),
    ]
  }

  #features(operation: Operation, { eid, fid }: Readonly<Record<string, string>>, body: unknown): unknown {
    if (eid !== 'plate' && eid !== 'empty') throw new Refusal(404, 'Element is not a Part Studio')
    const features = eid === 'plate' ? this.plate : []
    const versions = { sourceMicroversion: String(this.#microversion), serializationVersion: '1.2.16' }
    if (operation === 'getPartStudioFeatures') {
      const featureStates = Object.fromEntries(features.map(each => [each.featureId!, stateOf(each)]))
      return { features, featureStates, ...versions, libraryVersion: 2560, isComplete: true }
    }
    if (operation === 'deletePartStudioFeature') {
      this.plate = this.plate.filter(({ featureId }) => featureId !== fid)
      return null
    }
    const { feature, sourceMicroversion, rejectMicroversionSkew } = body as {
      feature: FakeFeature
      sourceMicroversion: string
      rejectMicroversionSkew?: boolean
    }
    if (rejectMicroversionSkew && sourceMicroversion !== versions.sourceMicroversion)
      throw new Refusal(409, 'Microversion skew')
    this.#microversion++
    const stored = { ...feature, featureId: fid ?? `F${randomUUID().slice(0, 8)}` }
    if (operation === 'addPartStudioFeature') this.plate.push(stored)
    else this.plate = this.plate.map(each => (each.featureId === fid ? stored : each))
    return { feature: stored, featureState: stateOf(stored), ...versions }
  }
}

function variableIn({ featureType, parameters }: FakeFeature): FakeVariable[] {
  if (featureType !== 'assignVariable') return []
  const [type, name, value] = parameters as unknown as [
    { value: string },
    { value: string },
    { expression: string },
  ]
  const { expression } = value
  return [{ name: name.value, type: type.value as FakeVariable['type'], expression, description: '' }]
}

/** A length of zero or less cannot be computed here. */
const stateOf = ({ parameters }: FakeFeature) => ({
  featureStatus: parameters.some(each => 'expression' in each && each.expression.startsWith('-'))
    ? ('ERROR' as const)
    : ('OK' as const),
})

async function hinder(response: ServerResponse, fault: Fault): Promise<void> {
  if (fault.delay !== undefined) await new Promise(resolve => setTimeout(resolve, fault.delay))
  response.writeHead(fault.status ?? 200, fault.headers)
  response.end(fault.body ?? '')
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(answer === null ? '' : JSON.stringify(answer))
}
