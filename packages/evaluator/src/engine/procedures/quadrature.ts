/**
 * Responsibilities: definite integrals of numbers, found twice. The engine takes coefficients below
 * 1e-12 for zero, and so the integral of e^(-x/1e-5) to infinity; a quadrature sees such things.
 *
 * Double exponential formulas (H. Takahasi, M. Mori, Publ. RIMS 9, 1974): tanh-sinh between numbers,
 * exp-sinh to infinity, where the variable is measured in the length on which the integrand decays.
 */

import { PIECES } from './pieces.ts'
import { OSCILLATIONS } from './waves.ts'

/** The integrand at a point; a point without a number, as a pole at an end, counts as none. */
const AT = `quad_at(f_,x_,v_):=begin local r_; r_:=evalf(evalf(subst(f_,x_,v_)));
return when((type(r_)==DOM_FLOAT or type(r_)==DOM_COMPLEX) and abs(r_)<1e290,r_,0.0); end`

/** The point and its weight at the place t, from a on: a length l of a whole interval, or of a decay (l < 0: to minus infinity). */
const NODE = `quad_node(a_,l_,endless_,t_):=begin local u_,w_;
u_:=1.5707963267948966*sinh(t_); w_:=1.5707963267948966*cosh(t_);
if (endless_) { return [a_+l_*exp(u_),abs(l_)*exp(u_)*w_]; }
return [when(t_<0,a_+l_/(1+exp(-2*u_)),a_+l_-l_/(1+exp(2*u_))),l_*w_/2/cosh(u_)^2]; end`

/**
 * @returns the integral, the integral of the absolute value, and its uncertainty: the change by the last refinement,
 * and no less than the square of the one before, since beside a pole two sums may agree by chance
 */
const SUM = `quad_sum(f_,x_,a_,l_,endless_,rows_):=begin local h_,s_,m_,t_,old_,k_,v_,w_,y_,last_,gap_,mass_,change_;
last_:=when(endless_,4.0,3.1); h_:=1.0; s_:=0.0; m_:=0.0; old_:=0.0; gap_:=1.0; change_:=1.0;
for (k_:=0;k_<rows_;k_++) {
for (t_:=when(k_==0,-last_,h_-last_);t_<=last_;t_:=t_+when(k_==0,h_,2*h_)) {
[v_,w_]:=quad_node(a_,l_,endless_,t_); y_:=w_*quad_at(f_,x_,v_); s_:=s_+y_; m_:=m_+abs(y_); }
gap_:=change_; change_:=abs(h_*s_-old_); old_:=h_*s_; mass_:=h_*m_;
gap_:=when(mass_==0,change_,max(change_,gap_^2/mass_));
if (k_>2 and gap_<=1e-10*mass_) { break; }
h_:=h_/2; }
return [old_,mass_,gap_]; end`

/** The length from a at which most of the integral lies: where length times height is largest. */
const LENGTH = `quad_length(f_,x_,a_,way_):=begin local k_,s_,y_,best_,most_; best_:=1.0; most_:=0.0;
for (k_:=-60;k_<=60;k_++) { s_:=10.0^(k_/2); y_:=s_*abs(quad_at(f_,x_,a_+way_*s_));
if (y_>most_) { most_:=y_; best_:=s_; } }
return [best_,most_]; end`

/** A half line: its integral and its measures as of quad_sum. */
const HALF = `quad_half(f_,x_,a_,way_):=begin local l_,m_;
[l_,m_]:=quad_length(f_,x_,a_,way_);
if (m_==0) { return [0.0,0.0,0.0]; }
return quad_sum(f_,x_,a_,way_*l_,true,8); end`

/** Where a bell far from 0 has its top; 0 where there is none to be found. */
const TOP = `quad_top(f_,x_):=begin local r_,g_; r_:=[];
g_:=normal(eval('diff'(f_,x_))/f_); if (lvar(g_)!=[x_]) { return 0.0; }
try { r_:=evalf(eval('solve'(g_=0,x_))); } catch(e_) { r_:=[]; };
r_:=select(v_->type(v_)==DOM_FLOAT,r_); return when(size(r_)==1,head(r_),0.0); end`

