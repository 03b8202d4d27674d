/** Several people with accounts on one test server. */
import { type Refusal, type ServerClient, trashCalls } from '@calcwright/contract'
import { type TestServer, cookieOf, postingWith } from './test-server.ts'

export interface TestPerson {
  readonly id: string
  readonly email: string
  readonly headers: Record<string, string>
  readonly client: ServerClient
}

/** Makes an account with the lower-case name as id, and signs in. */
export async function person(server: TestServer, name: string): Promise<TestPerson> {
  const id = name.toLowerCase()
  const email = `${id}@example.com`
  await server.database.pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
    id,
    name,
    email,
  ])
  const headers = await cookieOf(server, id)
  return { id, email, headers, client: server.clientWith(headers) }
}

/** Deletes for good what the person has deleted. */
export async function emptyTrash(server: TestServer, { headers }: TestPerson): Promise<void> {
  await granted(trashCalls(postingWith(server, headers)).deleteForGood())
}

/** Returns the answer; throws the message of a refusal. */
export async function granted<T extends { success: true }>(answer: Promise<T | Refusal>): Promise<T> {
  const result = await answer
  if (!result.success) throw new Error(result.message)
  return result
}

/** Returns the problem of a refusal; throws when the call was answered. */
export async function problemOf(answer: Promise<{ success: true } | Refusal>): Promise<string | undefined> {
  const result = await answer
  if (result.success) throw new Error('The call was not refused.')
  return result.problem
}
