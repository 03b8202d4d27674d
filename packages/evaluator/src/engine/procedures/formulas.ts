/**
 * Responsibilities: what `desolve` answers to one equation. The engine gives a list where it has divided
 * by the unknown on its way, an empty one where it has no formula.
 */
import { message } from '@calcwright/math/messages/answers'

const NO_FORMULA = message('engine.no-answer').text

const FORMULA = `ode_formula(r_):=when(type(r_)!=DOM_LIST,r_,when(size(r_)==0,num_fault("${NO_FORMULA}"),when(size(r_)==1,head(r_),r_)))`

/**
 * The engine's own method as a function of nothing. Its answer without a formula is an empty list, or an undefined
 * sentence that would take the place of any list with it.
 */
const TRIED = `ode_tried(h_):={local r_; r_:=[h_(0)]; return when(inString(string(r_),"Unable")>inString("","U"),[],head(r_));}`

/** The engine's method fails for some equations with decimals, as y' = x*y^3 with y(0) = 0.5: their fractions are tried then. */
const EXACTLY = `ode_exactly(h_,g_):={local r_; r_:=[]; try { r_:=[h_(0)]; } catch(err) { r_:=[]; }; return when(r_==[] or inString(string(r_),"undef")>inString("","u"),g_(0),head(r_));}`

/** An equation of first order: f(v, d) = 0 with the rate d of v, and v = w at t = a. */
const FIRST = `ode_first(p_,t_):=ode_first_of(mat_item(p_,0),mat_item(p_,1),mat_item(p_,2),mat_item(p_,3),t_,mat_item(p_,4),mat_item(p_,5),
when(size(p_)>6,[mat_item(p_,6)],[]))`

const FIRST_OF = `ode_first_of(r_,f_,v_,d_,t_,a_,w_,y_):=ode_first_right(select(q_->ode_solves(q_,f_,v_,d_,t_),when(type(r_)==DOM_LIST,r_,[r_])),f_,v_,d_,t_,a_,w_,y_)`

const FIRST_RIGHT = `ode_first_right(r_,f_,v_,d_,t_,a_,w_,y_):=when(size(r_)>0,ode_formula(r_),
when(has(diff(f_,d_),d_),ode_formula(r_),ode_rate_of(normal(-subst(f_,d_=0)/diff(f_,d_)),v_,t_,a_,w_,y_)))`

/** Whether a formula meets its equation at some place; one without numbers is not judged. */
const SOLVES = `ode_solves(q_,f_,v_,d_,t_):=begin local n_,k_,u_,x_,y_,z_,e_,bad_; if (has(q_,i) or inString(string(q_),"pnt")>inString("","p")) { return false; }
e_:=diff(q_,t_); n_:=select(c_->c_!=t_ and c_!=v_ and c_!=d_,lname([q_,f_])); u_:=[];
for (k_:=0;k_<size(n_);k_++) { u_:=append(u_,1.37+0.21*k_); } bad_:=false;
for x_ in [0.37,1.61,2.9,0.43e-3] do z_:=evalf(subst([q_,e_],append(n_,t_),append(u_,x_))); if (ode_are_real(z_)) {
y_:=evalf(subst(f_,concat([v_,d_,t_],n_),concat(concat(z_,[x_]),u_)))+0.0; if (type(y_)==DOM_FLOAT) {
if (abs(y_)<=1e-6*(max(abs(z_))+1e-3)) { return true; } bad_:=true; } } od;
return not(bad_); end`

/** A formula for the solution, or an equation that it meets where its name is given. */
const RATE_OF = `ode_rate_of(g_,v_,t_,a_,w_,y_):=when(has(g_,t_) and y_!=[],ode_implicit(g_,v_,t_,a_,w_,head(y_)),ode_alone(g_,v_,t_,a_,w_))`

/**
 * A rate that is a product of a formula of t and one of v, or a formula of v/t: both sides are integrated, and the
 * solution is the equation between them.
 */