/** Between two numbers, or to infinity, with the measures of quad_sum. */
const PART = `quad_part(f_,x_,a_,b_):=begin
if (a_==-infinity and b_==+infinity) { return quad_half(f_,x_,0.0,-1)+quad_half(f_,x_,0.0,1); }
if (b_==+infinity) { return quad_half(f_,x_,evalf(a_),1); }
if (a_==-infinity) { return quad_half(f_,x_,evalf(b_),-1); }
return quad_sum(f_,x_,evalf(a_),evalf(b_-a_),false,6); end`

/** The same, with halves where it does not come to rest between two numbers. */
const SURE = `quad_sure(f_,x_,a_,b_):=begin local r_,s_,m_,gap_;
r_:=quad_part(f_,x_,a_,b_); [s_,m_,gap_]:=r_;
if (m_==0 or gap_<=1e-9*m_ or has(a_,infinity) or has(b_,infinity)) { return r_; }
return quad_split(f_,x_,evalf(a_),evalf(b_),m_,32); end`

/** The same; in two parts where there is a bell that a whole one misses, in many where there are corners. */
const QUADRATURE = `quad_value(f_,x_,a_,b_):=begin local r_,c_,s_,m_,gap_;
r_:=quad_part(f_,x_,a_,b_); [s_,m_,gap_]:=r_;
if (gap_<=1e-9*m_ and m_>0) { return r_; }
c_:=quad_top(f_,x_);
if (c_>when(has(a_,infinity),-1e300,evalf(a_)) and c_<when(has(b_,infinity),1e300,evalf(b_)))
{ return quad_sure(f_,x_,a_,c_)+quad_sure(f_,x_,c_,b_); }
return quad_sure(f_,x_,a_,b_); end`

/**
 * The engine's own integral; no number where it fails: it throws its errors, hands them on as values, or leaves
 * the variable in its answer, as in 3*sign(x) from -1 to 2. It assumes its variable to lie between the bounds,
 * and inside of programs it does not drop the assumption afterwards.
 */
const FORMULA = `quad_formula(f_,x_,a_,b_):=begin local r_; r_:=[];
try { r_:=[eval('integrate'(subst(f_,x_,quad_x),quad_x,a_,b_))]; } catch(e_) { r_:=[]; };
purge(quad_x);
if (r_==[]) { return r_; };
if (inString(string(r_),"Error: ")>inString("","E") or has(r_,quad_x)) { return []; }
return head(r_); end`

/** Whether an integrand is zero everywhere, such as sin(x)^2 + cos(x)^2 - 1: of its rounding there is no integral. */
const ZERO = `quad_zero(f_,x_,a_,b_):=begin local k_,v_; if (sommet(f_)!='+') { return false; }
for k_ in [0.137,0.419,0.733] do v_:=when(has([a_,b_],infinity),k_,a_+k_*(b_-a_));
if (abs(quad_at(f_,x_,v_))>1e-13*sum(map([op(f_)],u_->abs(quad_at(u_,x_,v_))))) { return false; } od;
return simplify(exact(f_))==0; end`

/** The engine's own integral in a variable and a height in which the numbers are neither small nor large. */
const SCALED = `quad_scaled(f_,x_,a_,b_):=begin local l_,m_,k_,o_;
o_:=when(a_==-infinity,when(b_==+infinity,0,b_),a_);
if (not(has(a_,infinity) or has(b_,infinity))) { l_:=evalf(abs(b_-a_)); m_:=abs(quad_at(f_,x_,a_+0.3*(b_-a_))); }
else { [l_,m_]:=quad_length(f_,x_,evalf(o_),when(b_==+infinity,1,-1)); m_:=m_/l_; }
l_:=10^floor(log10(l_)); k_:=when(m_==0,1,10^floor(log10(m_)));
return k_*l_*quad_formula(subst(f_,x_,o_+l_*x_)/k_,x_,(a_-o_)/l_,(b_-o_)/l_); end`

/** Whether a value fits what the quadrature has seen. */
const FITS = `quad_fits(r_,q_,m_):=begin local d_; d_:=evalf(r_);
return when(type(d_)==DOM_FLOAT or type(d_)==DOM_COMPLEX,abs(d_-q_)<=1e-7*m_,false); end`

/** The engine's own search ends at 1e-9: a quadrature at rest has more digits. */
const BETTER = `quad_better(r_,q_,m_,gap_):=when(type(r_)==DOM_FLOAT and gap_<=1e-10*m_ and abs(r_-q_)>1e-11*m_,q_,r_)`

