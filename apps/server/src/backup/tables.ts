/** Lists the tables and the order in which their rows can be restored. */
import type { ClientBase } from 'pg'
import type { TableHead } from './format.ts'

interface Reference {
  readonly from: string
  readonly to: string
}

/** Lists all tables of the application but that of migrations. Tables that others refer to come first. */
export async function listTables(client: ClientBase): Promise<readonly TableHead[]> {
  const { rows: tables } = await client.query<TableHead>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations'
       and is_generated = 'NEVER'
     group by table_name order by table_name`,
  )
  const { rows: references } = await client.query<Reference>(
    `select child.relname as from, parent.relname as to
     from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and conrelid <> confrelid and child.relnamespace = current_schema()::regnamespace`,
  )
  return inDependencyOrder(tables, references)
}

/** Takes the tables that refer to no remaining one first, until none remains. */
export function inDependencyOrder(
  tables: readonly TableHead[],
  references: readonly Reference[],
): readonly TableHead[] {
  const ordered: TableHead[] = []
  let rest = tables
  while (rest.length > 0) {
    const names = new Set(rest.map(({ table }) => table))
    const free = rest.filter(
      ({ table }) => !references.some(({ from, to }) => from === table && names.has(to)),
    )
    if (free.length === 0)
      throw new Error(`The tables ${[...names].join(', ')} refer to each other in a circle.`)
    ordered.push(...free)
    rest = rest.filter(table => !free.includes(table))
  }
  return ordered
}

/** Quotes a name for a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnsOf = ({ columns }: TableHead): string => columns.map(quoted).join(', ')
