/** Messages about saving. */
import type { SaveAlert } from './save-state.ts'

export const FATAL_SAVE_ERROR = 'Fatal error on save. Saving disabled.'

export const saveError = (reason: string): string => `Error while saving: ${reason}`

const SAVE_FAILED = 'Save Failed'
const STORED_HERE = 'Your last changes could not be saved. They are kept in this browser.'

/** The popup for an answer of the server. */
export const popup = ({ title, message }: Partial<SaveAlert>): SaveAlert => ({
  title: title ?? SAVE_FAILED,
  message: message ?? '',
  remedy: 'reload',
})

export const NOT_SAVED: SaveAlert = {
  title: SAVE_FAILED,
  message: `${STORED_HERE} Reload the page to avoid losing data.`,
  remedy: 'reload',
}

/** An outage that lasts. */
export const NOT_YET_SAVED: SaveAlert = {
  title: SAVE_FAILED,
  message: `${STORED_HERE} The page goes on trying: keep it open until the server answers.`,
  remedy: 'wait',
}

export const tooLarge = (reason: string): string => `${saveError(reason)} ${STORED_HERE}`

/** @param size in bytes, as is `limit` */
export const nearlyFullMessage = (size: number, limit: number): string =>
  `This worksheet has ${megabytes(size)} of the ${megabytes(limit)} MB that can be saved. Move a part of it elsewhere, or delete pictures.`

/** For people: whole ones, and one digit below ten. */
const megabytes = (bytes: number): number => {
  const number = bytes / 1024 / 1024
  return Number(number.toFixed(number < 10 ? 1 : 0))
}