/** Halves, and halves of halves, where there is a corner: with the mass of the whole, and its measures. */
const SPLIT = `quad_split(f_,x_,a_,b_,m_,depth_):=begin local r_,s_,l_,gap_,c_;
r_:=quad_sum(f_,x_,a_,b_-a_,false,5); [s_,l_,gap_]:=r_;
if (gap_<=1e-11*m_ or depth_==0) { return r_; }
c_:=(a_+b_)/2; return quad_split(f_,x_,a_,c_,m_,depth_-1)+quad_split(f_,x_,c_,b_,m_,depth_-1); end`

/** Simpson's rule with halves where they change the whole, for integrands that are integrals themselves. */
const SIMPSON = `quad_simpson(f_,x_,a_,b_,y_,z_,w_,s_,tol_,depth_):=begin local c_,u_,v_,l_,r_; c_:=(a_+b_)/2;
u_:=quad_at(f_,x_,(a_+c_)/2); v_:=quad_at(f_,x_,(c_+b_)/2);
l_:=(b_-a_)/12*(y_+4*u_+z_); r_:=(b_-a_)/12*(z_+4*v_+w_);
if (depth_==0 or (depth_<17 and abs(l_+r_-s_)<=tol_)) { return l_+r_+(l_+r_-s_)/15; }
return quad_simpson(f_,x_,a_,c_,y_,u_,z_,l_,tol_/2,depth_-1)+quad_simpson(f_,x_,c_,b_,z_,v_,w_,r_,tol_/2,depth_-1); end`

/**
 * The integral over x from a to b of that of g(s) from c to x is one integral: of (b - s)*g(s), where g
 * is free of x. An empty list for other integrands.
 */
const SWAPPED = `quad_swapped(f_,x_,a_,b_):=begin local i_,g_,s_,c_; i_:=[head(tail([op(f_)]))];
if (size(i_)!=4) { return []; }
g_:=head(i_); i_:=tail(i_); s_:=head(i_); i_:=tail(i_); c_:=head(i_);
if (head(tail(i_))!=x_ or has([g_,c_],x_)) { return []; }
return (b_-a_)*definite(g_,s_,c_,a_)+definite((b_-s_)*g_,s_,a_,b_); end`

/** An integral whose integrand is one without a formula; no number where a name has no value. */
const NESTED = `quad_nested(f_,x_,a_,b_):=begin local y_,z_,w_,m_,p_;
if (has(a_,infinity) or has(b_,infinity)) { return []; }
p_:=quad_swapped(f_,x_,a_,b_); if (p_!=[]) { return p_; }
if (lname([a_,b_])!=[]) { return []; }
a_:=evalf(a_); b_:=evalf(b_); p_:=evalf(subst(f_,x_,a_+0.31*(b_-a_)));
if (not(quad_number(p_))) { return []; }
y_:=quad_at(f_,x_,a_); z_:=quad_at(f_,x_,(a_+b_)/2); w_:=quad_at(f_,x_,b_);
m_:=max(abs(y_),abs(z_),abs(w_),abs(p_))*abs(b_-a_);
return quad_simpson(f_,x_,a_,b_,y_,z_,w_,(b_-a_)/6*(y_+4*z_+w_),1e-9*m_,20); end`

/** The engine's own integral of decimals as fractions: a power such as x^(-0.999) has a formula then. */
const EXACT = `quad_exact(f_,x_,a_,b_):=begin local r_; if (inString(string(f_),".")<=inString("","0")) { return []; }
r_:=quad_formula(exact(f_),x_,when(has(a_,infinity),a_,exact(a_)),when(has(b_,infinity),b_,exact(b_)));
if (not(quad_number(r_))) { return []; }
return when(abs(evalf(r_))<1e290,[evalf(r_)],[]); end`

/**
 * Between two numbers with 80 digits, of fractions: beside a pole at an end such as that of 1/sqrt(3.2 - x) the
 * doubles run out. The sum in steps of 1/n, that of the sizes, its change from twice the step, and what is left at the ends.
 */
