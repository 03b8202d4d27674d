/** Calls of those who run the server. */
import {
  Done,
  OperatorAct,
  OperatorPeople,
  OperatorPeopleRequest,
  OperatorServer,
  OperatorState,
  Refusal,
} from '@calcwright/contract'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import {
  operatorAct,
  operatorPeople,
  operatorServer,
  operatorState,
} from '../../commands/operator/operator.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerOperator(app: App, services: Services): void {
  app.get(
    '/operator',
    {
      schema: {
        summary: 'Whether the visitor runs the server',
        response: { 200: OperatorState, '4xx': Refusal },
      },
    },
    async request => operatorState({ ...services, visitor: request.visitor }),
  )
  const post = posting(app, services)
  post(
    '/operator/people',
    'People with accounts, for those who run the server',
    { body: OperatorPeopleRequest, answer: OperatorPeople },
    operatorPeople,
  )
  post(
    '/operator/act',
    'Signs a person out everywhere, or takes the code or the passkeys of a person away',
    { body: OperatorAct, answer: Done },
    operatorAct,
  )
  post(
    '/operator/server',
    'How the server is, for those who run it',
    { body: z.object({}), answer: OperatorServer },
    context => operatorServer(context),
  )
}
