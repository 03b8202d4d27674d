/**
 * One function per call. Each resolves with the call's answer or a Refusal, and throws TransportError when no
 * such answer arrived; trying again later is right then.
 */
import type * as z from 'zod/mini'
import type { Answer, CallOptions } from './answer.ts'
import { type AccountCalls, accountCalls } from './client-accounts.ts'
import { type FileCalls, fileCalls } from './client-files.ts'
import { type ProjectCalls, projectCalls } from './client-projects.ts'
import { type Settings, Refusal } from './common.ts'
import { type SaveRequest, SaveAnswer, WORKSHEET_HEADER } from './elements.ts'
import type { FileContent } from './files.ts'
import { ForumsAnswer, Health, SessionInfo } from './session.ts'
import { EqualPopupAnswer, SettingsAnswer } from './settings.ts'
import { VariableList } from './variables.ts'
import {
  ChangedAnswer,
  NameAnswer,
  PublicAnswer,
  WorksheetAnswer,
  type WorksheetCommand,
} from './worksheet.ts'

/**
 * Thrown without a usable answer: there is no network, the server stopped or failed, or something else
 * answered.
 */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  /** HTTP status, 0 when there was none. */
  readonly status: number
  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

interface PostOptions extends CallOptions {
  readonly headers?: Readonly<Record<string, string>>
}

type Data<C extends WorksheetCommand['command']> = Extract<WorksheetCommand, { command: C }>['data']

export interface ServerClient extends ProjectCalls, AccountCalls, FileCalls {
  newWorksheet(data: Data<'new_worksheet'>, options?: CallOptions): Promise<Answer<WorksheetAnswer>>
  getWorksheet(data: Data<'get_worksheet'>, options?: CallOptions): Promise<Answer<WorksheetAnswer>>
  copyWorksheet(data: Data<'copy_worksheet'>, options?: CallOptions): Promise<Answer<WorksheetAnswer>>
  rename(data: Data<'rename'>, options?: CallOptions): Promise<Answer<ChangedAnswer>>
  updateSettings(data: Data<'update_settings'>, options?: CallOptions): Promise<Answer<ChangedAnswer>>
  save(request: SaveRequest, options?: CallOptions): Promise<Answer<SaveAnswer>>
  getName(hash: string, options?: CallOptions): Promise<Answer<NameAnswer>>
  setPublic(hash: string, options?: CallOptions): Promise<Answer<PublicAnswer>>
  loadUserSettings(options?: CallOptions): Promise<Answer<SettingsAnswer>>
  setUserSettings(settings: Settings, options?: CallOptions): Promise<Answer<SettingsAnswer>>
  equalPopup(options?: CallOptions): Promise<Answer<EqualPopupAnswer>>
  /** @param hash of a worksheet; null for the settings that the product ships with */
  loadWorksheetSettings(hash: string | null, options?: CallOptions): Promise<Answer<SettingsAnswer>>
  variableList(hash: string, into: string | null, options?: CallOptions): Promise<Answer<VariableList>>
  session(options?: CallOptions): Promise<Answer<SessionInfo>>
  forums(options?: CallOptions): Promise<Answer<ForumsAnswer>>
  health(options?: CallOptions): Promise<Answer<Health>>
}