const FINE = `quad_fine(f_,x_,a_,b_,n_):=begin local l_,p_,s_,m_,half_,last_,k_,t_,u_,d_,y_;
l_:=evalf(b_-a_,80); p_:=evalf(pi/2,80); s_:=0.0; m_:=0.0; half_:=0.0; last_:=0.0;
for (k_:=-9*n_/2;k_<=9*n_/2;k_++) { t_:=evalf(k_/n_,80); u_:=p_*sinh(t_); d_:=evalf(l_/(1+exp(2*abs(u_))),80);
y_:=evalf(subst(f_,x_,when(k_<0,a_+d_,b_-d_)),80); if (not(quad_number(y_))) { return [0.0,0.0,1.0,1.0]; }
y_:=evalf(evalf(y_*l_*p_*cosh(t_)/cosh(u_)^2/2/n_)); s_:=s_+y_; m_:=m_+abs(y_);
if (irem(k_,2)==0) { half_:=half_+2*y_; } if (abs(t_)>4.3) { last_:=max(last_,abs(y_)); } }
return [s_,m_,abs(s_-half_),last_]; end`

/** A list with the integral between two poles, empty where it does not come to rest. */
const ENDS = `quad_ends(f_,x_,a_,b_):=begin local n_,s_,m_,gap_,last_;
for n_ in [16,32] do [s_,m_,gap_,last_]:=quad_fine(f_,x_,a_,b_,n_);
if (m_==0 or m_>1e290 or last_>1e-14*m_ or gap_>1e-4*m_) { return []; }
if (gap_<=1e-12*m_) { return [s_]; } od;
return []; end`

/** The bases of powers, logarithms and absolute values in an integrand: it may have a pole where one is zero. */
const BASES = `quad_bases(f_,x_):=begin local l_,r_,w_; if (not(has(f_,x_)) or f_==x_) { return []; }
l_:=[op(f_)]; r_:=when(sommet(f_)=='+' or sommet(f_)=='*',[],[head(l_)]);
for w_ in l_ do r_:=concat(r_,quad_bases(w_,x_)); od; return r_; end`

/** Where an expression changes its sign between two numbers, with 80 digits. */
const CROSSINGS = `quad_crossings(u_,x_,a_,b_):=begin local r_,k_,v_,y_,l_,o_,c_,d_,e_,j_; r_:=[]; o_:=0.0; d_:=diff(u_,x_);
for (k_:=0;k_<=96;k_++) { v_:=a_+(b_-a_)*(1-cos(3.14*(k_/96.0+0.0003)))/2; y_:=evalf(subst(u_,x_,v_)); if (type(y_)!=DOM_FLOAT) { return r_; }
if (o_*y_<0) { c_:=l_; e_:=v_;
for (j_:=0;j_<50;j_++) { y_:=evalf(subst(u_,x_,(c_+e_)/2)); if (o_*y_>0) { c_:=(c_+e_)/2; } else { e_:=(c_+e_)/2; } }
y_:=evalf(subst(u_,x_,v_)); c_:=evalf(exact((c_+e_)/2),80);
for (j_:=0;j_<5;j_++) { c_:=evalf(c_-subst(u_,x_,c_)/subst(d_,x_,c_),80); }
if (quad_number(c_)) { if (abs(evalf(c_)-e_)<1e-9*abs(b_-a_)) { r_:=append(r_,c_); } } }
o_:=y_; l_:=v_; }
return r_; end`

/** The same as quad_ends, from pole to pole where some are inside. */
const APART = `quad_apart(f_,x_,a_,b_):=begin local c_,u_,v_,w_,s_;
if (has([a_,b_],infinity) or inString(string(f_),"piecewise(")>inString("","p")) { return []; }
f_:=exact(f_); a_:=exact(a_); b_:=exact(b_); w_:=quad_ends(f_,x_,a_,b_); if (w_!=[]) { return w_; }
c_:=[]; for u_ in quad_bases(f_,x_) do c_:=concat(c_,quad_crossings(u_,x_,evalf(a_),evalf(b_))); od;
if (c_==[] or size(c_)>32) { return []; }
u_:=a_; s_:=0.0;
for v_ in append(sort(c_),b_) do if (evalf(v_-u_)>1e-12*abs(evalf(b_-a_))) {
w_:=quad_ends(f_,x_,u_,v_); if (w_==[]) { return []; } s_:=s_+head(w_); u_:=v_; } od;
return [s_]; end`

/**
 * Whether the integrand grows beside a point inside as fast as one over the distance: then the integral has no
 * value, though the engine may give the principal one.
 */
