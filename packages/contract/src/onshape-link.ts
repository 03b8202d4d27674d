/** Links to documents of Onshape in answers, apart from the calls about Onshape: every page loads the answers. */
import * as z from 'zod/mini'

/** A link to an Onshape document, as answers about worksheets and projects have it. */
export const onshapeLink = {
  /** The document; null for none. */
  onshape_did: z.optional(z.nullable(z.string())),
  /** Workspace or version of it, as in its address: `w/{id}` or `v/{id}`. */
  onshape_parent: z.optional(z.nullable(z.string())),
  /** The tab at which the link was made; null for the whole document. */
  onshape_element: z.optional(z.nullable(z.string())),
}
