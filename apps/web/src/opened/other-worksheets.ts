/** The worksheets that an include may take values from, own and shared ones, as the server gives them. */
import {
  type Answer,
  LIST_LIMIT,
  type Refusal,
  type ServerClient,
  decodeVariables,
  worksheetAddress,
} from '@calcwright/contract'
import type { OtherWorksheets } from '@calcwright/editor'

/** @param own the worksheet that is open: it does not include itself */
export function otherWorksheets(
  client: ServerClient,
  own: { readonly hash: string } | null,
): OtherWorksheets {
  return {
    address: hash => worksheetAddress(hash),
    async list() {
      const { worksheets } = granted(await client.list({ limit: LIST_LIMIT }))
      return worksheets
        .filter(({ hash_string }) => hash_string !== own?.hash)
        .map(({ hash_string, name, updated_at }) => ({
          hash: hash_string,
          name,
          changed: new Date(updated_at * 1000),
        }))
    },
    async variables(hash) {
      const answer = await client.variableList(hash, own?.hash ?? null)
      if (!answer.success) throw refused(answer)
      const variables = decodeVariables(answer)
      if (!variables) throw new Error('Unable to Decode Variable List')
      const { variables_per_include, includes_per_source } = answer.limits
      const limits = { variables: variables_per_include, perSource: includes_per_source }
      const older = answer.older.map(({ hash_string, ...one }) => ({ hash: hash_string, ...one }))
      const { name, checks, circle, whole } = answer
      return { hash: answer.hash_string, name, variables, checks, limits, circle, older, whole }
    },
  }
}

function refused({ message, problem }: Refusal): Error {
  const error = new Error(`Unable to load variable list. ${message}`)
  if (problem === 'not-found') error.name = 'NoSource'
  return error
}

function granted<T extends { success: true }>(answer: Answer<T>): T {
  if (!answer.success) throw new Error(answer.message)
  return answer
}
