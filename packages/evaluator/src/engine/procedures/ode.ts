/**
 * Responsibilities: initial value problems in numbers, in the engine's own language. Its `odesolve` stops where
 * its steps are used up, without an error. Extrapolation methods with as many columns as the tolerance needs,
 * as in E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, II.9 and II, IV.9: the
 * midpoint rule of Gragg (ODEX), and Euler's linearly implicit method for stiff equations (SEULEX). They take
 * turns, and the one that gets further with the same work has more of it. The variable is the first component
 * of the state, so that equations with and without it are the same.
 */

/** The rates at a state; where they have no number the step has gone too far. */
const AT = `ode_at(f_,x_,z_):=begin local r_;
r_:=evalf(subst(f_,x_,z_)); return when(type(max(abs(r_)))==DOM_FLOAT,r_,map(z_,v_->1e99)); end`

const MIDPOINT = `ode_midpoint(F_,x_,y_,f_,h_,n_):=begin local u_,v_,w_,m_;
u_:=y_; v_:=y_+h_*f_;
for (m_:=1;m_<n_;m_++) { w_:=u_+2*h_*ode_at(F_,x_,v_); u_:=v_; v_:=w_; }
return (u_+v_+h_*ode_at(F_,x_,v_))/2; end`

const EULER = `ode_euler(F_,x_,J_,y_,f_,h_,n_):=begin local u_,m_,k_;
m_:=inv(idn(size(y_))-h_*J_); u_:=y_+h_*m_*f_;
for (k_:=1;k_<n_;k_++) { u_:=u_+h_*m_*ode_at(F_,x_,u_); }
return u_; end`

/** A number; none where the step was too long, or the rates end here: real states stay real. */
const SIZE = `ode_size(d_,sound_):=when(type(d_)==DOM_FLOAT and sound_,d_,1e99)`

/** The largest error in units of the tolerance; sizes count as the largest ones that a component had. */
const ERROR = `ode_error(d_,y_,n_,run_,tol_,free_):=ode_size(max(abs(d_)./
(tol_*zip(max,zip(max,abs(y_),abs(n_)),1e-6*run_)+1e-290)),max(abs(n_))<1e60 and (free_ or max(abs(im(n_)))==0))`

/**
 * One step of length h: the state at its end, its error, and the number of rows used.
 * Rows with 2, 4, 6 … or 2, 3, 4 … parts, and an expansion of the error in even or all powers.
 */
const STEP = `ode_step(F_,x_,J_,y_,f_,h_,run_,tol_,stiff_,free_):=begin
local j_,k_,q_,s_,row_,old_,err_,last_,most_,diff_;
row_:=[]; err_:=1e99; most_:=when(stiff_,12,9);
for (j_:=1;j_<=most_;j_++) {
s_:=when(stiff_,ode_euler(F_,x_,J_,y_,f_,h_/(j_+1),j_+1),ode_midpoint(F_,x_,y_,f_,h_/(2*j_),2*j_));
old_:=row_; row_:=[s_];
for (k_:=1;k_<j_;k_++) {
q_:=when(stiff_,evalf((j_+1)/(j_-k_+1)),evalf(j_/(j_-k_))^2);
diff_:=(s_-head(old_))/(q_-1); s_:=s_+diff_; row_:=append(row_,s_); old_:=tail(old_); }
if (j_>2) { last_:=err_; err_:=ode_error(diff_,y_,s_,run_,tol_,free_);
if (err_<=1 or (j_>4 and err_>4*last_)) { return [s_,err_,j_]; } } }
return [s_,err_,most_]; end`

/** How much longer the next step may be. */
const FACTOR = `ode_factor(err_,j_,stiff_):=min(4.0,max(0.1,
(0.3/max(err_,1e-12))^(1.0/when(stiff_,j_,2*j_-1))*when(err_<=1 and j_<when(stiff_,8,7),1.5,1)))`

/**
 * Steps until the end or until the work is done.
 * @returns state, next step, largest sizes, and whether the steps have become too short
 */