const IMPLICIT = [
  `ode_implicit(g_,v_,t_,a_,w_,y_):=begin local h_,p_,q_,k_; k_:=subst(g_,[t_=13/10,v_=7/10]);
if (normal(k_)!=0 and not(has(k_,undef))) {
if (ode_vanishes(g_*k_-subst(g_,t_=13/10)*subst(g_,v_=7/10),v_,t_)) {
h_:=ode_parts(g_,v_,t_); if (h_==[]) { h_:=[subst(g_,v_=7/10)/k_,subst(g_,t_=13/10)]; }
return ode_equal(ode_integral(1/head(tail(h_)),v_),ode_integral(head(h_),t_),v_,t_,a_,w_,y_); } }
if (ode_vanishes(subst(g_,[t_=2*t_,v_=2*v_])-g_,v_,t_)) { h_:=subst(g_,[t_=1,v_=ode_u]);
p_:=ode_integral(normal(1/(h_-ode_u)),ode_u); if (p_==[]) { return ode_formula([]); }
return ode_equal([subst(head(p_),ode_u=v_/t_)],[ln(abs(t_))],v_,t_,a_,w_,y_); }
return ode_formula([]); end`,
  `ode_parts(g_,v_,t_):=begin local l_,a_,b_,f_;
a_:=1; b_:=1; for f_ in [[numer(g_),1],[denom(g_),-1]] do l_:=factors(head(f_));
while (l_!=[]) { if (not(has(head(l_),v_))) { a_:=a_*head(l_)^(head(tail(l_))*head(tail(f_))); }
else { if (has(head(l_),t_)) { return []; } b_:=b_*head(l_)^(head(tail(l_))*head(tail(f_))); } l_:=tail(tail(l_)); } od;
return when(normal(g_-a_*b_)==0,[a_,b_],[]); end`,
  `ode_vanishes(e_,v_,t_):=begin local q_,n_,y_; n_:=select(u_->u_!=v_ and u_!=t_,lname(e_)); if (normal(e_)==0) { return true; }
if (n_!=[]) { return false; }
for q_ in [[0.37,1.21],[2.3,0.83],[1.7,2.9]] do y_:=evalf(subst(e_,[t_,v_],q_))+0.0; if (type(y_)!=DOM_FLOAT) { return false; }
if (abs(y_)>1e-9) { return false; } od; return true; end`,
  `ode_integral(f_,x_):=begin local r_; r_:=[]; complex_mode:=0; try { r_:=[eval('integrate'(f_,x_))]; } catch(err) { r_:=[]; };
if (r_==[]) { return r_; } return when(inString(string(r_),"integrate(")>inString("","i") or inString(string(r_),"undef")>inString("","u"),[],r_); end`,
  `ode_equal(p_,q_,v_,t_,a_,w_,y_):=begin local c_,b_,d_; if (p_==[] or q_==[]) { return ode_formula([]); } p_:=head(p_); q_:=head(q_);
c_:=when(lname(w_)==[w_],w_,normal(subst(p_,[t_=a_,v_=w_])-subst(q_,[t_=a_])));
d_:=diff(p_,v_); b_:=normal(diff(d_,v_)/d_);
if (not(has(p_,t_)) and b_!=0 and not(has(b_,v_))) { return ln(normal(b_*(q_+c_-normal(p_-d_/b_))/subst(d_,v_=0)))/b_; }
print("The solution is an equation"); return subst(p_,v_=y_)=subst(q_,v_=y_)+c_; end`,
]

/** A rate that depends on v alone: where it is zero, v stays; one of second degree has a solution with tanh. */
const ALONE = `ode_alone(g_,v_,t_,a_,w_):=when(has(g_,t_),ode_formula([]),when(normal(subst(g_,v_=w_))==0,w_,
when(has(normal(diff(g_,v_,2)),v_),ode_formula([]),
ode_second(subst(g_,v_=w_),subst(diff(g_,v_),v_=w_),sqrt(normal(subst(diff(g_,v_)^2-2*g_*diff(g_,v_,2),v_=0))),w_,t_-a_))))`

/** From v = w with the rate g and its derivative b: v' = g + b*(v-w) + c*(v-w)^2, with s^2 = b^2 - 4*g*c. */
const SECOND = `ode_second(g_,b_,s_,w_,t_):=when(s_==0,w_+g_*t_/(1-b_*t_/2),when(has(evalf(s_),i),ode_formula([]),
w_+2*g_*tanh(s_*t_/2)/(s_-b_*tanh(s_*t_/2))))`

/**
 * The solutions of a system with constants in them, and conditions that are linear in those: p is the list of
 * solutions, constants, and rows of a solution's index, an order of derivative, a place and the value there.
 */
const MEETING = [
  `ode_meeting(p_,t_):=ode_with(mat_item(p_,0),mat_item(p_,1),map(mat_item(p_,2),c_->ode_condition(mat_item(p_,0),c_,t_)))`,
  `ode_condition(s_,c_,t_):=ode_at_place(mat_item(s_,mat_item(c_,0)),mat_item(c_,1),t_,mat_item(c_,2))=mat_item(c_,3)`,
  `ode_at_place(f_,n_,t_,a_):=subst(when(n_==0,f_,diff(f_,t_,n_)),t_=a_)`,
  `ode_with(s_,u_,e_):=ode_met(s_,u_,map(linsolve(e_,u_),c_->when(lname(c_)==[] and size(string(c_))>80,evalf(re(c_)),c_)))`,
  `ode_met(s_,u_,r_):=when(size(r_)==0,num_fault("${NO_FORMULA}"),subst(s_,u_,r_))`,
]

/** Places after the start at which solutions are put into their equations, for times of three sizes. */
const PLACES = '[0.37,1.61,4.7,0.43e-3,2.9e-3,0.57e-6,3.1e-6]'

/**
 * A solution with numbers in place of names and time has to meet its equations: residuals f with names v for
 * the functions and derivatives k (each an index and an order), and conditions c. Of a smooth equation one
 * place may do, because a formula may hold on one branch only; with steps in it each place has to. A solution
 * that fails beside its start, by more than rounding, and holds only further away is on another branch.
 * The answer stands when it cannot be judged, as for places outside of the formula's range.
 */