const POLE = `quad_pole(f_,x_,a_,b_):=begin local u_,c_,l_,y_,z_,s_; if (lname([f_])!=[x_]) { return false; }
if (a_==-infinity) { a_:=when(b_==+infinity,-1000,evalf(b_)-1000); } if (b_==+infinity) { b_:=evalf(a_)+1000; }
l_:=exact(evalf(abs(b_-a_)));
for u_ in quad_bases(exact(f_),x_) do if (u_!=x_ or evalf(a_)*evalf(b_)<0) {
for c_ in quad_crossings(u_,x_,evalf(a_),evalf(b_)) do for s_ in [-1,1] do
y_:=evalf(evalf(abs(subst(exact(f_),x_,c_+s_*l_/10^6))/10^6,60)); z_:=evalf(evalf(abs(subst(exact(f_),x_,c_+s_*l_/10^12))/10^12,60));
if (type(y_)==DOM_FLOAT and type(z_)==DOM_FLOAT) { if (y_>0 and z_>0.5*y_) { return true; } } od; od; } od;
return false; end`

/** Whether a quadrature that is nearly at rest speaks against a value; of what is real at each point no integral is complex. */
const DENIED = `quad_denied(r_,q_,m_,gap_):=begin local d_; d_:=evalf(r_); if (m_==0 or not(quad_number(d_))) { return false; }
if (type(q_)==DOM_FLOAT and abs(im(d_))>1e-9*abs(d_)) { return true; }
return gap_<1e-3*m_ and abs(d_-q_)>100*gap_+1e-6*m_; end`

const IS_NUMBER = `quad_number(r_):=begin local d_; d_:=evalf(r_);
return type(d_)==DOM_FLOAT or type(d_)==DOM_COMPLEX; end`

/** Whether an integrand may have corners: the engine integrates those in numbers, and can miss a narrow part. */
const CORNERS = `quad_corners(f_):=begin local t_,w_; t_:=string(f_);
w_:=["max(","min(","abs(","piecewise(","Heaviside(","sign(","floor(","ceil(","round(","?"];
while (w_!=[]) { if (inString(t_,head(w_))>inString("","?")) { return true; } w_:=tail(w_); }
return false; end`

/** Sums over the middles of a hundred parts: of the integrand, of its size, and its largest one; or []. */
const ROUGH = `quad_rough(f_,x_,a_,b_):=begin local h_,k_,v_,s_,m_,t_; h_:=(b_-a_)/100.0; s_:=0.0; m_:=0.0; t_:=0.0;
for k_ from 0 to 99 do v_:=evalf(subst(f_,x_,a_+(k_+0.5)*h_))+0.0; if (type(v_)!=DOM_FLOAT) { return []; }
s_:=s_+v_; m_:=m_+abs(v_); t_:=max(t_,abs(v_)); od; return [s_*h_,m_*h_,t_*h_]; end`

/**
 * Whether a formula with names in it is the integral where they have some values or others: the engine passes
 * over steps whose place is a name, and over the poles of its antiderivatives. What has neither is not tried,
 * nor what is steep.
 */
const BORNE = `quad_borne(r_,f_,x_,a_,b_):=begin local n_,v_,s_,q_,l_,u_,y_,m_;
if (has([a_,b_],infinity) or not(quad_corners(f_) or inString(string(r_),"tan(")>inString("","?"))) { return true; }
n_:=select(v_->v_!=x_,lname([f_,a_,b_])); if (size(n_)>3) { return true; }
for v_ in [[0.731,1.617,2.413],[2.917,0.573,1.319]] do s_:=[]; l_:=n_; u_:=v_;
while (l_!=[]) { s_:=append(s_,head(l_)=head(u_)); l_:=tail(l_); u_:=tail(u_); }
l_:=evalf(subst(a_,s_)); u_:=evalf(subst(b_,s_)); y_:=evalf(subst(r_,s_))+0.0; q_:=[];
if (type(y_)==DOM_FLOAT and quad_number(l_) and quad_number(u_)) { q_:=quad_rough(subst(f_,s_),x_,l_,u_); }
if (q_!=[]) { m_:=abs(head(tail(q_)));
if (10*abs(head(tail(tail(q_))))<m_ and abs(y_-head(q_))>0.03*m_) { return false; } } od;
return true; end`

/**
 * An integral with bounds. Where a name has no value yet it is the engine's, where numbers bear it out; else
 * the first of its answer, its answer in scaled numbers, and the quadratures, on which two of them agree.
 * What has only one witness is the engine's, but no zero. An integral inside that has no formula is a number
 * at each point.
 */
