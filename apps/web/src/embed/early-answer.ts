/** An answer that `ask-early.ts` has asked for. */
export interface EarlyAnswer {
  readonly address: string
  readonly answer: Promise<Response>
}

declare global {
  var calcwrightEarly: EarlyAnswer | undefined
}

/** The answer from this address, once; null when nobody has asked for it. */
export function takeEarlyAnswer(address: RequestInfo | URL): Promise<Response> | null {
  const early = globalThis.calcwrightEarly
  if (early?.address !== address) return null
  globalThis.calcwrightEarly = undefined
  return early.answer
}
