import type { Refusal, ServerClient } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { otherWorksheets } from './other-worksheets.ts'

it.each<[Refusal['problem'], string]>([
  ['not-found', 'NoSource'],
  ['server', 'Error'],
  [undefined, 'Error'],
])('a source that is refused for the reason %s is an error of the name %s', async (problem, name) => {
  const refusal = { success: false as const, message: 'No.', ...(problem && { problem }) }
  const client = { variableList: () => Promise.resolve(refusal) } as unknown as ServerClient
  await expect(otherWorksheets(client, null).variables('x')).rejects.toMatchObject({
    name,
    message: 'Unable to load variable list. No.',
  })
})
