/** A database after years of use: people with projects, worksheets, teams and shared items. */
import type { Pool } from 'pg'
import { searchTerms } from '../documents/search-terms.ts'
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
  await fillWords(pool)
  await pool.query('vacuum analyze')
}

/** Words that worksheets have in common; each has some of them, and numbers of its own. */
const VOCABULARY =
  `bending shear moment torsion deflection stress strain yield buckling slenderness section flange web bolt weld plate
  concrete reinforcement anchor footing soil pressure temperature enthalpy entropy flow velocity friction nozzle valve
  impeller suction head efficiency power torque speed gear tooth bearing shaft fatigue spring damping frequency mass
  inertia stiffness load factor combination snow wind seismic temperature expansion insulation conductivity radiation
  convection exchanger condenser boiler turbine compressor current voltage resistance impedance transformer cable`.split(
    /\s+/,
  )
/** Words of a worksheet. */
const WORDS = 60
const AT_ONCE = 2000

/** Stores the words that searches find, as they are once each worksheet was read. */
async function fillWords(pool: Pool): Promise<void> {
  // An index that is made of all rows at once takes a tenth of the time.
  const { rows: indexes } = await pool.query<{ statement: string }>(
    `select indexdef as statement from pg_indexes where indexname = 'worksheet_words_by_term'`,
  )
  await pool.query('drop index worksheet_words_by_term')
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from worksheets')
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE)
    const texts = some.map(({ name }, index) => {
      const word = (at: number): string | number =>
        at % 3 === 0
          ? ((first + index) * 31 + at * 17) % 1000
          : (VOCABULARY[((first + index) * 7 + at * at) % VOCABULARY.length] as string)
      const text = `first line\nsecond line\n${Array.from({ length: WORDS }, (_, at) => word(at)).join(' ')}`
      return { text, terms: searchTerms(`${name.toLowerCase()}\n${text}`) }
    })
    await pool.query(
      `insert into worksheet_words (worksheet_id, version, words, content, terms)
       select id, 1, text, text, array_to_tsvector(string_to_array(terms, ' '))
       from unnest($1::text[], $2::text[], $3::text[]) as made (id, text, terms)`,
      [some.map(({ id }) => id), texts.map(({ text }) => text), texts.map(({ terms }) => terms.join(' '))],
    )
  }
  for (const { statement } of indexes) await pool.query(statement)
}
