/** Templates of a person and of a team: the worksheets in projects called “Templates”, opened as copies. */
import { type ListItem, type ProjectNode, type Tree, worksheetAddress } from '@calcwright/contract'
import { Button, toast } from '@calcwright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { forSheet } from '../shell/expect-sheet.ts'
import { useSession } from '../session/use-session.ts'
import css from './gallery-dialog.module.css'

const TREES: readonly Tree[] = ['tree', 'team_tree', 'shared_tree']

/** Worksheets of one project; more than these are for a list, not for a choice. */
const MOST = 100

interface TemplatesProps {
  /** Words that a template has to have in its name. */
  readonly query: string
  /** Called when a copy is about to be opened. */
  readonly onOpened: () => void
}

export function Templates({ query, onOpened }: TemplatesProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const user = useSession()?.user
  const { data = [] } = useQuery({
    queryKey: ['templates'],
    enabled: Boolean(user),
    retry: false,
    queryFn: async ({ signal }): Promise<readonly Template[]> => {
      const trees = await Promise.all(TREES.map(tree => granted(client.tree(tree, { signal }))))
      const projects = new Map(
        trees.flatMap(tree => tree.projects.filter(isTemplates)).map(node => [node.hash_string, node]),
      )
      const lists = [...projects.values()].map(async project => {
        const { worksheets } = await granted(client.list(worksheetsOf(project), { signal }))
        return worksheets.map((worksheet: ListItem) => ({ project, worksheet }))
      })
      return (await Promise.all(lists)).flat()
    },
  })
  const open = useCopy(onOpened)
  const found = templatesFound(data, query)
  if (found.length === 0) return null
  return (
    <section aria-labelledby="templates">
      <h2 id="templates" className={css.heading}>
        Templates
      </h2>
      <ul className={css.cards}>
        {found.map(({ project, worksheet }) => (
          <li key={worksheet.hash_string} className={css.card}>
            <div className={css.show}>
              <span className={css.title}>{worksheet.name}</span>
              <span className={css.summary}>{project.own ? 'Your own' : 'Shared with you'}</span>
            </div>
            <Button
              tone="quiet"
              className={css.open}
              disabled={open.isPending}
              aria-label={`Open a copy of ${worksheet.name}`}
              onClick={() => open.mutate(worksheet)}
            >
              Open a copy
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const worksheetsOf = ({ hash_string }: ProjectNode) =>
  ({
    view: 'project',
    hash_string,
    show_archived: false,
    star: false,
    sort_by: 'name',
    search_term: '',
    cursor: null,
    limit: MOST,
  }) as const

function useCopy(onOpened: () => void) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ hash_string: template, name: title }: ListItem) =>
      forSheet(async () => {
        const copy = { hash_string: template, name: title, author_rights: false, project_hash: null }
        const { hash_string, name } = await granted(client.copyWorksheet(copy))
        void queries.invalidateQueries({ queryKey: ['worksheets'] })
        await navigate({ to: worksheetAddress(hash_string, name) })
      }),
    // The dialog gives the focus back to its opener, which is gone by then.
    onSuccess: onOpened,
    onError: error => toast.error(error.message),
  })
}

export interface Template {
  readonly project: ProjectNode
  readonly worksheet: ListItem
}

/** Whether the worksheets of a project are templates: it says so by its name. */
export const isTemplates = ({ name, archived }: Pick<ProjectNode, 'name' | 'archived'>): boolean =>
  !archived && /^templates?$/i.test(name.trim())

/** @returns the templates that have every word of a query in their names */
export function templatesFound(templates: readonly Template[], query: string): readonly Template[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return templates.filter(({ worksheet }) => words.every(word => worksheet.name.toLowerCase().includes(word)))
}
