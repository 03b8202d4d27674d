/** Sends no cookies, so that the server gives what everybody may see. */
export const anonymous: typeof fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' })