const GO = `ode_go(F_,G_,x_,b_,from_,whole_,tol_,stiff_,free_,budget_):=begin
local y_,h_,run_,short_,work_,f_,J_,s_,err_,j_,left_;
[y_,h_,run_]:=from_; work_:=0; short_:=0;
while (work_<budget_ and short_==0) {
left_:=b_-head(y_); if (left_==0) { break; }
if (abs(h_)>abs(whole_)/20) { h_:=whole_/20; }
if (abs(h_)>=abs(left_)) { h_:=left_; }
f_:=ode_at(F_,x_,y_); J_:=when(stiff_,evalf(subst(G_,x_,y_)),0);
[s_,err_,j_]:=ode_step(F_,x_,J_,y_,f_,h_,run_,tol_,stiff_,free_);
work_:=work_+when(stiff_,j_*(j_+7)/2,j_*(j_+1));
if (err_<=1 or (err_*tol_<1e-8 and abs(h_)<1e-12*abs(whole_))) {
run_:=zip(max,run_,abs(s_)); y_:=when(h_==left_,prepend(tail(s_),b_),s_); }
else { if (abs(h_)<1e-14*abs(whole_)) { short_:=1; } }
h_:=h_*ode_factor(err_,j_,stiff_); }
return [y_,h_,run_,short_]; end`

/**
 * A formula that changes at known times is solved from one of these to the next, with the pieces that hold between
 * them: a step that passed a short pulse would not see it. Where the times are not known the answer says so.
 */
const SOLVE = `ode_solve(f_,x_,a_,b_):=begin local l_,c_,u_,v_,g_,w_,y_;
if (select(v_->not(member(v_,x_)),lname([f_,a_,b_]))!=[]) { return 'ode_solve'(f_,x_,a_,b_); }
l_:=select(w_->sommet(w_)=='piecewise' and pieces_places(w_,head(x_))!=[],lvar(f_));
if (l_==[]) { if (select(w_->inString(string(f_),w_)>inString("",w_),["piecewise(","Heaviside(","sign(","floor(","ceil("])!=[]) {
print("says A change of the rates may have been stepped over: compare it with odesolve outside of functions and programs."); }
return ode_over_peaks(f_,x_,a_,b_); }
c_:=[]; for w_ in l_ do c_:=concat(c_,pieces_places(w_,head(x_))); od;
u_:=head(a_); y_:=a_;
c_:=sort(select(v_->(evalf(v_)-evalf(u_))*(evalf(v_)-evalf(b_))<0,c_)); if (evalf(b_)<evalf(u_)) { c_:=revlist(c_); }
for v_ in append(c_,b_) do if (evalf(v_)!=evalf(u_)) { g_:=f_;
for w_ in l_ do g_:=subst(g_,w_=pieces_active(w_,head(x_),(u_+v_)/2)); od;
y_:=prepend(ode_solve(g_,x_,y_,v_),v_); u_:=v_; } od;
return evalf(tail(y_)); end`

/**
 * Times at which the rates may have a peak that is narrower than a step: where an argument that is linear in the time
 * is 0, or a quadratic one is least, and beside it by the width.
 */
const PEAKS = [
  `ode_over_peaks(f_,x_,a_,b_):=begin local c_,y_,v_,w_,r_; y_:=a_;
c_:=sort(ode_between_ends(ode_peaks(f_,head(x_)),head(a_),b_)); if (evalf(b_)<evalf(head(a_))) { c_:=revlist(c_); }
r_:=map(a_,v_->0.0); for v_ in c_ do w_:=abs(ode_at(concat([1],f_),x_,prepend(tail(a_),v_))); if (max(w_)<1e60) { r_:=zip(max,r_,w_); } od;
if (c_!=[]) { r_:=r_*min(map(c_,v_->evalf(abs(v_-head(a_))))); }
for v_ in append(c_,b_) do y_:=prepend(ode_through(f_,x_,y_,v_,r_),evalf(v_)); od; return tail(y_); end`,
  `ode_between_ends(c_,a_,b_):=select(v_->when(num_real(v_),(evalf(v_)-evalf(a_))*(evalf(v_)-evalf(b_))<0,false),c_)`,
  `ode_peaks(f_,x_):=begin local r_,g_,w_; r_:=[];
for g_ in concat([],f_) do r_:=concat(r_,ode_peak(denom(g_),x_));
for w_ in lvar(g_) do if (w_!=x_ and has(w_,x_)) { if (size([op(w_)])==1) { r_:=concat(r_,ode_peak(op(w_),x_)); } } od; od; return r_; end`,
  `ode_peak(p_,x_):=begin local n_,m_,s_; if (lname(p_)!=[x_]) { return []; } if (lvar(p_)!=[x_]) { return []; } n_:=degree(p_,x_);
if (n_!=1 and n_!=2) { return []; } s_:=coeff(p_,x_,n_); m_:=evalf(-coeff(p_,x_,n_-1)/(n_*s_)); s_:=evalf(abs(s_)^(-1/n_));
return [m_-s_,m_,m_+s_]; end`,
]

