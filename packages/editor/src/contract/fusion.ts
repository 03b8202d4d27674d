/** A parameter of a document of Fusion; '' for a plain number. */
export interface FusionParameter {
  readonly name: string
  readonly value: number
  readonly unit: 'm' | 'rad' | ''
}

export interface FusionVariables {
  /** Identifies the worksheet to the add-in. */
  readonly id: string
  /** Id and name of the document that the worksheet is linked to; '' for none. */
  readonly documentId: string
  readonly documentName: string
  /** Parameters of the document, with the unit in which Fusion shows them. */
  readonly document: readonly (FusionParameter & { readonly shown: string })[]
  /** Parameters that the worksheet sets, as they are stored. */
  readonly set: readonly FusionParameter[]
}

/** Fusion, by way of the server. The calls reject with an Error with a sentence for the person. */
export interface FusionLink {
  /** Address of the server. */
  readonly server: string
  /** Whether values may be stored: the worksheet may be saved. */
  mayStore(): boolean
  read(): Promise<FusionVariables>
  /** Stores all that the worksheet sets. Gives the names that other worksheets set in the same document. */
  store(parameters: readonly FusionParameter[]): Promise<readonly string[]>
  /** Shows how to get the add-in. */
  install(): void
}
