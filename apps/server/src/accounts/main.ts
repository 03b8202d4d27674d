/** `npm run account -- …`: administration by the operator, on the database that the environment describes. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlanName } from '@calcwright/contract'
import type { Pool } from 'pg'
import { type Config, addressOf, readConfig } from '../config.ts'
import { type Query, openDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/open.ts'
import { migrate } from '../db/migrate.ts'
import { reachDatabase } from '../db/reach-database.ts'
import { StartFailure } from '../failure.ts'
import { makeOwnerLink } from './owner-link.ts'
import { removeRows } from './passkey-rows.ts'
import { findByEmail } from './people.ts'
import { removeTwoStep } from './two-step.ts'
import { setPlan } from './set-plan.ts'
import { openLogNames } from '../operator/log-names.ts'

const USAGE = `Usage:
  npm run account -- owner-link [EMAIL]                        prints a link with which the owner of the server chooses a password
  npm run account -- plan EMAIL hobby|professional|business    changes the plan of an account
  npm run account -- two-step-off EMAIL                        lets an account sign in by its password alone again
  npm run account -- passkeys-off EMAIL                        removes the passkeys of an account
  npm run account -- log-word EMAIL                            prints the word that stands for an account in the log`

async function run([command, ...given]: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  const [email, plan] = given
  if (command === 'owner-link')
    return withDatabase(config, async query => {
      const path = await makeOwnerLink(query, email)
      console.log(`This link works once, for 2 hours:\n${new URL(path, addressOf(config)).href}`)
    })
  if (command === 'log-word' && email !== undefined)
    return withDatabase(config, async (query, pool) => console.log(await logWordOf(query, pool, email)))
  if (command === 'two-step-off' && email !== undefined)
    return withDatabase(config, async query => {
      const user = await findByEmail(query, email.toLowerCase())
      if (!user) throw new StartFailure(`No account has the address ${email}.`)
      await removeTwoStep(query, user.id)
      console.log(`${email} signs in by the password alone now.`)
    })
  if (command === 'passkeys-off' && email !== undefined)
    return withDatabase(config, async query => {
      const user = await findByEmail(query, email.toLowerCase())
      if (!user) throw new StartFailure(`No account has the address ${email}.`)
      const removed = await removeRows(query, user.id, null)
      console.log(`${removed} ${removed === 1 ? 'passkey' : 'passkeys'} of ${email} removed.`)
    })
  const name = PlanName.safeParse(plan)
  if (command === 'plan' && email !== undefined && name.success)
    return withDatabase(config, async query => {
      await setPlan(query, email, name.data)
      console.log(`${email} has the plan ${name.data} now.`)
    })
  throw new StartFailure(USAGE)
}

type Work = (query: Query, pool: Pool) => Promise<void>

async function withDatabase(config: Config, work: Work): Promise<void> {
  // A folder that is misspelt would become a new server without any account.
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres')))
    throw new StartFailure(
      `There is no database in ${config.dataDir}. Name the folder of your server, as in DATA_DIR=/srv/calcwright, or start the server once first.`,
    )
  const { url, close } =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir, text => console.log(text))
      : { url: config.databaseUrl, close: async () => {} }
  const database = openDatabase(url, error => console.error(error.message))
  try {
    await reachDatabase(config, () => migrate(database.pool))
    await work(database.query, database.pool)
  } finally {
    await database.close()
    await close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error)
  process.exitCode = 1
}

/** Returns the word that stands for an account in the log. */
export async function logWordOf(query: Query, pool: Pool, email: string): Promise<string> {
  const user = await findByEmail(query, email.trim().toLowerCase())
  if (!user) throw new StartFailure(`There is no account with the address ${email}.`)
  return (await openLogNames(pool)).of(user.id)
}
