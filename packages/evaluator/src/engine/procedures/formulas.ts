/**
 * Responsibilities: what `desolve` answers to one equation. The engine gives a list where it has divided
 * by the unknown on its way, an empty one where it has no formula.
 */

/** Said where there is none. */
export const NO_FORMULA =
  'No formula was found for a solution that meets all conditions: odesolve finds numbers from a start to an end.'

const FORMULA = `ode_formula(r_):=when(type(r_)!=DOM_LIST,r_,when(size(r_)==0,num_fault("${NO_FORMULA}"),when(size(r_)==1,head(r_),r_)))`

/** Of first order: f(v, d) = 0 with the rate d of v, and v = w at t = a. */
const FIRST = `ode_first(r_,f_,v_,d_,t_,a_,w_):=when(type(r_)!=DOM_LIST or size(r_)>0,ode_formula(r_),
when(has(diff(f_,d_),d_),ode_formula(r_),ode_alone(normal(-subst(f_,d_=0)/diff(f_,d_)),v_,t_,a_,w_)))`

/** A rate that hangs on v alone: where it is zero, v stays; one of second degree has a solution with tanh. */
const ALONE = `ode_alone(g_,v_,t_,a_,w_):=when(has(g_,t_),ode_formula([]),when(normal(subst(g_,v_=w_))==0,w_,
when(has(normal(diff(g_,v_,2)),v_),ode_formula([]),
ode_second(subst(g_,v_=w_),subst(diff(g_,v_),v_=w_),sqrt(normal(subst(diff(g_,v_)^2-2*g_*diff(g_,v_,2),v_=0))),w_,t_-a_))))`

/** From v = w with the rate g and its derivative b: v' = g + b*(v-w) + c*(v-w)^2, with s^2 = b^2 - 4*g*c. */
const SECOND = `ode_second(g_,b_,s_,w_,t_):=when(s_==0,w_+g_*t_/(1-b_*t_/2),when(has(evalf(s_),i),ode_formula([]),
w_+2*g_*tanh(s_*t_/2)/(s_-b_*tanh(s_*t_/2))))`

export const FORMULAS: readonly string[] = [FORMULA, FIRST, ALONE, SECOND]
