/** What Emscripten's loader of `giac.wasm` needs and gives, as far as this package uses it. */
export interface GiacModule {
  _malloc(bytes: number): number
  _free(pointer: number): void
  _engine_start(): void
  _engine_settings(degrees: number, complex: number, approximate: number, digits: number, oneIndexed: number): void
  _engine_seed(seed: number): void
  _engine_reset(): void
  /** One past the last byte of memory in use. */
  _engine_memory_end(): number
  _engine_run(text: number, flags: number, digits: number): number
  _engine_answer_length(): number
  _engine_numbers(): number
  _engine_numbers_count(): number
}

export interface GiacOptions {
  /** Called at Giac's control points; anything but 0 stops the command. */
  poll(): number
  print(line: string): void
  printErr(line: string): void
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: { exports: WebAssembly.Exports }) => void,
  ): WebAssembly.Exports
}

export default function createGiac(options: GiacOptions): Promise<GiacModule>
