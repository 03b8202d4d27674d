/**
 * One function per call. Each answers with the call's answer or a Refusal, and throws
 * TransportError when no such answer came: then trying again later is right.
 */
import type * as z from 'zod/mini'
import { type AccountCalls, accountCalls } from './client-accounts.ts'
import { type ProjectCalls, projectCalls } from './client-projects.ts'
import { type Settings, Refusal } from './common.ts'
import { type SaveRequest, SaveAnswer, WORKSHEET_HEADER } from './elements.ts'
import { ForumsAnswer, Health, SessionInfo } from './session.ts'
import { SettingsAnswer } from './settings.ts'
import { VariableList } from './variables.ts'
import {
  ChangedAnswer,
  NameAnswer,
  PublicAnswer,
  WorksheetAnswer,
  type WorksheetCommand,
} from './worksheet.ts'

/** No usable answer: no network, the server stopped or failed, or something else answered. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  /** HTTP status, 0 when there was none. */
  readonly status: number
  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

export type Answer<T> = T | Refusal

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Lets the request outlive the page; browsers allow it up to 64 kB. */
  readonly keepalive?: boolean
}

interface PostOptions extends CallOptions {
  readonly headers?: Readonly<Record<string, string>>
}

type Data<C extends WorksheetCommand['command']> = Extract<WorksheetCommand, { command: C }>['data']

export interface ServerClient extends ProjectCalls, AccountCalls {
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
  /** @param hash of a worksheet; null for the settings that the product ships with */
  loadWorksheetSettings(hash: string | null, options?: CallOptions): Promise<Answer<SettingsAnswer>>
  variableList(hash: string, options?: CallOptions): Promise<Answer<VariableList>>
  session(options?: CallOptions): Promise<Answer<SessionInfo>>
  forums(options?: CallOptions): Promise<Answer<ForumsAnswer>>
  health(options?: CallOptions): Promise<Answer<Health>>
}

/** @param base address of the server without a closing slash; '' in a page that it serves. */
export function createClient(fetcher: typeof fetch, base = ''): ServerClient {
  const post = <T>(path: string, body: unknown, answer: z.ZodMiniType<T>, options?: PostOptions) =>
    call(fetcher, base + path, answer, {
      ...options,
      method: 'POST',
      cache: 'no-store',
      headers: { ...options?.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const get = <T>(path: string, answer: z.ZodMiniType<T>, options?: CallOptions) =>
    call(fetcher, base + path, answer, { ...options, cache: 'no-store' })
  const command = <T>(
    name: WorksheetCommand['command'],
    data: unknown,
    answer: z.ZodMiniType<T>,
    options?: CallOptions,
  ) => post('/worksheet_commands', { command: name, data }, answer, options)
  return {
    ...projectCalls(post),
    ...accountCalls(post, get),
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
    loadWorksheetSettings: (hash, options) =>
      post('/worksheets/load_settings', hash === null ? {} : { hash_string: hash }, SettingsAnswer, options),
    variableList: (hash, options) =>
      post('/worksheets/variable_list', { hash_string: hash }, VariableList, options),
    forums: options => post('/forums', {}, ForumsAnswer, options),
    session: options => get('/session', SessionInfo, options),
    health: options => get('/healthz', Health, options),
  }
}

async function call<T>(
  fetcher: typeof fetch,
  address: string,
  schema: z.ZodMiniType<T>,
  init: RequestInit,
): Promise<Answer<T>> {
  const { status, text } = await request(fetcher, address, init)
  const body = parseJson(text)
  if (status < 500) {
    const refusal = Refusal.safeParse(body)
    if (refusal.success) return refusal.data
  }
  const answer = schema.safeParse(body)
  if (answer.success && status < 300) return answer.data
  throw new TransportError(serverMessage(body) ?? `The server's answer cannot be used (${status})`, status)
}

async function request(fetcher: typeof fetch, address: string, init: RequestInit) {
  try {
    const response = await fetcher(address, { credentials: 'same-origin', ...init })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new TransportError('The server cannot be reached', 0, cause)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // answered by something that is not the server: the caller says so
  }
}

function serverMessage(body: unknown): string | undefined {
  const refusal = Refusal.safeParse(body)
  return refusal.success ? refusal.data.message : undefined
}
