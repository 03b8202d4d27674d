import type { PageResources } from './page-resources.ts'

/** The worksheet that files are sent for. */
export interface UploadTarget {
  /** Its present hash. */
  readonly hash: string
  /** Stored in this browser only. */
  readonly draft: boolean
  readonly resources: PageResources
}
