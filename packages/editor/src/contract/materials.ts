/** A property of a material in a list. */
interface ListedProperty {
  readonly name: string
  readonly title: string
  readonly value: string
  readonly units: string
  readonly takes: string
  readonly source: string
}

export interface ListedMaterial {
  readonly id: string
  readonly name: string
  readonly source: string
  /** The material as a text, where it is one of a person or a team; '' for one that ships. */
  readonly string_data: string
  readonly data: readonly ListedProperty[]
}

/** A folder of materials, or what a search has found. */
export interface MaterialFolder {
  readonly folder: string
  /** Id of the folder around; null for the outermost. */
  readonly parent: string | null
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly items: readonly ListedMaterial[]
}

/** The materials that there are to choose. All calls throw an Error with a sentence for the person. */
export interface MaterialSource {
  /** @param parent id of a folder, '' for the outermost */
  folder(parent: string): Promise<MaterialFolder>
  search(query: string): Promise<MaterialFolder>
  /** Opens the materials that the person has entered; absent where nobody can have any. */
  manage?(onClosed: () => void): void
}
