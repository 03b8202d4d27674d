/**
 * The environment of Yjs, in place of `lib0/environment`, which reads the arguments of programs and the
 * query of the page: whether checks for developing Yjs itself are on.
 */
export const getVariable = (): null => null
