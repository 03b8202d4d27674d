/** A part of a document of Onshape, or a variable of a part. */
export interface OnshapeNamed {
  readonly id: string
  readonly name: string
}

export type OnshapeKind = 'LENGTH' | 'ANGLE' | 'NUMBER'

/**
 * Onshape, by way of the server. The calls reject with an Error with a sentence for the person; its `need` is `sign-in`
 * where the person has to sign in to Onshape first.
 */
export interface OnshapeLink {
  /** Whether values may be stored: the worksheet may be saved. */
  mayStore(): boolean
  /** Whether the worksheet is linked to a document. */
  isLinked(): boolean
  /** `message` says why Onshape is not available. */
  status(): Promise<{ readonly available: boolean; readonly connected: boolean; readonly message: string }>
  /** Opens the window of the sign-in. */
  connect(): void
  /** Calls back when somebody may have signed in; returns the way to stop. */
  whenConnected(listener: () => void): () => void
  /** Links the worksheet to the document at an address of Onshape. */
  link(address: string): Promise<void>
  parts(fresh?: boolean): Promise<readonly OnshapeNamed[]>
  variables(part: string, fresh?: boolean): Promise<readonly OnshapeNamed[]>
  /** The value is a number with its unit, `25 mm`. */
  variable(
    part: string,
    variable: string,
    fresh?: boolean,
  ): Promise<{ readonly name: string; readonly value: string }>
  /** Gives the id of the new variable. */
  create(part: string, name: string, kind: OnshapeKind, value?: string): Promise<string>
  /** Stores a value. Gives a remark on it, '' for none. */
  store(part: string, variable: string, name: string, value: string): Promise<string>
}