/**
 * Steps of both methods in turn; whoever has got further than the other gets four times the work.
 * With a name that has no value yet it waits for it.
 */
const THROUGH = `ode_through(f_,x_,a_,b_,r_):=begin
local c_,slope_,whole_,free_,y_,h_,run_,fast_,slow_,work_,shorts_,s_,from_,then_;
c_:=concat([1],f_); slope_:=transpose(map(x_,v_->diff(c_,v_)));
y_:=evalf(a_);
b_:=evalf(b_); whole_:=b_-head(y_); free_:=max(abs(im(concat(ode_at(c_,x_,y_),y_))))!=0;
h_:=whole_/1000; run_:=abs(y_)+r_; slow_:=8000; fast_:=16000; work_:=0;
while (head(y_)!=b_) {
from_:=head(y_);
[y_,h_,run_,shorts_]:=ode_go(c_,slope_,x_,b_,[y_,h_,run_],whole_,1e-12,false,free_,fast_);
then_:=head(y_);
if (then_!=b_) {
[y_,h_,run_,s_]:=ode_go(c_,slope_,x_,b_,[y_,h_,run_],whole_,1e-10,true,free_,slow_);
work_:=work_+slow_+fast_;
if (shorts_+s_==2 or work_>1e6) { throw("odesolve ended at "+format(head(y_),"g6")); }
if (abs(head(y_)-then_)>abs(then_-from_)) { slow_:=4*slow_; } else { fast_:=4*fast_; } } }
return tail(y_); end`

/** Tables and curves are numbers that come from elsewhere: here a call has something in it that is none. */
const NUMBERS_ONLY = [
  `ode_table(f_,x_,a_,b_,h_):=num_fault("odetable needs real numbers, and stands outside of functions and programs: a loop may have it.")`,
  `ode_events(f_,e_):=num_fault("Events need real numbers, and stand outside of functions and programs.")`,
  `ode_rows(c_,h_):=num_fault("oderows needs what odecurves gives, and stands outside of functions and programs: a loop may have it.")`,
  `ode_curves(f_,x_,a_,b_):=num_fault("odecurves needs real numbers, and stands outside of functions and programs: a loop may have it.")`,
]

/** The cubic through two points of a curve with the rates there; nothing before its start and behind its end. */
const CURVES = [
  `ode_value(c_,k_,u_):=when(type(u_)==DOM_LIST,map(u_,w_->ode_value(c_,k_,w_)),when(num_real(u_),
ode_between(mat_item(c_,0),mat_item(c_,k_),mat_item(c_,k_+(size(c_)-1)/2),evalf(u_)),
num_fault("A curve has values at numbers only, and no formula.")))`,
  `ode_between(t_,y_,d_,u_):=begin local l_,h_,m_,s_;
l_:=0; h_:=size(t_)-1; s_:=sign(mat_item(t_,h_)-mat_item(t_,0));
if (s_*(u_-mat_item(t_,0))<-1e-12*abs(u_) or s_*(u_-mat_item(t_,h_))>1e-12*abs(u_)) { return num_fault("This place lies beyond the ends of the curve: give odecurves a longer range."); }
while (h_-l_>1) { m_:=iquo(l_+h_,2); if (s_*(u_-mat_item(t_,m_))>=0) { l_:=m_; } else { h_:=m_; } }
return ode_cubic(mat_item(t_,h_)-mat_item(t_,l_),u_-mat_item(t_,l_),mat_item(y_,l_),mat_item(y_,h_)-mat_item(y_,l_),
mat_item(d_,l_),mat_item(d_,h_)); end`,
  `ode_cubic(h_,u_,y_,w_,a_,b_):=y_+u_*(a_+u_/h_*((3*w_/h_-2*a_-b_)+u_/h_*(a_+b_-2*w_/h_)))`,
]

export const ODE: readonly string[] = [
  ...NUMBERS_ONLY,
  ...CURVES,
  AT,
  MIDPOINT,
  EULER,
  SIZE,
  ERROR,
  STEP,
  FACTOR,
  GO,
  THROUGH,
  ...PEAKS,
  SOLVE,
]
