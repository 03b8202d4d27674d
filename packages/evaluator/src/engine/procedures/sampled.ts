/**
 * Responsibilities: roots and integrals of functions that are known by their values alone, such as programs
 * with tests.
 */

/** The value at a point: [y], or [] where it is none. What a program gives is exact where it does not read the point. */
const AT = `value_at(f_,x_,v_):=begin local r_; r_:=[];
try { r_:=[evalf(evalf(subst(f_,x_,v_)))]; } catch(e_) { r_:=[]; };
if (r_==[]) { return r_; };
return when(type(head(r_))==DOM_FLOAT,r_,[]); end`

/** The sides of an equation as one value that is to be zero. */
const SIDES = `zero_of(e_):=when(sommet(e_)=='=',left(e_)-right(e_),e_)`

/** Between two places where the value has two signs: [root], or [] where it leaps across zero. The engine's `sign` takes 1e-13 for zero. */
const HALVED = `zero_halved(f_,x_,a_,b_,y_,z_):=begin local k_,c_,u_,most_; most_:=max(abs(y_),abs(z_)); u_:=[y_];
for (k_:=0;k_<1100;k_++) { c_:=(a_+b_)/2; if (c_==a_ or c_==b_) { break; }
u_:=value_at(f_,x_,c_); if (u_==[]) { return []; }
if (head(u_)==0) { return [c_]; }
if (when(y_>0,head(u_)>0,head(u_)<0)) { a_:=c_; } else { b_:=c_; } }
u_:=value_at(f_,x_,c_); if (u_==[]) { return []; }
return when(abs(head(u_))<=1e-3*most_,[c_],[]); end`

/** In one of many parts of an interval. */
const BETWEEN = `zero_between(e_,x_,a_,b_):=begin local f_,k_,p_,q_,y_,z_,r_; f_:=zero_of(e_); a_:=evalf(a_); b_:=evalf(b_);
p_:=a_; y_:=value_at(f_,x_,p_); if (y_==[0.0]) { return a_; }
for (k_:=1;k_<=400;k_++) { q_:=a_+k_*(b_-a_)/400; z_:=value_at(f_,x_,q_);
if (z_!=[]) { if (head(z_)==0) { return q_; } }
if (y_!=[] and z_!=[]) { if (head(y_)*head(z_)<0) {
r_:=zero_halved(f_,x_,p_,q_,head(y_),head(z_)); if (r_!=[]) { return head(r_); } } }
p_:=q_; y_:=z_; }
throw("says No root was found between these bounds."); end`

/** In rings around a guess that become wider. */
const NEAR = `zero_near(e_,x_,g_):=begin local f_,k_,h_,s_,a_,b_,p_,q_,y_,z_,u_,v_,r_; f_:=zero_of(e_); g_:=evalf(g_);
s_:=when(g_==0,1e-9,1e-3*abs(g_)); h_:=s_; a_:=g_; b_:=g_; y_:=value_at(f_,x_,g_); z_:=y_;
if (y_==[0.0]) { return g_; }
for (k_:=0;k_<130;k_++) { p_:=g_-h_; q_:=g_+h_; u_:=value_at(f_,x_,p_); v_:=value_at(f_,x_,q_);
if (v_!=[]) { if (head(v_)==0) { return q_; } }
if (u_!=[]) { if (head(u_)==0) { return p_; } }
if (z_!=[] and v_!=[]) { if (head(z_)*head(v_)<0) {
r_:=zero_halved(f_,x_,b_,q_,head(z_),head(v_)); if (r_!=[]) { return head(r_); } } }
if (u_!=[] and y_!=[]) { if (head(u_)*head(y_)<0) {
r_:=zero_halved(f_,x_,p_,a_,head(u_),head(y_)); if (r_!=[]) { return head(r_); } } }
a_:=p_; y_:=u_; b_:=q_; z_:=v_; h_:=h_*1.5; }
throw("says No root was found near the guess: give another one, or bounds."); end`

/** A definite integral by quadrature alone. */
const INTEGRAL = `integral_of_values(f_,x_,a_,b_):=begin local s_,m_,gap_;
[s_,m_,gap_]:=quad_sure(f_,x_,a_,b_); return s_; end`

export const SAMPLED: readonly string[] = [AT, SIDES, HALVED, BETWEEN, NEAR, INTEGRAL]
