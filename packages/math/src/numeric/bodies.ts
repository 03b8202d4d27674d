/** The bodies of functions: formulas and programs. */
import { localNames } from '../expression/programs.ts'
import { type BodyCompiler, Compiler } from './compile.ts'
import { Steps } from './statements.ts'
import { fail } from './value.ts'

export const compileBody: BodyCompiler = ({ parameters, body, names }, shared) => {
  const compiler = new Compiler(shared, names, false, compileBody)
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
