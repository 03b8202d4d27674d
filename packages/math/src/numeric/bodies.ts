/** The bodies of functions: formulas and programs. */
import { localNames } from '../expression/programs.ts'
import { compileCall } from './calls.ts'
import { Compiler, type CompilerParts } from './compile.ts'
import type { BodyCompiler, Shared } from './shared.ts'
import { Steps } from './statements.ts'
import { fail } from './value.ts'

const compileBody: BodyCompiler = ({ parameters, body, names }, shared) => {
  const compiler = new Compiler(shared, names, false, PARTS)
  for (const parameter of parameters) compiler.bind(parameter)
  if (body.kind !== 'program') {
    return compiler.compile(body)
  }
  for (const name of localNames(body, parameters)) compiler.bind(name, true)
  const result = compiler.place()
  const steps = new Steps(compiler, result)
  steps.add(body.body)
  return frame => {
    steps.run({ at: 0 }, frame, shared)
    return frame[result] ?? fail('number.no-value.return')
  }
}

const PARTS: CompilerParts = { body: compileBody, call: compileCall }

/** @returns the compiler of a formula in which the variables of the scope are read */
export const compilerOf = (shared: Shared): Compiler => new Compiler(shared, shared.scope.names, true, PARTS)
