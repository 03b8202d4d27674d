/** Functions of the client for Onshape, named like the calls. Only what is shown about Onshape needs them. */
import type * as z from 'zod/mini'
import type { CallOptions } from './answer.ts'
import { createPost } from './client.ts'
import { DoneAnswer } from './items.ts'
import {
  OnshapeCreated,
  type OnshapeCreateRequest,
  OnshapeElements,
  OnshapeItems,
  OnshapeLinkAnswer,
  type OnshapeLinkRequest,
  OnshapeSet,
  type OnshapeSetRequest,
  OnshapeStatus,
  OnshapeVariable,
  OnshapeVariables,
} from './onshape.ts'

export type OnshapeCalls = ReturnType<typeof onshapeCalls>

/** @param base address of the server without a closing slash; '' in a page that it serves */
export function onshapeCalls(fetcher: typeof fetch, base = '') {
  const post = createPost(fetcher, base)
  return {
    status: (options?: CallOptions) => post('/onshape/status', {}, OnshapeStatus, options),
    disconnect: () => post('/onshape/disconnect', {}, DoneAnswer),
    link: (request: z.input<typeof OnshapeLinkRequest>) => post('/onshape/link', request, OnshapeLinkAnswer),
    /** @param did document; without it all that are linked to any */
    documents: (did?: string) => post('/onshape/documents', did === undefined ? {} : { did }, OnshapeItems),
    elements: (hash_string: string, fresh = false) =>
      post('/onshape/get_elements', { hash_string, fresh }, OnshapeElements),
    variables: (hash_string: string, eid: string, fresh = false) =>
      post('/onshape/get_variables', { hash_string, eid, fresh }, OnshapeVariables),
    variable: (hash_string: string, eid: string, fid: string, fresh = false) =>
      post('/onshape/get_variable', { hash_string, eid, fid, fresh }, OnshapeVariable),
    create: (request: z.input<typeof OnshapeCreateRequest>) =>
      post('/onshape/create_variable', request, OnshapeCreated),
    set: (request: z.input<typeof OnshapeSetRequest>) => post('/onshape/set_variable', request, OnshapeSet),
  }
}
