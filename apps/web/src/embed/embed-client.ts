/** Calls of a page in a frame. They say nothing about who asks, so that the server gives what everybody may see. */
import {
  type Answer,
  EmbeddedProject,
  FileStored,
  SaveAnswer,
  type SaveRequest,
  type ServerClient,
  WORKSHEET_HEADER,
  WorksheetAnswer,
  callServer,
  embedData,
  createPost,
  readBytes,
} from '@calcwright/contract'
import { anonymous } from './anonymous.ts'
import { withEarlyAnswer } from '../shell/early-answer.ts'

type EmbedClient = Pick<ServerClient, 'getFile' | 'putFile' | 'save'> & {
  worksheet(hash: string): Promise<Answer<WorksheetAnswer>>
  project(hash: string): Promise<Answer<EmbeddedProject>>
}

const early = withEarlyAnswer(anonymous)
const NO_STORE = { cache: 'no-store' } as const

export const embedClient: EmbedClient = {
  worksheet: hash => callServer(early, embedData.worksheet(hash), WorksheetAnswer, NO_STORE),
  project: hash => callServer(anonymous, embedData.project(hash), EmbeddedProject, NO_STORE),
  save: (request: SaveRequest, options) =>
    createPost(anonymous)(embedData.worksheet(request.worksheet_hash), request, SaveAnswer, {
      ...options,
      headers: { [WORKSHEET_HEADER]: request.worksheet_hash },
    }),
  getFile: (hash, digest, options) => readBytes(anonymous, embedData.file(hash, digest), { ...options }),
  putFile: (hash, digest, body, options) =>
    callServer(anonymous, embedData.file(hash, digest), FileStored, {
      ...options,
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    }),
}
