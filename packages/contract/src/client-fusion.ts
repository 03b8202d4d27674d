/** Functions of the client for Fusion, named like the calls. Only its blocks need them. */
import type { CallOptions } from './answer.ts'
import { createPost } from './client.ts'
import { FusionStored, FusionVars } from './fusion.ts'

/** @param base address of the server without a closing slash; '' in a page that it serves */
export function fusionCalls(fetcher: typeof fetch, base = '') {
  const post = createPost(fetcher, base)
  return {
    getVars: (hash: string, options?: CallOptions) =>
      post('/fusion/get_vars', { hash_string: hash }, FusionVars, options),
    setVars: (hash: string, vars: string, replace: boolean, options?: CallOptions) =>
      post('/fusion/set_vars', { hash_string: hash, vars, replace }, FusionStored, options),
  }
}