/** @param base address of the server without a closing slash; '' in a page that it serves. */
export function createClient(fetcher: typeof fetch, base = ''): ServerClient {
  const post = createPost(fetcher, base)
  const get = <T>(path: string, answer: z.ZodMiniType<T>, options?: CallOptions) =>
    callServer(fetcher, base + path, answer, { ...options, cache: 'no-store' })
  const put = <T>(
    path: string,
    body: Uint8Array<ArrayBuffer>,
    answer: z.ZodMiniType<T>,
    options?: CallOptions,
  ) =>
    callServer(fetcher, base + path, answer, {
      ...options,
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    })
  const getBytes = (path: string, options?: CallOptions) => readBytes(fetcher, base + path, { ...options })
  const command = <T>(
    name: WorksheetCommand['command'],
    data: unknown,
    answer: z.ZodMiniType<T>,
    options?: CallOptions,
  ) => post('/worksheet_commands', { command: name, data }, answer, options)
  return {
    ...projectCalls(post),
    ...accountCalls(post, get),
    ...fileCalls({ put, getBytes }),
    newWorksheet: (data, options) => command('new_worksheet', data, WorksheetAnswer, options),
    getWorksheet: (data, options) => command('get_worksheet', data, WorksheetAnswer, options),
    copyWorksheet: (data, options) => command('copy_worksheet', data, WorksheetAnswer, options),
    rename: (data, options) => command('rename', data, ChangedAnswer, options),
    updateSettings: (data, options) => command('update_settings', data, ChangedAnswer, options),
    save: (request, options) => {
      const headers = { [WORKSHEET_HEADER]: request.worksheet_hash }
      return post('/worksheet_elements', request, SaveAnswer, { ...options, headers })
    },
    getName: (hash, options) => post('/worksheets/get_name', { hash_string: hash }, NameAnswer, options),
    setPublic: (hash, options) => post('/set_public', { hash_string: hash }, PublicAnswer, options),
    loadUserSettings: options => post('/users/load_settings', {}, SettingsAnswer, options),
    setUserSettings: (settings, options) =>
      post('/users/set_settings', { settings }, SettingsAnswer, options),
    equalPopup: options => post('/users/equal_popup', {}, EqualPopupAnswer, options),
    loadWorksheetSettings: (hash, options) =>
      post('/worksheets/load_settings', hash === null ? {} : { hash_string: hash }, SettingsAnswer, options),
    variableList: (hash, into, options) =>
      post('/worksheets/variable_list', { hash_string: hash, into }, VariableList, options),
    forums: options => post('/forums', {}, ForumsAnswer, options),
    session: options => get('/session', SessionInfo, options),
    health: options => get('/healthz', Health, options),
  }
}

/** The function that sends a call and reads its answer, for the calls of screens that are fetched later. */
export function createPost(fetcher: typeof fetch, base = '') {
  return <T>(path: string, body: unknown, answer: z.ZodMiniType<T>, options?: PostOptions) =>
    callServer(fetcher, base + path, answer, {
      ...options,
      method: 'POST',
      cache: 'no-store',
      headers: { ...options?.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
}

export async function callServer<T>(
  fetcher: typeof fetch,
  address: string,
  schema: z.ZodMiniType<T>,
  init: RequestInit,
): Promise<Answer<T>> {
  const { status, content } = await request(fetcher, address, init, response => response.text())
  const body = parseJson(content)
  const refusal = refusalIn(status, body)
  if (refusal) return refusal
  const answer = schema.safeParse(body)
  if (answer.success && status < 300) return answer.data
  throw unusable(status, body)
}

/** Browsers may answer from their cache: the content at such an address never changes. */
export async function readBytes(
  fetcher: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<Answer<FileContent>> {
  const { status, type, content } = await request(fetcher, address, init, response => response.arrayBuffer())
  const bytes = new Uint8Array(content)
  if (status === 200) return { success: true, bytes, type }
  const body = parseJson(new TextDecoder().decode(bytes))
  const refusal = refusalIn(status, body)
  if (refusal) return refusal
  throw unusable(status, body)
}

async function request<T>(
  fetcher: typeof fetch,
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
) {
  try {
    const response = await fetcher(address, { credentials: 'same-origin', ...init })
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, content: await read(response) }
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new TransportError('The server cannot be reached', 0, cause)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Something that is not the server has answered; the caller reports it.
  }
}

function refusalIn(status: number, body: unknown): Refusal | null {
  const refusal = status < 500 ? Refusal.safeParse(body) : null
  return refusal?.success ? refusal.data : null
}

function unusable(status: number, body: unknown): TransportError {
  const refusal = Refusal.safeParse(body)
  const message = refusal.success ? refusal.data.message : `The server's answer cannot be used (${status})`
  return new TransportError(message, status)
}