const INTEGRAL = `definite(f_,x_,a_,b_):=begin local r_,q_,m_,gap_,z_,g_,w_;
if (inString(string(f_),"definite(")>inString("","d")) { g_:=quad_nested(f_,x_,a_,b_); if (g_!=[]) { return g_; } }
if (inString(string(f_),"piecewise(")>inString("","p") and lname([when(has(a_,infinity),0,a_),when(has(b_,infinity),0,b_)])==[]) {
if (evalf(a_)<evalf(b_)) { g_:=pieces_integral(f_,x_,a_,b_); if (g_!=[]) { return head(g_); } } }
if (inString(string(f_),"sign(")+inString(string(f_),"Heaviside(")>2*inString("","s") and lname([when(has(a_,infinity),0,a_),when(has(b_,infinity),0,b_)])==[])
{ g_:=steps_integral(f_,x_,a_,b_); if (g_!=[]) { return head(g_); } }
r_:=when(inString(string(f_),"Airy_")>inString("","A"),[],quad_formula(f_,x_,a_,b_));
if (type(r_)==DOM_LIST and type(f_)!=DOM_LIST) { r_:=[]; }
if (type(f_)==DOM_LIST or select(v_->v_!=x_,lname(f_))!=[] or lname([when(has(a_,infinity),0,a_),when(has(b_,infinity),0,b_)])!=[])
{ if (r_!=[]) { if (type(f_)==DOM_LIST) { return r_; } if (quad_borne(r_,f_,x_,a_,b_)) { return r_; } }
if (has([a_,b_],x_)) { return 'definite'(subst(f_,x_,quad_y),quad_y,a_,b_); }
return 'definite'(f_,x_,a_,b_); }
if (inString(string(r_),"integrate(")>inString("","i")) { r_:=[]; }
if (r_==undef or has(r_,infinity)) { if (evalf(a_)<evalf(b_) and quad_pole(f_,x_,a_,b_)) { print("The integral diverges"); return undef; } }
if (r_==undef) { w_:=quad_apart(f_,x_,a_,b_); return when(w_==[],undef,head(w_)); }
if (r_!=[] and not(quad_number(r_))) { if (has(r_,infinity) or has(r_,undef)) { return r_; };
[q_,m_,gap_]:=quad_value(f_,x_,a_,b_); return when(m_>0 and gap_<=1e-9*m_,q_,r_); }
if (inString(string(r_),"igamma(")>inString("","i")) { r_:=evalf(r_); }
if (a_==b_ or quad_zero(f_,x_,a_,b_)) { return 0; }
if (evalf(a_)>evalf(b_)) { return -definite(f_,x_,b_,a_); };
if (quad_proven(r_,f_,x_,a_,b_)) { return r_; };
[q_,m_,gap_]:=quad_value(f_,x_,a_,b_);
if (gap_>1e-9*m_) { if (quad_pole(f_,x_,a_,b_)) { print("The integral diverges"); return undef; } }
if (quad_denied(r_,q_,m_,1.0)) { r_:=[]; }
if (m_>0 and gap_>1e-13*m_ and (r_==[] or type(r_)==DOM_FLOAT)) { w_:=quad_apart(f_,x_,a_,b_);
if (w_!=[]) { if (abs(head(w_)-q_)<=1e-3*m_) { return head(w_); } } }
if (m_>0 and quad_fits(r_,q_,m_)) { return quad_better(r_,q_,m_,gap_); }
if (m_==0 and normal(f_)==0) { return r_; }
if (gap_>1e-9*m_) { w_:=wave_value(f_,x_,a_,b_);
if (w_!=[]) { return when(quad_fits(r_,head(w_),head(tail(w_))),r_,head(w_)); } }
z_:=quad_scaled(f_,x_,a_,b_);
if (m_>0 and quad_fits(z_,q_,m_)) { return z_; }
if (m_>0 and not(quad_corners(f_)) and quad_number(z_) and evalf(z_)!=0 and quad_fits(r_,evalf(z_),m_)) { return r_; }
if (m_>0 and gap_<=1e-9*m_) { return q_; }
g_:=quad_exact(f_,x_,a_,b_); if (g_!=[]) { return head(g_); }
if (quad_denied(r_,q_,m_,gap_)) { r_:=[]; } if (quad_denied(z_,q_,m_,gap_)) { z_:=[]; }
if (quad_number(r_) and (evalf(r_)!=0 or (m_==0 and not(has(a_,infinity) or has(b_,infinity))))) { return r_; }
if (quad_number(z_) and evalf(z_)!=0) { return z_; }
throw("no number for this integral"); end`

