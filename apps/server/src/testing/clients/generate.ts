/**
 * Writes clients of the evaluation service from its OpenAPI document, by generators of others: in TypeScript the whole
 * client, in Python the classes of request and answer.
 *
 * Arguments: the file with the document, and the folder to write into.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

// The generator takes the programming interface of the compiler, which version 7 does not have.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL: import.meta.url } : context),
})

const [source = '', folder = ''] = process.argv.slice(2)

async function writeTypeScript(): Promise<void> {
  const { createClient } = await import('@hey-api/openapi-ts')
  await createClient({
    input: source,
    output: { path: join(folder, 'typescript'), importFileExtension: '.ts', module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
}

async function writePython(): Promise<void> {
  const { components } = JSON.parse(readFileSync(source, 'utf8')) as {
    readonly components: { readonly schemas: Readonly<Record<string, object>> }
  }
  const input = new JSONSchemaInput(undefined)
  for (const name of ['EvaluateRequestInput', 'EvaluateAnswer', 'EvaluateRefusal', 'DescribedWorksheet'])
    await input.addSource({ name, schema: JSON.stringify({ ...components.schemas[name], components }) })
  const inputData = new InputData()
  inputData.addInput(input)
  const { lines } = await quicktype({
    inputData,
    lang: 'python',
    rendererOptions: { 'python-version': '3.7' },
  })
  writeFileSync(join(folder, 'calcwright_api.py'), lines.join('\n'))
}

await writeTypeScript()
await writePython()
