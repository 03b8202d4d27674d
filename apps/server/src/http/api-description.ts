/** Builds the description of all calls from their schemas. */
import { Json } from '@calcwright/contract'
import swagger from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { App } from './types.ts'

/** A recursive definition needs a name. */
const schemaRegistry = z.registry<{ readonly id: string }>().add(Json, { id: 'Json' })

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