/**
 * Whether a value is the difference of an antiderivative that has neither poles nor steps: both are sums and
 * products of waves, exponentials and powers, and the derivative of one is the other. No quadrature is needed
 * then, which takes long over many waves.
 */
const ENTIRE = `quad_entire(f_,x_):=begin local w_; if (has(lvar(denom(f_)),x_)) { return false; }
for w_ in lvar(f_) do if (w_!=x_ and has(w_,x_)) { if (not(member(sommet(w_),['sin','cos','exp']))) { return false; }
if (select(v_->v_!=x_ and has(v_,x_),lvar(op(w_)))!=[] or has(denom(op(w_)),x_)) { return false; } } od;
return true; end`

const PROVEN = `quad_proven(r_,f_,x_,a_,b_):=begin local g_,d_,v_,y_,m_,e_; if (has([a_,b_],infinity) or not(quad_number(r_))) { return false; }
if (not(has(f_,x_)) or not(quad_entire(f_,x_))) { return false; } g_:=[];
try { g_:=[eval('integrate'(f_,x_))]; } catch(err) { g_:=[]; } if (g_==[]) { return false; } g_:=head(g_);
if (not(quad_entire(g_,x_))) { return false; } d_:=diff(g_,x_); m_:=0.0; e_:=0.0;
for v_ in [0.1234567,0.4567891,0.8123457] do v_:=evalf(a_+v_*(b_-a_)); y_:=evalf(subst(f_,x_,v_))+0.0;
if (type(y_)!=DOM_FLOAT) { return false; } m_:=max(m_,abs(y_)); e_:=max(e_,abs(evalf(subst(d_,x_,v_))-y_)); od;
if (m_==0 or e_>1e-9*m_) { return false; }
y_:=evalf(subst(g_,x_,evalf(b_)))-evalf(subst(g_,x_,evalf(a_))); return abs(evalf(r_)-y_)<=1e-9*(abs(evalf(subst(g_,x_,evalf(b_))))+abs(evalf(subst(g_,x_,evalf(a_))))); end`

/** An antiderivative of what has corners or steps: its differences are integrals, or it has steps of its own. */
const PRIMITIVE = `primitive(p_,x_):=primitive_borne(mat_item(p_,0),mat_item(p_,1),x_)`

const PRIMITIVE_BORNE = `primitive_borne(r_,f_,x_):=begin local n_,q_,g_,h_,u_,v_,k_,y_;
n_:=select(v_->v_!=x_,lname(f_)); q_:=[]; for (k_:=0;k_<size(n_);k_++) { q_:=append(q_,1.37+0.21*k_); }
g_:=subst(f_,n_,q_); h_:=subst(r_,n_,q_);
for u_ in [[0.213,2.731],[-1.317,1.943],[2.371,7.937]] do v_:=quad_rough(g_,x_,head(u_),back(u_));
if (v_!=[]) { y_:=evalf(subst(h_,x_=back(u_))-subst(h_,x_=head(u_)))+0.0;
if (type(y_)==DOM_FLOAT and abs(y_-head(v_))>0.03*abs(head(tail(v_)))) {
throw("says No antiderivative without steps of its own was found: integrate between bounds."); } } od;
return r_; end`

export const QUADRATURES: readonly string[] = [
  ...OSCILLATIONS,
  ...PIECES,
  AT,
  NODE,
  SUM,
  LENGTH,
  HALF,
  TOP,
  PART,
  SURE,
  QUADRATURE,
  ZERO,
  FORMULA,
  SCALED,
  FITS,
  BETTER,
  IS_NUMBER,
  FINE,
  ENDS,
  BASES,
  CROSSINGS,
  APART,
  POLE,
  DENIED,
  EXACT,
  SPLIT,
  CORNERS,
  SIMPSON,
  SWAPPED,
  NESTED,
  ROUGH,
  BORNE,
  ENTIRE,
  PROVEN,
  INTEGRAL,
  PRIMITIVE,
  PRIMITIVE_BORNE,
]
