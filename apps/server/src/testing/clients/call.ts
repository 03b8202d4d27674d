/**
 * Calls the evaluation service with the client that a generator has made, and prints what came as one JSON object.
 *
 * Arguments: the folder of the client, the server, the hash of the worksheet, a token.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '', baseUrl = '', hash = '', token = ''] = process.argv.slice(2)

interface Answer {
  readonly data?: {
    readonly outputs: Readonly<Record<string, { readonly value: unknown; readonly unit: string }>>
    readonly results: readonly { readonly success: boolean }[]
    readonly inputs: readonly string[]
  }
  readonly error?: {
    readonly problem?: string
    readonly problems?: readonly { readonly name: string; readonly code: string }[]
  }
  readonly response: Response
}

type Call = (options: object) => Promise<Answer>
const { evaluate, describe } = (await import(
  pathToFileURL(join(folder, 'typescript/sdk.gen.ts')).href
)) as Readonly<Record<'evaluate' | 'describe', Call>>

const options = { baseUrl, auth: () => token, path: { hash } }
const one = await evaluate({ ...options, body: { inputs: { F: '3 [kN]' }, outputs: ['sigma [MPa]'] } })
const many = await evaluate({ ...options, body: { inputs: [{ F: 1 }, { F: '1 [s]' }] } })
const refused = await evaluate({ ...options, body: { inputs: { Q: 3 } } })
const described = await describe(options)
const unknown = await evaluate({ ...options, auth: () => 'cw_wrong', body: {} })
const stress = one.data?.outputs['sigma [MPa]']
process.stdout.write(
  JSON.stringify({
    one: [stress?.value, stress?.unit],
    many: many.data?.results.map(({ success }) => success),
    problem: refused.error?.problems?.map(({ name, code }) => [name, code]),
    inputs: described.data?.inputs,
    token: [unknown.response.status, unknown.error?.problem],
  }),
)
