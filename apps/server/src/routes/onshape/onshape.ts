import {
  DoneAnswer,
  OnshapeCreated,
  OnshapeCreateRequest,
  OnshapeElements,
  OnshapeElementsRequest,
  OnshapeItems,
  OnshapeItemsRequest,
  OnshapeLinkAnswer,
  OnshapeLinkRequest,
  OnshapeSet,
  OnshapeSetRequest,
  OnshapeStatus,
  OnshapeVariable,
  OnshapeVariableRequest,
  OnshapeVariables,
  OnshapeVariablesRequest,
  PAGES,
  pageAddress,
} from '@calcwright/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { beginSignIn, disconnect, finishSignIn, onshapeStatus } from '../../commands/onshape/connection.ts'
import { linkItem, linkedItems } from '../../commands/onshape/link.ts'
import {
  createVariable,
  getElements,
  getVariable,
  getVariables,
  setVariables,
} from '../../commands/onshape/variables.ts'
import type { Services } from '../../context.ts'
import { Refused } from '../../failure.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerOnshape(app: App, services: Services): void {
  registerSignIn(app, services)
  const post = posting(app, services)
  post(
    '/onshape/status',
    'Whether Onshape is available and connected',
    { body: z.object({}), answer: OnshapeStatus },
    onshapeStatus,
  )
  post(
    '/onshape/disconnect',
    'Forgets the sign-in to Onshape',
    { body: z.object({}), answer: DoneAnswer },
    disconnect,
  )
  post(
    '/onshape/link',
    'Links a worksheet or project to a document of Onshape',
    { body: OnshapeLinkRequest, answer: OnshapeLinkAnswer },
    (context, { hash_string, item_type, address }) => linkItem(context, hash_string, item_type, address),
  )
  post(
    '/onshape/documents',
    'Worksheets and projects that are linked to documents of Onshape',
    { body: OnshapeItemsRequest, answer: OnshapeItems },
    (context, { did }) => linkedItems(context, did),
  )
  post(
    '/onshape/get_elements',
    'Parts of the linked document that have variables',
    { body: OnshapeElementsRequest, answer: OnshapeElements },
    (context, { hash_string, fresh }) => getElements(context, hash_string, fresh),
  )
  post(
    '/onshape/get_variables',
    'Variables of a part',
    { body: OnshapeVariablesRequest, answer: OnshapeVariables },
    (context, { hash_string, eid, fresh }) => getVariables(context, hash_string, eid, fresh),
  )
  post(
    '/onshape/get_variable',
    'A variable with its value',
    { body: OnshapeVariableRequest, answer: OnshapeVariable },
    (context, { hash_string, eid, fid, fresh }) => getVariable(context, hash_string, eid, fid, fresh),
  )
  post(
    '/onshape/create_variable',
    'Makes a variable in a part',
    { body: OnshapeCreateRequest, answer: OnshapeCreated },
    (context, { hash_string, ...variable }) => createVariable(context, hash_string, variable),
  )
  post(
    '/onshape/set_variable',
    'Stores values of variables',
    { body: OnshapeSetRequest, answer: OnshapeSet },
    (context, { hash_string, variables }) => setVariables(context, hash_string, variables),
  )
}

const Answer = z.object({
  code: z.optional(z.string().check(z.maxLength(4000))),
  state: z.optional(z.string().check(z.maxLength(4000))),
  error: z.optional(z.string().check(z.maxLength(200))),
})

const CONNECT = '/onshape/connect'

/** Both are visited by the window of the sign-in, which a page of the application ends. */
function registerSignIn(app: App, services: Services): void {
  const inWindow =
    (work: (request: FastifyRequest) => Promise<string>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await reply.redirect(await work(request), 303)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const end = pageAddress('onshapeSignedIn', {})
        return reply.redirect(`${end}?${new URLSearchParams({ problem: error.message })}`, 303)
      }
    }
  const contextOf = ({ visitor }: FastifyRequest) => ({ ...services, visitor })
  app.get(
    CONNECT,
    { schema: { hide: true } },
    inWindow(async request => {
      // The cookie of the panel is for pages inside of Onshape alone: its window may have none.
      if (request.visitor === null) return `${PAGES.signIn}?${new URLSearchParams({ next: CONNECT })}`
      return beginSignIn(contextOf(request))
    }),
  )
  app.get(
    '/onshape/callback',
    { schema: { hide: true, querystring: Answer } },
    inWindow(async request => {
      await finishSignIn(contextOf(request), request.query as z.output<typeof Answer>)
      return pageAddress('onshapeSignedIn', {})
    }),
  )
}
