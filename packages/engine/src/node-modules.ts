/** The two parts of the engine in Node, read and compiled once in each thread. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'

const FIRST = new URL('../dist/giac.wasm', import.meta.url)
const REST = new URL('../dist/giac-rest.wasm', import.meta.url)

let first: Promise<WebAssembly.Module> | undefined
let rest: WebAssembly.Module | undefined

export function loadEngineModule(): Promise<WebAssembly.Module> {
  // Functions are checked when first called instead of all at the start: the files are our own.
  setFlagsFromString('--wasm-lazy-validation')
  first ??= readFile(FIRST).then(bytes => WebAssembly.compile(bytes))
  return first
}

/** For the thread in which an engine has called a function of the second part, and waits. */
export function loadRest(): WebAssembly.Module {
  rest ??= new WebAssembly.Module(readFileSync(REST))
  return rest
}