const CHECKED_SOLUTION = [
  `ode_checked(p_,t_):=ode_judged(mat_item(p_,0),mat_item(p_,1),mat_item(p_,2),mat_item(p_,3),mat_item(p_,4),
mat_item(p_,5),mat_item(p_,6),t_)`,
  `ode_judged(s_,f_,v_,k_,c_,steps_,several_,t_):=when(sommet(s_)=='=',s_,when(several_==1 or type(s_)!=DOM_LIST,
when(ode_fits(when(several_==1,s_,[s_]),f_,v_,k_,c_,steps_,t_),s_,num_fault("${NO_FORMULA}")),
ode_formula(select(r_->ode_fits([r_],f_,v_,k_,c_,steps_,t_),s_))))`,
  `ode_fits(s_,f_,v_,k_,c_,steps_,t_):={local w_,n_,q_,a_,j_,x_,good_,bad_,near_,missed_,m_,r_,u_;
w_:=map(k_,e_->ode_rate(mat_item(s_,mat_item(e_,0)),t_,mat_item(e_,1)));
n_:=select(e_->e_!=t_ and not(member(e_,v_)),lname([s_,f_,c_])); q_:=[];
for(j_:=0;j_<size(n_);j_++){q_:=append(q_,1.37+0.21*j_);}
a_:=when(size(c_)==0,0.0,evalf(subst(mat_item(mat_item(c_,0),2),n_,q_))); good_:=0; bad_:=0; m_:=0.0;
near_:=1e9; missed_:=[];
for(j_:=0;j_<7;j_++){ u_:=a_+mat_item(${PLACES},j_);
x_:=evalf(subst(w_,append(n_,t_),append(q_,u_)));
if(ode_are_real(x_)){  m_:=max(m_,max(abs(x_)));
r_:=evalf(subst(f_,append(n_,t_),append(q_,u_))); u_:=ode_misfit(r_,v_,x_);
if(u_==0){good_:=good_+1; near_:=min(near_,mat_item(${PLACES},j_));}
if(u_==1){bad_:=bad_+1; missed_:=append(missed_,[mat_item(${PLACES},j_),max(abs(evalf(subst(r_,v_,x_))))]);} } }
if(bad_>0 and (steps_==1 or good_==0)){return false;}
missed_:=select(e_->mat_item(e_,1)>1e-4*m_,missed_);
if(size(missed_)>1 and size(c_)>0 and size(select(e_->mat_item(e_,0)>near_,missed_))==0){return false;}
if(size(select(e_->ode_is_missed(s_,e_,t_,n_,q_,m_),c_))>0){return false;} return true;}`,
  `ode_rate(f_,t_,n_):=when(n_==0,f_,when(inString(string(f_),"Airy_")>inString("","A"),slope_of(f_,makelist(j_->t_,1,n_)),diff(f_,t_,n_)))`,
  `ode_are_real(x_):=size(select(e_->type(e_)!=DOM_FLOAT or abs(e_)>1e150,x_))==0`,
  `ode_misfit(f_,v_,x_):={local r_,z_,j_,k_,y_; r_:=evalf(subst(f_,v_,x_)); if(not(ode_are_real(r_))){return 2;}
z_:=abs(evalf(subst(f_,v_,map(x_,e_->0.0)))); if(not(ode_are_real(z_))){z_:=map(r_,e_->0.0);}
for(j_:=0;j_<size(x_);j_++){ y_:=[];
for(k_:=0;k_<size(x_);k_++){ y_:=append(y_,when(k_==j_,1.001,1.0)*mat_item(x_,k_)); }
z_:=z_+1000*abs(evalf(subst(f_,v_,y_))-r_); } if(not(ode_are_real(z_))){return 2;} if(max(z_)<1e-280){return 2;}
for(j_:=0;j_<size(r_);j_++){ if(abs(mat_item(r_,j_))>1e-6*mat_item(z_,j_)+1e-290){return 1;} } return 0;}`,
  `ode_is_missed(s_,c_,t_,n_,q_,most_):={local x_,y_; if(mat_item(c_,2)==0 and inString(string(s_),"Bessel")>inString("","B")){return false;}
x_:=evalf(eval(subst(subst(ode_rate(mat_item(s_,mat_item(c_,0)),t_,mat_item(c_,1)),t_=mat_item(c_,2)),n_,q_)));
y_:=evalf(subst(mat_item(c_,3),n_,q_)); if(not(ode_are_real([x_,y_]))){return false;}
return abs(x_-y_)>1e-6*max(most_,max(abs(x_),abs(y_)));}`,
]

export const FORMULAS: readonly string[] = [
  TRIED,
  EXACTLY,
  FORMULA,
  FIRST,
  FIRST_OF,
  FIRST_RIGHT,
  SOLVES,
  RATE_OF,
  ...IMPLICIT,
  ALONE,
  SECOND,
  ...MEETING,
  ...CHECKED_SOLUTION,
]
