/** Tasks that take long with a large worksheet. Arguments and results can be sent between threads. */
import { createHash } from 'node:crypto'
import { typedJudge } from '@calcwright/blocks/as-typed'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { checksInArchive, checksToInclude, nameWithPlace, worstCheck } from '@calcwright/blocks/checks'
import { namesWithoutValue, variablesInArchive, worksheetIncludes } from '@calcwright/blocks/include'
import { type DescribedForm, describeForm } from '@calcwright/blocks/sheet-schema/described'
import {
  type HeadIds,
  type Outline,
  type StateOutline,
  Worksheet,
  type WorksheetSettings,
  differenceOf,
  formatCalcFile,
  mergeStates,
  outlineState,
  outlineUpdate,
  resourcesOf,
  toCalcFile,
  worksheetFromPlain,
} from '@calcwright/document'
import { type ReadResult, canonicalContent, canonicalResults } from '@calcwright/document/canonical'
import { type Failure, Refused, toFailure } from '../failure.ts'
import { type ArchiveChange, mergeArchive } from './archive.ts'
import { makeFirstState } from './first-state.ts'
import { type SearchedText, termsOf, wordsIn } from './words-in.ts'
import {
  type Encoded,
  type WorksheetFacts,
  type RequesterState,
  OpenSheet,
  type StepOutcome,
  type DocumentStep,
} from './open-sheet.ts'
import { pictureIn } from './picture-in.ts'
import { sharedWhenLarge } from './shared-bytes.ts'
import type { LiveEvent, WorstCheck } from '@calcwright/contract'
import { base64Pieces } from './base64.ts'

/** Worksheets that are open in this thread, by a number that means nothing elsewhere. */
const sheets = new Map<number, OpenSheet>()

function sheetOf(id: number): OpenSheet {
  const sheet = sheets.get(id)
  // The thread that had the worksheet broke, and this is another one.
  if (!sheet) throw new Refused('server', 'The server could not finish this. Try again.')
  return sheet
}

/** Outcomes of the steps up to the first that failed. */
export interface Performed {
  readonly outcomes: readonly StepOutcome[]
  /** Refusal or error of the next step. */
  readonly failure: Failure | null
  /** Name of the worksheet after the outcomes. */
  readonly name: string
}

/** SHA-256 in hexadecimal digits. */
export interface CanonicalDigests {
  readonly content: string
  /** '' for stored results that nobody can read. */
  readonly results: string
}

