/** What is said to the person about saving. */
import type { SaveAlert } from './save-state.ts'

export const FATAL = 'Fatal error on save. Saving disabled.'

export const said = (reason: string): string => `Error while saving: ${reason}`

const SAVE_FAILED = 'Save Failed'
const KEPT = 'Your last changes could not be saved. They are kept in this browser.'

/** What an answer of the server says in a popup. */
export const popup = ({ title, message }: Partial<SaveAlert>): SaveAlert => ({
  title: title ?? SAVE_FAILED,
  message: message ?? '',
  remedy: 'reload',
})

export const NOT_SAVED: SaveAlert = {
  title: SAVE_FAILED,
  message: `${KEPT} Reload the page to avoid losing data.`,
  remedy: 'reload',
}

/** An outage that lasts. */
export const NOT_YET_SAVED: SaveAlert = {
  title: SAVE_FAILED,
  message: `${KEPT} The page goes on trying: keep it open until the server answers.`,
  remedy: 'wait',
}

export const tooLarge = (reason: string): string => `${said(reason)} ${KEPT}`

/** @param size in bytes, as is `limit` */
export const nearlyFull = (size: number, limit: number): string =>
  `This worksheet has ${megabytes(size)} of the ${megabytes(limit)} MB that can be saved. Move a part of it elsewhere, or delete pictures.`

/** For people: whole ones, and one digit below ten. */
const megabytes = (bytes: number): number => {
  const number = bytes / 1024 / 1024
  return Number(number.toFixed(number < 10 ? 1 : 0))
}
