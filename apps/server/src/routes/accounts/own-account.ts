/** Calls about one's own account. */
import {
  ConfirmTwoStep,
  DeleteAccount,
  Done,
  EndSession,
  LinkSent,
  OwnPassword,
  RecoveryCodes,
  Refusal,
  SessionList,
  SetEmail,
  SetName,
  SetPassword,
  StorageUsed,
  TwoStep,
  TwoStepBegun,
} from '@calcwright/contract'
import type { FastifyRequest } from 'fastify'
import { setEmail, setName, setPassword } from '../../accounts/change-account.ts'
import { deleteAccount } from '../../accounts/delete-account.ts'
import { exportWorksheets } from '../../accounts/export-worksheets.ts'
import { endOtherSessions, endOwnSession, listOwn } from '../../accounts/own-sessions.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  ownTwoStep,
  renewRecoveryCodes,
} from '../../accounts/own-two-step.ts'
import { storageUsed } from '../../accounts/storage-used.ts'
import type { Services } from '../../context.ts'
import { Refused } from '../../failure.ts'
import { holdSlot } from '../../http/hold-slot.ts'
import type { SessionCookie } from '../../http/session-cookie.ts'
import type { App } from '../../http/types.ts'
import { Slots } from '../../threads/slots.ts'
import { SMALL_BODY } from './accounts.ts'

/** Each export holds one worksheet at a time, however slowly it is read. */
const exportSlots = new Slots({
  atOnce: 4,
  ofOne: 1,
  waitingOfOne: 2,
  slow: { after: 60_000, most: 8 },
  refuse: () => new Refused('too-many', 'An archive of your worksheets is being made already. Wait for it.'),
})

export function registerOwnAccount(app: App, services: Services, cookie: SessionCookie): void {
  registerChanges(app, services, cookie)
  registerTwoStep(app, services, cookie)
  registerOwnSessions(app, services)
  registerOwned(app, services)
}

const response = { 200: Done, '4xx': Refusal }
const bodyLimit = SMALL_BODY

function registerChanges(app: App, services: Services, cookie: SessionCookie): void {
  app.post(
    '/accounts/set_name',
    { bodyLimit, schema: { summary: "Changes the visitor's name", body: SetName, response } },
    request => setName({ ...services, visitor: request.visitor }, request.body.name),
  )
  app.post(
    '/accounts/set_email',
    {
      bodyLimit,
      schema: {
        summary: "Asks for a change of the visitor's address",
        body: SetEmail,
        response: { 200: LinkSent, '4xx': Refusal },
      },
    },
    request => setEmail({ ...services, visitor: request.visitor }, request.body, cookie.deviceOf(request)),
  )
  app.post(
    '/accounts/set_password',
    {
      bodyLimit,
      schema: { summary: "Changes the visitor's password, ends other sessions", body: SetPassword, response },
    },
    async (request, reply) => {
      const context = { ...services, visitor: request.visitor }
      cookie.begin(reply, await setPassword(context, request.body, cookie.deviceOf(request)))
      return { success: true } as const
    },
  )
  app.post(
    '/accounts/delete',
    {
      bodyLimit,
      schema: { summary: 'Deletes the account and all that it owns', body: DeleteAccount, response },
    },
    async (request, reply) => {
      const context = { ...services, visitor: request.visitor }
      const answer = await deleteAccount(context, request.body.password, cookie.deviceOf(request))
      cookie.clear(reply)
      return answer
    },
  )
}

/** Calls about the second step of signing in. */
function registerTwoStep(app: App, services: Services, cookie: SessionCookie): void {
  app.get(
    '/accounts/two_step',
    { schema: { summary: 'Whether signing in takes a code', response: { 200: TwoStep, '4xx': Refusal } } },
    async request => ownTwoStep({ ...services, visitor: request.visitor }),
  )
  const schema = (summary: string, answer: typeof TwoStepBegun | typeof RecoveryCodes | typeof Done) => ({
    bodyLimit,
    schema: { summary, body: OwnPassword, response: { 200: answer, '4xx': Refusal } },
  })
  const of = (request: FastifyRequest) => ({ ...services, visitor: request.visitor })
  app.post(
    '/accounts/two_step/begin',
    schema('Makes the secret of an app for codes', TwoStepBegun),
    request => beginTwoStep(of(request), request.body, cookie.deviceOf(request)),
  )
  app.post('/accounts/two_step/codes', schema('Makes new recovery codes', RecoveryCodes), request =>
    renewRecoveryCodes(of(request), request.body, cookie.deviceOf(request)),
  )
  app.post('/accounts/two_step/end', schema('Signing in takes the password alone', Done), request =>
    endTwoStep(of(request), request.body, cookie.deviceOf(request)),
  )
  app.post(
    '/accounts/two_step/confirm',
    {
      bodyLimit,
      schema: {
        summary: 'Signing in takes a code from now on',
        body: ConfirmTwoStep,
        response: { 200: RecoveryCodes, '4xx': Refusal },
      },
    },
    request => confirmTwoStep(of(request), request.body),
  )
}

function registerOwnSessions(app: App, services: Services): void {
  app.get(
    '/accounts/sessions',
    {
      schema: { summary: 'Where the visitor is signed in', response: { 200: SessionList, '4xx': Refusal } },
    },
    async request => {
      return listOwn({ ...services, visitor: request.visitor }, request.sessionId)
    },
  )
  app.post(
    '/accounts/end_session',
    { bodyLimit, schema: { summary: 'Signs out in one place', body: EndSession, response } },
    request => endOwnSession({ ...services, visitor: request.visitor }, request.body.id),
  )
  app.post(
    '/accounts/end_other_sessions',
    { bodyLimit, schema: { summary: 'Signs out everywhere else', response } },
    request => endOtherSessions({ ...services, visitor: request.visitor }, request.sessionId),
  )
}

function registerOwned(app: App, services: Services): void {
  app.get(
    '/accounts/storage',
    {
      schema: {
        summary: "What the visitor's worksheets take",
        response: { 200: StorageUsed, '4xx': Refusal },
      },
    },
    async request => {
      return storageUsed({ ...services, visitor: request.visitor })
    },
  )
  app.get(
    '/accounts/export',
    { schema: { summary: "All of the visitor's worksheets as a zip archive" }, config: { sameOrigin: true } },
    async (request, reply) => {
      await holdSlot(exportSlots, request, reply)
      const archive = await exportWorksheets({ ...services, visitor: request.visitor })
      return reply
        .header('content-disposition', 'attachment; filename="worksheets.zip"')
        .type('application/zip')
        .send(archive)
    },
  )
}
