import { registry } from '@calcwright/blocks/schemas'
import { FORM_ANSWERS_LIMIT, createPost, formAnswerCalls, toBase64 } from '@calcwright/contract'
import { worksheetFromPlain } from '@calcwright/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPerson, emptyTrash, granted, person, problemOf } from '../../testing/people.ts'
import { type TestServer, openTestServer, postingWith } from '../../testing/test-server.ts'

let server: TestServer
let ann: TestPerson
/** Somebody who has only the link. */
const LINK = { headers: {} }

beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
})
afterAll(() => server.close())

const answersOf = ({ headers }: Pick<TestPerson, 'headers'>) => formAnswerCalls(postingWith(server, headers))

/** A form of Ann's that everybody with the link may fill in. */
async function form(text = 'L := 4 [m]\nM := 3 [kN]*L = [kN*m]') {
  const worksheet = worksheetFromPlain(registry, text, 'Crane')
  const [length, moment] = worksheet.blocks().map(({ id }) => id)
  worksheet.apply({ kind: 'mark', ids: [length!], marks: { formInput: true } })
  worksheet.apply({ kind: 'mark', ids: [moment!], marks: { formOutput: true } })
  const document = toBase64(worksheet.encode())
  const { hash_string: hash } = await granted(ann.client.newWorksheet({ name: 'Crane', document }))
  await server.database.pool.query('update worksheets set public_rights = 1 where hash = $1', [hash])
  return hash
}

it('collects by the choice of the owner, computes the results itself, and deletes', async () => {
  const hash = await form()
  expect(await granted(answersOf(LINK).formAnswersState(hash))).toMatchObject({
    collects: false,
    owner: 'Ann',
    may_manage: false,
  })
  expect(await problemOf(answersOf(LINK).sendFormAnswer(hash, { L: '6 m' }))).toBe('invalid')
  expect(await granted(answersOf(ann).collectFormAnswers(hash, true))).toMatchObject({
    collects: true,
    may_manage: true,
  })
  const { id } = await granted(answersOf(LINK).sendFormAnswer(hash, { L: '6 m' }))
  await granted(answersOf(LINK).sendFormAnswer(hash, {}))
  const { answers } = await granted(answersOf(ann).formAnswers(hash))
  expect(answers).toMatchObject([
    { id, version: 1, inputs: { L: '6 m' }, checks: {} },
    { inputs: {}, outputs: {} },
  ])
  expect(Object.values(answers[0]!.outputs)).toEqual([{ value: 18, unit: 'kN*m', text: '18 kN*m' }])
  expect(await granted(answersOf(ann).deleteFormAnswers(hash, [id, 'other']))).toMatchObject({ deleted: 1 })
  await granted(answersOf(ann).collectFormAnswers(hash, false))
  expect(await problemOf(answersOf(LINK).sendFormAnswer(hash, {}))).toBe('invalid')
  expect((await granted(answersOf(ann).formAnswers(hash))).answers).toHaveLength(1)
})

it.each<[string, Record<string, string | number>, string, RegExp]>([
  ['another dimension', { L: '3 s' }, 'empty', /L has to be a value in m/],
  ['a name that the form does not ask for', { X: 3 }, 'empty', /X/],
])('refuses %s, and stores nothing', async (_, inputs, problem, words) => {
  const hash = await form()
  await granted(answersOf(ann).collectFormAnswers(hash, true))
  expect(await answersOf(LINK).sendFormAnswer(hash, inputs)).toMatchObject({
    success: false,
    problem,
    message: expect.stringMatching(words) as string,
  })
  expect((await granted(answersOf(ann).formAnswers(hash))).answers).toEqual([])
})

it('takes answers from frames of other sites, as of everybody, whoever is signed in there', async () => {
  const hash = await form()
  const headers = { ...ann.headers, origin: 'null', 'sec-fetch-site': 'cross-site' }
  const across: typeof fetch = (path, init) => fetch(server.address + String(path), { ...init, headers: { ...init?.headers, ...headers } }) // prettier-ignore
  const inFrame = formAnswerCalls(createPost(across, '/embed_data'))
  expect(await problemOf(inFrame.sendFormAnswer(hash, { L: '6 m' }))).toBe('invalid')
  await granted(answersOf(ann).collectFormAnswers(hash, true))
  expect(await granted(inFrame.formAnswersState(hash))).toMatchObject({ collects: true, may_manage: false })
  await granted(inFrame.sendFormAnswer(hash, { L: '6 m' }))
  expect(await problemOf(inFrame.sendFormAnswer(hash, { L: '3 s' }))).toBe('empty')
  expect(await problemOf(formAnswerCalls(createPost(across)).sendFormAnswer(hash, {}))).toBe('origin')
  expect((await granted(answersOf(ann).formAnswers(hash))).answers).toMatchObject([{ inputs: { L: '6 m' } }])
  await server.database.pool.query('update worksheets set public_rights = 0 where hash = $1', [hash])
  expect(await problemOf(inFrame.formAnswersState(hash))).toBe('not-found')
})

it.each(['a\0b', '\ud800'])('refuses %j, which no text can have', async text => {
  const hash = await form('L := "a"\nM := L =')
  await granted(answersOf(ann).collectFormAnswers(hash, true))
  expect(await problemOf(answersOf(LINK).sendFormAnswer(hash, { L: text }))).toBe('invalid')
})

it('refuses an answer whose results are too large', async () => {
  const hash = await form('L := 4\nM := L/7*[1..3000]')
  await granted(answersOf(ann).collectFormAnswers(hash, true))
  expect(await problemOf(answersOf(LINK).sendFormAnswer(hash, {}))).toBe('too-large')
})

it('takes no more than its limit, and loses none of those', async () => {
  const hash = await form()
  await granted(answersOf(ann).collectFormAnswers(hash, true))
  await server.database.pool.query(
    `insert into form_answers (worksheet_id, id, version, inputs, outputs)
     select id, 'a' || n, 1, '{}', '{}' from worksheets, generate_series(1, $2) n where hash = $1`,
    [hash, FORM_ANSWERS_LIMIT],
  )
  expect(await problemOf(answersOf(LINK).sendFormAnswer(hash, {}))).toBe('too-many')
  expect((await granted(answersOf(ann).formAnswers(hash))).answers).toHaveLength(FORM_ANSWERS_LIMIT)
})

it('keeps answers in the trash, and deletes them for good with the worksheet', async () => {
  const hash = await form()
  await granted(answersOf(ann).collectFormAnswers(hash, true))
  await granted(answersOf(LINK).sendFormAnswer(hash, {}))
  await granted(ann.client.remove('Worksheet', hash))
  expect(await problemOf(answersOf(LINK).sendFormAnswer(hash, {}))).toBe('not-found')
  await emptyTrash(server, ann)
  const { rows } = await server.database.pool.query(
    'select worksheet_id from form_answers union select worksheet_id from form_collections',
  )
  const { rows: living } = await server.database.pool.query<{ id: string }>('select id from worksheets')
  const ids = new Set(living.map(({ id }) => id))
  expect(rows.every(({ worksheet_id: id }: { worksheet_id: string }) => ids.has(id))).toBe(true)
})
