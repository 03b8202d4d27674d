/**
 * Preloaded by profile.sh into the command line program and its threads: the engine is the instrumented one, and after
 * each command the functions that it has called so far are written beside it, a file an instance.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

/** Bytes that a record may have: 4 a function. */
const ROOM = 200_000

const engine = process.env.INSTRUMENTED_ENGINE
const { compile, instantiate } = WebAssembly
let count = 0

WebAssembly.compile = () => compile(readFileSync(engine))

WebAssembly.instantiate = async (module, imports) => {
  const instance = await instantiate(module, imports)
  const { exports } = instance
  const file = `${dirname(engine)}/${process.pid}-${threadId}-${(count += 1)}`
  const write = () => {
    const place = exports.malloc(ROOM)
    const length = exports.__write_profile(place, ROOM)
    writeFileSync(`${file}.part`, new Uint8Array(exports.memory.buffer, place, length))
    renameSync(`${file}.part`, `${file}.profile`)
    exports.free(place)
  }
  const recorded = (...args) => {
    const answer = exports.engine_run(...args)
    write()
    return answer
  }
  return { exports: { ...exports, engine_run: recorded } }
}
