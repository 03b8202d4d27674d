/**
 * Responsibilities: procedures in the engine's language, for calls that the engine has no function for.
 * A line that needs a procedure brings its definition along.
 */
import type { EngineCommand } from '@calcwright/engine'
import { PROCEDURES as FROM_FILES } from '@calcwright/lowering/procedures'
import type { PreparedStatement } from '../values/prepared.ts'
import { ELEMENTS } from './procedures/elements.ts'
import { ODE } from './procedures/ode.ts'
import { FORMULAS } from './procedures/formulas.ts'
import { ANALYSIS } from './procedures/analysis.ts'
import { CHECKED } from './procedures/checked.ts'
import { EXTREMES } from './procedures/extremes.ts'
import { QUADRATURES } from './procedures/quadrature.ts'
import { INCOMPLETE_BETA } from './procedures/beta.ts'
import { COUNTS } from './procedures/counts.ts'
import { LAWS } from './procedures/laws.ts'
import { MATRICES } from './procedures/matrices.ts'
import { WITNESS } from './procedures/witness.ts'
import { KNOWN_AGAIN } from './procedures/known-again.ts'
import { SECOND_ORDER_EQUATIONS } from './procedures/second-order.ts'
import { SLOPES } from './procedures/slopes.ts'
import { SAMPLED } from './procedures/sampled.ts'
import { REGRESSION } from './procedures/regression.ts'
import { NUMBERS } from './procedures/numbers.ts'
import { INTERPOLATION } from './procedures/tables.ts'

/**
 * The inverse Laplace transform. The engine leaves a fraction standing whose denominator has roots
 * without a formula; with simple roots p it is the sum of P(p)/Q'(p)*e^(p*t), where a pair of complex
 * roots makes a damped oscillation. The roots have so many digits that what cancels in the sum leaves
 * those of a double. What is no fraction in s, or has roots that occur twice, stays as it is.
 */
const INVERSE = `back_transform(f_,s_,t_):=subst(ilaplace(f_,s_,t_),ilaplace=(q_->back_parts(head(q_),
head(tail(q_)),head(tail(tail(q_))),lname(f_),
select(v_->v_!=head(tail(q_)) and has(v_,head(tail(q_))),lvar(head(q_))))))`

/** Each part with a factor e^(-a*s), of those in d, begins at t = a. */
const PARTS = `back_parts(f_,s_,t_,names_,d_):=when(d_==[],back_fraction(numer(f_),denom(f_),s_,t_,names_),
when(select(e_->sommet(e_)!=exp or has(normal(op(e_)/s_),s_),d_)!=[] or
normal(f_-back_at(f_,d_,0)-sum(map(d_,e_->e_*(back_at(f_,d_,e_)-back_at(f_,d_,0)))))!=0,
'ilaplace'([f_,s_,t_]),
back_parts(back_at(f_,d_,0),s_,t_,names_,[])+sum(map(d_,e_->Heaviside(t_+normal(op(e_)/s_))*
subst(back_parts(normal(back_at(f_,d_,e_)-back_at(f_,d_,0)),s_,t_,names_,[]),t_=t_+normal(op(e_)/s_))))))`

/** With 1 for one of the powers of e, and 0 for the others. */
const AT = `back_at(f_,d_,one_):=subst(f_,d_,map(d_,e_->when(e_==one_,1,0)))`

const FRACTION = `back_fraction(p_,q_,s_,t_,names_):=when(lname(q_)==[s_] and
select(v_->v_!=s_ and (has(v_,s_) or not(member(v_,names_))),lvar(p_))==[] and
degree(gcd(q_,diff(q_,s_)),s_)==0,
evalf(sum(map(proot(q_,40),r_->back_term(r_,subst(p_/diff(q_,s_),s_=r_),t_))),14),
'ilaplace'([p_/q_,s_,t_]))`

/** The root above the real line stands for both of a pair. */
const TERM = `back_term(r_,c_,t_):=when(im(r_)<0,0,when(im(r_)==0,re(c_)*exp(r_*t_),
exp(re(back_clean(r_))*t_)*(2*re(back_clean(c_))*cos(im(r_)*t_)-2*im(back_clean(c_))*sin(im(r_)*t_))))`

/** Without a part that only rounding has left. */
const CLEAN = `back_clean(z_):=when(type(z_)!=DOM_COMPLEX,z_,
when(abs(re(z_))<1e-30*abs(z_),i*im(z_),when(abs(im(z_))<1e-30*abs(z_),re(z_),z_)))`

const TRANSFORMS = [CLEAN, TERM, FRACTION, AT, PARTS, INVERSE]

// One group a line.
// prettier-ignore
const TEXTS: readonly string[] = [
  ...TRANSFORMS,
  ...NUMBERS,
  ...INCOMPLETE_BETA,
  ...COUNTS,
  ...LAWS,
  ...MATRICES,
  ...ELEMENTS,
  ...REGRESSION,
  ...INTERPOLATION,
  ...ANALYSIS,
  ...ODE,
  ...FORMULAS,
  ...QUADRATURES,
  ...EXTREMES,
  ...SAMPLED,
  ...CHECKED,
  ...KNOWN_AGAIN,
  ...SLOPES,
  ...SECOND_ORDER_EQUATIONS,
  ...WITNESS,
]

/** Procedures by name, in an order in which they can be defined in the engine. */
export const PROCEDURES: ReadonlyMap<string, string> = new Map([
  ...FROM_FILES.map(({ name, text }) => [name, text] as const),
  ...TEXTS.map(text => [text.slice(0, text.indexOf('(')), text.replaceAll('\n', ' ')] as const),
])

/** The names of the procedures that a text mentions, and of those that they mention. */
function calledIn(text: string, found: Set<string>): Set<string> {
  for (const [name] of text.matchAll(/[a-z]\w*/g)) {
    const procedure = PROCEDURES.get(name)
    if (procedure === undefined || found.has(name)) continue
    found.add(name)
    calledIn(procedure, found)
  }
  return found
}

/** Definitions that commands need, with the commands that make them. */
export interface NeededProcedures {
  readonly names: readonly string[]
  readonly commands: readonly EngineCommand[]
}

/** Most lines call no procedure: then the names of all of them need not be gone through. */
const NOTHING_NEEDED: NeededProcedures = { names: [], commands: [] }

/** @param held whether the engine has a procedure already, or gets it before */
export function proceduresFor(
  commands: readonly EngineCommand[],
  held: (name: string) => boolean,
): NeededProcedures {
  const called = new Set<string>()
  for (const { text } of commands) calledIn(text, called)
  if (called.size === 0) return NOTHING_NEEDED
  const names = [...PROCEDURES.keys()].filter(name => called.has(name) && !held(name))
  return { names, commands: names.map(name => ({ text: PROCEDURES.get(name)! })) }
}

/**
 * @param held whether the engine has a procedure already, or gets it before this line
 * @returns the commands of a line with the definitions before them that they need
 */
export function withProcedures(ready: PreparedStatement, held: (name: string) => boolean): PreparedStatement {
  return withNeeded(ready, proceduresFor(ready.commands, held))
}

/** @returns the commands of a line behind those that define what they need */
export function withNeeded(
  ready: PreparedStatement,
  { names, commands }: NeededProcedures,
): PreparedStatement {
  if (names.length === 0) return ready
  return {
    ...ready,
    commands: [...commands, ...ready.commands],
    value: ready.value + names.length,
    shown: ready.shown + names.length,
    ...(ready.atWork !== undefined && { atWork: ready.atWork + names.length }),
    procedures: [...names, ...(ready.procedures ?? [])],
  }
}
