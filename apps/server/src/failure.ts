import type { Problem, Refusal } from '@calcwright/contract'

/** The server cannot start or continue. The message advises the person at the terminal. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

const STATUS: Record<Problem, number> = {
  invalid: 400,
  rights: 403,
  token: 401,
  origin: 403,
  'not-found': 404,
  name: 409,
  resave: 409,
  changed: 409,
  key: 409,
  'too-large': 413,
  empty: 422,
  method: 405,
  'too-many': 429,
  elsewhere: 424,
  server: 503,
}

/** A refusal of a call: thrown anywhere below a route, answered as a Refusal. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problem: Problem
  /** Title of the popup with the message; a red notice without one. */
  readonly title: string | undefined
  /** Headers of the answer. */
  readonly headers: Readonly<Record<string, string>> = {}

  constructor(problem: Problem, message: string, title?: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
    this.title = title
  }

  get status(): number {
    return STATUS[this.problem]
  }

  /** @param seconds after which the request may be sent again */
  after(seconds: number): this {
    return Object.assign(this, { headers: { ...this.headers, 'retry-after': String(Math.ceil(seconds)) } })
  }

  toAnswer(): Refusal {
    const popup = this.title === undefined ? {} : { alert: true, title: this.title }
    return { success: false, message: this.message, problem: this.problem, ...popup }
  }
}

/** A refusal or an error as it can be sent between threads. */
export type Failure =
  { readonly refused: Pick<Refused, 'problem' | 'message' | 'title'> } | { readonly error: unknown }

export function toFailure(error: unknown): Failure {
  if (!(error instanceof Refused)) return { error }
  const { problem, message, title } = error
  return { refused: { problem, message, title } }
}

export function fromFailure(failure: Failure): unknown {
  if ('error' in failure) return failure.error
  return new Refused(failure.refused.problem, failure.refused.message, failure.refused.title)
}
