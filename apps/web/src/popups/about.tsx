/** About the product: its purpose, the running version, and the work that it is built on. */
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import css from './about.module.css'

const BUILT_ON: readonly (readonly [name: string, address: string, what: string, licence: string])[] = [
  ['Giac', 'https://www-fourier.univ-grenoble-alpes.fr/~parisse/giac.html', 'computer algebra', 'GPL-3.0'],
  ['GMP and MPFR', 'https://gmplib.org', 'exact and precise numbers', 'LGPL-3.0'],
  ['MathLive', 'https://mathlive.io', 'the formula field', 'MIT'],
  ['Yjs', 'https://yjs.dev', 'merging of changes', 'MIT'],
  ['Tiptap', 'https://tiptap.dev', 'text', 'MIT'],
  ['React', 'https://react.dev', 'the page', 'MIT'],
  ['Fastify', 'https://fastify.dev', 'the server', 'MIT'],
  ['PostgreSQL', 'https://www.postgresql.org', 'the database', 'PostgreSQL'],
]

export function About() {
  const { client } = useRouteContext({ from: '__root__' })
  const health = useQuery({ queryKey: ['health'], queryFn: () => client.health() })
  const version = health.data?.success ? health.data.application_version.split('|')[1] : undefined
  return (
    <div className={css.about}>
      <p>
        A worksheet for engineers: formulas with units, calculated exactly while you type, together with text.
        What you write stays on the server that you opened this page from.
      </p>
      <p>
        {version === undefined ? '' : `Version ${version}. `}Free software under the{' '}
        <a href="https://www.gnu.org/licenses/gpl-3.0.html" target="_blank" rel="noreferrer">
          GNU General Public License, version 3 or later
        </a>
        . It comes without any warranty: check what you build on.
      </p>
      <h2 className={css.heading}>Built on</h2>
      <ul className={css.list}>
        {BUILT_ON.map(([name, address, what, licence]) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noreferrer">
              {name}
            </a>
            , {what} <span className={css.licence}>({licence})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
