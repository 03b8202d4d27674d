/**
 * The calls about Onshape: signing in there, linking worksheets and projects to a document, and the variables of its
 * parts. An element is a tab of the document: a Part Studio or a Variable Studio, here called part.
 */
import * as z from 'zod/mini'
import { HashString } from './common.ts'
import { onshapeLink } from './onshape-link.ts'

const LinkedType = z.enum(['Worksheet', 'Project'])

const Id = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^/?#\s]+$/, 'no identifier'))

/** Header of a sign-in in the right panel of Onshape, which gets a cookie for that site alone. */
export const PANEL_HEADER = 'x-calcwright-panel'

/** POST /onshape/status */
export const OnshapeStatus = z.object({
  success: z.literal(true),
  /** Whether this server is set up for Onshape. */
  available: z.boolean(),
  /** Whether the visitor has signed in to Onshape from here. */
  connected: z.boolean(),
  /** Address of Onshape, for links to documents; '' without one. */
  site: z.string(),
  /** Why it is not available; '' where it is. */
  message: z.string(),
})
export type OnshapeStatus = z.infer<typeof OnshapeStatus>

/** POST /onshape/link: `address` of a document in Onshape, '' to end the link. Needs rights 3, for a project 4. */
export const OnshapeLinkRequest = z.object({
  hash_string: HashString,
  item_type: LinkedType,
  address: z.string().check(z.maxLength(2000)),
})
export const OnshapeLinkAnswer = z.object({
  success: z.literal(true),
  ...onshapeLink,
  /** Name of the document; '' for none. */
  name: z.string(),
})
export type OnshapeLinkAnswer = z.infer<typeof OnshapeLinkAnswer>

/** POST /onshape/documents: the visitor's worksheets and projects that are linked to a document. */
export const OnshapeItemsRequest = z.object({ did: z.optional(Id) })
export const OnshapeItems = z.object({
  success: z.literal(true),
  items: z.array(
    z.object({
      hash_string: HashString,
      name: z.string(),
      item_type: LinkedType,
      onshape_did: z.string(),
      onshape_parent: z.string(),
      onshape_element: z.nullable(z.string()),
    }),
  ),
})
export type OnshapeItems = z.infer<typeof OnshapeItems>

/** Asks Onshape again, although an answer of the last minute is at hand. */
const fresh = z.optional(z.boolean())

export const OnshapeElementsRequest = z.object({ hash_string: HashString, fresh })
export const OnshapeElements = z.object({
  success: z.literal(true),
  part_list: z.array(z.object({ name: z.string(), id: z.string() })),
})

export const OnshapeVariablesRequest = z.object({ hash_string: HashString, eid: Id, fresh })
export const OnshapeVariables = z.object({
  success: z.literal(true),
  var_list: z.array(z.object({ name: z.string(), id: z.string() })),
})

export const OnshapeVariableRequest = z.object({ hash_string: HashString, eid: Id, fid: Id, fresh })
export const OnshapeVariable = z.object({
  success: z.literal(true),
  /** `value` is a number with its unit, such as `25 mm`, `30 deg` or `5`. */
  var: z.object({ name: z.string(), value: z.string() }),
})

/** The quantity of a variable of Onshape. */
export const OnshapeKind = z.enum(['LENGTH', 'ANGLE', 'NUMBER'])
export type OnshapeKind = z.infer<typeof OnshapeKind>

/** Needs rights 3. `fid` may be there from older clients: a new variable goes to the end of the part. */
export const OnshapeCreateRequest = z.object({
  hash_string: HashString,
  eid: Id,
  fid: z.nullish(z.string().check(z.maxLength(100))),
  name: z.string().check(z.maxLength(200)),
  kind: z._default(OnshapeKind, 'LENGTH'),
  /** Its first value; 0 when absent. */
  value: z.optional(z.string().check(z.maxLength(200))),
})
export const OnshapeCreated = z.object({ success: z.literal(true), id: z.string() })

/** Needs rights 3. Entries are [part_id, var_id, var_name, value]. */
export const OnshapeSetRequest = z.object({
  hash_string: HashString,
  variables: z
    .array(z.tuple([Id, Id, z.string().check(z.maxLength(200)), z.string().check(z.maxLength(200))]))
    .check(z.minLength(1), z.maxLength(50)),
})
export const OnshapeSet = z.object({
  success: z.literal(true),
  /** Whether Onshape has all of the values now. */
  true_success: z.boolean(),
  /** Why not, or a remark on what was stored; '' for nothing. */
  message: z.string(),
})
export type OnshapeSet = z.infer<typeof OnshapeSet>
