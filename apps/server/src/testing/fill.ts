/** A database after years of use: people with projects, worksheets, teams and shared items. */
import type { Pool } from 'pg'
import { sheet } from './sheets.ts'

export interface Filling {
  readonly people: number
  readonly worksheets: number
  /** Number of worksheets of the first person. */
  readonly ofFirst: number
}

/** Projects of each person: one at the top with two inside it, and two more at the top. */
const PROJECTS = 5
/** Shared worksheets and projects that each person has. */
const SHARED = 10
const TEAM = 10

/** People are person-1 …; worksheets worksheet-1 … with hashes w1 …; projects project-1-1 … with p1-1 …. */
export async function fill(pool: Pool, { people, worksheets, ofFirst }: Filling): Promise<void> {
  const each = `generate_series(1, ${people}) as person`
  const owner = (number: string) =>
    `'person-' || case when ${number} <= ${ofFirst} then 1 else 2 + (${number} % ${people - 1}) end`
  const statements = [
    `insert into users (id, name, email)
     select 'person-' || person, 'Person ' || person, 'person' || person || '@example.com' from ${each}`,
    `insert into teams (id, name) select 'team-' || number, 'Team ' || number
     from generate_series(0, ${Math.floor(people / TEAM)}) as number`,
    `insert into team_members (team_id, user_id, role)
     select 'team-' || person / ${TEAM}, 'person-' || person, 'member' from ${each}`,
    `insert into projects (id, hash, name, owner_id, parent_id, team_id, team_rights)
     select 'project-' || person || '-' || number, 'p' || person || '-' || number,
       'Project ' || number || ' of ' || person, 'person-' || person,
       case when number in (2, 3) then 'project-' || person || '-1' end,
       case when number = 4 then 'team-' || person / ${TEAM} end, case when number = 4 then 3 else -1 end
     from ${each}, generate_series(1, ${PROJECTS}) as number`,
    `insert into project_rights (project_id, user_id, rights)
     select 'project-' || 1 + (person * 7) % ${people} || '-5', 'person-' || person, 2 from ${each}`,
    `insert into worksheets (id, hash, name, owner_id, project_id, version, updated_at)
     select 'worksheet-' || number, 'w' || number,
       (array['Beam', 'Column', 'Slab', 'Pump', 'Heat exchanger', 'Gear'])[1 + number % 6] || ' ' || number,
       ${owner('number')},
       case when number % 2 = 0 then replace(${owner('number')}, 'person', 'project') || '-' || 1 + number % ${PROJECTS} end,
       1, timestamptz '2026-01-01' + number * interval '1 minute'
     from generate_series(1, ${worksheets}) as number`,
    `insert into worksheet_hashes (hash, worksheet_id) select hash, id from worksheets`,
    `insert into worksheet_rights (worksheet_id, user_id, rights)
     select distinct 'worksheet-' || 1 + (person * 31 + number * 997) % ${worksheets}, 'person-' || person, 3
     from ${each}, generate_series(1, ${SHARED}) as number`,
    `insert into worksheet_shelf (worksheet_id, user_id, starred, archived)
     select id, owner_id, version % 2 = 1 and right(id, 2) = '07', case when right(id, 1) = '9' then true end
     from worksheets where right(id, 2) = '07' or right(id, 1) = '9'`,
  ]
  for (const statement of statements) await pool.query(statement)
  await pool.query(
    `insert into worksheet_snapshots (worksheet_id, version, document) select id, 1, $1 from worksheets`,
    [Buffer.from(sheet('first line', 'second line').encode())],
  )
  await pool.query('vacuum analyze')
}