function digestOfResults(worksheet: Worksheet, archive: string): string {
  try {
    const results =
      archive === '' ? {} : (JSON.parse(archive) as { results: Record<string, ReadResult> }).results
    return sha256(canonicalResults(worksheet, results))
  } catch {
    return ''
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const TASKS = {
  /** Merges the stored states and results into one each. */
  merge: (
    documents: readonly Uint8Array[],
    archive: string,
    changes: readonly ArchiveChange[],
  ): { document: Uint8Array; archive: string } => ({
    document: sharedWhenLarge(
      documents.length > 1 ? mergeStates(documents) : (documents[0] ?? new Uint8Array()),
    ),
    archive: mergeArchive(archive, changes),
  }),

  /** Changes in a state beyond a state vector, as a message to a window. */
  lacking: (document: Uint8Array, vector: Uint8Array): Uint8Array =>
    updateMessage(differenceOf(document, vector)),

  /** Describes what an update brings, requires and touches; `head` is the state before it. */
  outline: (update: Uint8Array, head: HeadIds): Outline => outlineUpdate(update, head),

  outlineState: (document: Uint8Array): StateOutline => outlineState(document),

  settings: (document: Uint8Array): WorksheetSettings => Worksheet.load(registry, document).settings,

  words: (document: Uint8Array, archive: string, name: string): SearchedText =>
    wordsIn(Worksheet.load(registry, document), archive, name),

  terms: (name: string, words: string): readonly string[] => termsOf(name, words),

  picture: (document: Uint8Array, archive: string): string =>
    pictureIn(Worksheet.load(registry, document), archive),

  worstCheck: (document: Uint8Array, archive: string) =>
    worstCheckIn(Worksheet.load(registry, document), archive),

  variables: (document: Uint8Array, archive: string) =>
    variablesInArchive(registry, Worksheet.load(registry, document).blocks(), archive, blockEvaluations),

  namesWithoutValue: (document: Uint8Array, archive: string) =>
    namesWithoutValue(Worksheet.load(registry, document).blocks(), archive, blockEvaluations),

  /** The inputs and outputs of its form. */
  form: (document: Uint8Array, archive: string): DescribedForm =>
    describeForm(Worksheet.load(registry, document).blocks(), archive),

  /** A worksheet of lines in plain notation, all of them outputs of its form. */
  documentOfText(text: string): Uint8Array {
    const worksheet = worksheetFromPlain(registry, text, undefined, typedJudge(registry, text))
    const ids = worksheet.blocks().map(({ id }) => id)
    worksheet.apply({ kind: 'mark', ids, marks: { formOutput: true } })
    return worksheet.encode()
  },

  /** Content of a worksheet for those who include it, and its own includes. */
  shared(document: Uint8Array, archive: string, place: { readonly hash: string; readonly name: string }) {
    const worksheet = Worksheet.load(registry, document)
    const blocks = worksheet.blocks()
    const variables = variablesInArchive(registry, blocks, archive, blockEvaluations)
    const checks = checksToInclude(checksInArchive(worksheet, archive), place)
    return { variables, checks, includes: worksheetIncludes(blocks) }
  },

  calcText(document: Uint8Array, archive: string): { text: string; digests: readonly string[] } {
    const worksheet = Worksheet.load(registry, document)
    const results = archive === '' ? undefined : JSON.parse(archive)
    const digests = [...resourcesOf(registry, worksheet.blocks())].sort()
    return { text: formatCalcFile(toCalcFile(worksheet, results)), digests }
  },

  /** Digests of the content and of the results as readers find them. */
  canonical(document: Uint8Array, archive: string): CanonicalDigests {
    const worksheet = Worksheet.load(registry, document)
    return { content: sha256(canonicalContent(worksheet)), results: digestOfResults(worksheet, archive) }
  },

  /** Digests of the files that the worksheet refers to. */
  digests: (document: Uint8Array): readonly string[] => [
    ...resourcesOf(registry, Worksheet.load(registry, document).blocks()),
  ],

  first: makeFirstState,

  open: (id: number, document: Uint8Array, limit: number): void =>
    void sheets.set(id, new OpenSheet(document, limit)),

  drop: (id: number): void => void sheets.delete(id),

  perform(id: number, steps: readonly DocumentStep[], version: number): Performed {
    const sheet = sheetOf(id)
    const outcomes: StepOutcome[] = []
    let { name } = sheet
    try {
      for (const step of steps) {
        outcomes.push(sheet.perform(step, version + outcomes.length))
        name = sheet.name
      }
      return { outcomes, failure: null, name }
    } catch (error) {
      // The sheet may hold part of the change.
      sheets.delete(id)
      return { outcomes, failure: toFailure(error), name }
    }
  },

  describe: (id: number, requesters: readonly RequesterState[]): readonly WorksheetFacts[] => {
    const sheet = sheetOf(id)
    return requesters.map(has => sheet.describe(has))
  },

  /** Merges stored updates. Returns the name that the worksheet has then. */
  mergeInto(id: number, documents: readonly Uint8Array[]): string {
    const sheet = sheetOf(id)
    for (const document of documents) sheet.merge(document)
    return sheet.name
  },

  encode: (id: number): Encoded => sheetOf(id).encode(),
} as const

export type Tasks = typeof TASKS

/** Builds the message with the updates that a window lacks. */
const BASE64 = '…'
const MESSAGE: LiveEvent = { kind: 'update', update: BASE64 }
const [HEAD = '', TAIL = ''] = JSON.stringify(MESSAGE).split(BASE64)

/**
 * Returns JSON of a LiveEvent as the bytes to be sent, because a large text would be in memory several times.
 */
export function updateMessage(update: Uint8Array): Uint8Array {
  const message = new Uint8Array(HEAD.length + 4 * Math.ceil(update.length / 3) + TAIL.length)
  const room = Buffer.from(message.buffer)
  let at = room.write(HEAD, 'latin1')
  for (const piece of base64Pieces(update)) at += room.write(piece, at, 'latin1')
  room.write(TAIL, at, 'latin1')
  return message
}

/** Characters of a name in a list. */
const MOST = 200

/**
 * Judges the checks of a worksheet by its stored results, with those of the worksheets that it includes.
 * @param archive the stored results as text, '' for none
 * @returns null for a worksheet without checks that apply
 */
function worstCheckIn(worksheet: Worksheet, archive: string): WorstCheck | null {
  const worst = worstCheck(checksInArchive(worksheet, archive))
  if (!worst) return null
  // PostgreSQL's texts cannot hold this character.
  const name = nameWithPlace(worst).replaceAll('\0', ' ').slice(0, MOST)
  return { name, utilisation: worst.words.utilisation, verdict: worst.words.label }
}
