/**
 * A value as the engine answers it. Copied from the engine's protocol by structure, because nothing
 * here may depend on an engine.
 */
export type EngineValue =
  | { readonly t: 'int'; readonly v: string }
  | { readonly t: 'rat'; readonly n: string; readonly d: string }
  | { readonly t: 'float'; readonly v: number | 'inf' | '-inf' | 'nan' }
  | { readonly t: 'real'; readonly v: string }
  | { readonly t: 'complex'; readonly re: EngineValue; readonly im: EngineValue }
  | { readonly t: 'name'; readonly v: string }
  | { readonly t: 'call'; readonly f: string; readonly args: readonly EngineValue[] }
  | { readonly t: 'list'; readonly kind: string; readonly items: readonly EngineValue[] }
  | { readonly t: 'array'; readonly shape: readonly number[] }
  | { readonly t: 'string'; readonly v: string }
  | { readonly t: 'function'; readonly params: readonly string[]; readonly body: EngineValue }
  | { readonly t: 'text'; readonly v: string }
