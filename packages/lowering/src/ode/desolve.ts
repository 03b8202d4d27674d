/** How the engine is asked for the solutions of differential equations in symbols. */
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import { bindingOf, mapExpression } from '@calcwright/math/expression'
import type { DesolveQuestion, QuestionScope } from '@calcwright/math/dimensions'
import { binaryNode, callNode, numberNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { fractionsOf } from '../decimals/fractions.ts'
import { formulaOf } from './first-order.ts'
import { secondOrder } from './second-order.ts'
import { checkedSolution } from './solution-check.ts'
import { solutionOfEquation, solutionOfSystem } from './systems.ts'

/** @returns the call that gives the solution, behind a check that puts it into its equations */
export function askedSolution(question: DesolveQuestion, scope: QuestionScope): Expression {
  const { source, names, isPlain } = question
  const equations = withPlaces(question.equations, names, source)
  const checked = (tree: Expression): Expression => checkedSolution(tree, equations, names)
  if (names.length > 1 && equations.kind === 'list') return checked(solutionOfSystem(equations, names))
  const [only] = names
  const byTransform = only && solutionOfEquation(equations, only, name => question.isNumber(name))
  if (byTransform) return checked(byTransform)
  const call: CallNode = { ...question.call, args: question.call.args.with(0, equations) }
  const varying = secondOrder(tried(call), equations, only)
  if (varying) return checked(varying)
  const exact = fractionsOf(call, scope)
  const answer = exact.hasDecimals ? exactly(call, exact.call) : call
  return checked(formulaOf(answer, equations, only, isPlain))
}

/** The engine's own method, by a function that calls it: an answer without a formula becomes an empty list. */
const tried = (call: CallNode): CallNode =>
  callNode(operationName('ode_tried'), [later(call)], call.span) as CallNode

/** The engine's own method, and where it fails the same one with fractions in place of decimals. */
const exactly = (call: CallNode, exact: CallNode): CallNode =>
  callNode(operationName('ode_exactly'), [later(call), later(exact)], call.span) as CallNode

function later(body: CallNode): Expression {
  const { span } = body
  return { kind: 'lambda', parameters: [{ kind: 'name', name: 'arg_k', span }], body, span }
}

/** The engine takes the L of a condition v(L) = 0 for the variable of v, whatever value it has; 2*L/2 it evaluates. */
function withPlaces(equations: Expression, sought: readonly NameNode[], source: CallNode): Expression {
  const functions = new Set(sought.map(({ name }) => name))
  const variables = new Set(bindingOf(source).names)
  return mapExpression(equations, node => {
    if (node.kind !== 'call' || !functions.has(node.name)) return node
    const args = node.args.map(arg =>
      arg.kind === 'name' && !variables.has(arg.name)
        ? binaryNode(
            '/',
            binaryNode('*', numberNode('2', arg.span), arg, arg.span),
            numberNode('2', arg.span),
            arg.span,
          )
        : arg,
    )
    return { ...node, args }
  })
}
