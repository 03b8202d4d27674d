/** Builds the description of all calls from their schemas. */
import {
  ApiName,
  ApiRevisions,
  ApiWorksheet,
  EvaluateAnswer,
  EvaluateLine,
  EvaluateRefusal,
  EvaluateRequest,
  EvaluatedCheck,
  Json,
  NamedProblem,
  OutputAnswer,
  Refusal,
  SetAnswer,
} from '@calcwright/contract'
import swagger from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { App } from './types.ts'

/** Names of schemas, which generated clients call their types by, and what they and their fields are. */
const schemaRegistry = z
  .registry<{ readonly id?: string; readonly description?: string }>()
  // A recursive definition needs a name.
  .add(Json, { id: 'Json', description: 'Any JSON value' })
  .add(EvaluateRequest, { id: 'EvaluateRequest', description: 'A call of a worksheet' })
  .add(EvaluateRequest.shape.inputs, {
    description:
      'Values by name, or a list of such sets, which are answered in the same order. A value is plain notation with its unit ("3 [kN]"), a number in the unit of the worksheet, the option of a choice, true or false, a text, or a list.',
  })
  .add(EvaluateRequest.shape.outputs, {
    description:
      'Names or formulas, each with the unit that it is wanted in: "sigma [MPa]", "2*F". Without them, the outputs of the form.',
  })
  .add(EvaluateRequest.shape.steps, {
    description:
      'Whether each output has the steps to it: its formula, and that with the values put in. Without it as the worksheet shows them.',
  })
  .add(EvaluateRequest.shape.revision, {
    description: 'Id of a revision; the worksheet as it is now without it',
  })
  .add(EvaluateAnswer, {
    id: 'EvaluateAnswer',
    description: 'The outputs of one set of inputs, or the results of several',
  })
  .add(EvaluateLine, {
    id: 'EvaluateLine',
    description: 'One line of an answer in lines: a set, the end, or the refusal of the call',
  })
  .add(EvaluateRefusal, {
    id: 'EvaluateRefusal',
    description: 'The refusal of a call, with the names that cannot be used',
  })
  .add(SetAnswer, { id: 'SetAnswer', description: 'The result of one set among several' })
  .add(OutputAnswer, { id: 'Output', description: 'The value of an output with its unit' })
  .add(OutputAnswer.shape.value, {
    description:
      'A number; {re, im} for a complex one; nested lists for lists and matrices; null for what is no number',
  })
  .add(OutputAnswer.shape.unit, { description: 'Unit of the value in plain notation, "" for none' })
  .add(OutputAnswer.shape.text, { description: 'The result as the worksheet shows it' })
  .add(OutputAnswer.shape.clause, {
    description: 'The rule that its line follows, such as "EN 1993-1-1, 6.2.5"; absent for none',
  })
  .add(OutputAnswer.shape.steps, {
    description: 'The formula of the output, and below it the same with values put in; absent without steps',
  })
  .add(OutputAnswer.shape.notices, { description: 'Remarks on the result, to be shown with it' })
  .add(EvaluatedCheck, {
    id: 'Check',
    description: 'A check of the worksheet; "ok" is true only where it holds',
  })
  .add(NamedProblem, { id: 'NamedProblem', description: 'An input or an output that cannot be used' })
  .add(NamedProblem.shape.code, {
    description: 'The kind of problem, for programs: input.dimension, input.range, output.failed',
  })
  .add(Refusal, { id: 'Refusal', description: 'A call that is refused, with a sentence for people' })
  .add(ApiWorksheet, {
    id: 'DescribedWorksheet',
    description: 'A worksheet with its inputs and outputs, also as JSON Schema',
  })
  .add(ApiName, { id: 'DefinedName', description: 'A name with its present value' })
  .add(ApiRevisions, { id: 'Revisions', description: 'Revisions of a worksheet, the newest first' })

/** Collects the routes that are registered from now on; `app.swagger()` describes them as OpenAPI. */
export async function registerDescription(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Calcwright', version: '1', description: 'Calls of a Calcwright server.' },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  })
}
