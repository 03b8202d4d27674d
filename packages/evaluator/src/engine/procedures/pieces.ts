/**
 * Responsibilities: integrals of what is given in many pieces, such as a spline, in the engine's language: one
 * piece after another, between the places where the pieces meet; and of signs and steps, which the engine may
 * take for constants.
 */

/** Where the pieces of a formula meet; an empty list where a condition is of another kind. */
const PLACES = `pieces_places(w_,x_):=begin local l_,r_,q_; l_:=[op(w_)]; r_:=[];
while (size(l_)>1) { q_:=pieces_bounds(head(l_),x_); if (q_==[]) { return []; }
r_:=concat(r_,q_); l_:=tail(tail(l_)); }
return r_; end`

/** The numbers that a condition compares the variable with: one, or those of several conditions. */
const BOUNDS = `pieces_bounds(c_,x_):=begin local q_,r_,u_,v_; q_:=[op(c_)]; if (size(q_)!=2) { return []; }
if (sommet(c_)=='and') { u_:=pieces_bounds(head(q_),x_); v_:=pieces_bounds(head(tail(q_)),x_);
return when(u_==[] or v_==[],[],concat(u_,v_)); }
if (not(member(x_,q_))) { return []; } r_:=select(v_->v_!=x_,q_);
if (size(r_)!=1) { return []; } return when(type(evalf(head(r_)))==DOM_FLOAT,r_,[]); end`

/** The formula of the piece at a place. */
const ACTIVE = `pieces_active(w_,x_,v_):=begin local l_; l_:=[op(w_)];
while (size(l_)>1) { if (evalb(subst(head(l_),x_,v_))) { return head(tail(l_)); } l_:=tail(tail(l_)); }
return when(l_==[],undef,head(l_)); end`

/** The integral of a piece, its error and its mass. Of a polynomial it is exact; of many others by a rule, whole and in halves. */
const ONE = `pieces_one(g_,x_,a_,b_,few_):=begin local m_,q_,r_;
if (not(has(g_,x_))) { return [g_*(b_-a_),0.0,0.0]; }
if (lvar(g_)==[x_] or lvar(g_)==[]) { if (degree(denom(g_),x_)<1) {
return [sum(makelist(k_->coeff(g_,x_,k_)*(b_^(k_+1)-a_^(k_+1))/(k_+1),0,degree(g_,x_))),0.0,0.0]; } }
if (few_) { return [definite(g_,x_,a_,b_),0.0,0.0]; }
a_:=evalf(a_); b_:=evalf(b_); m_:=(a_+b_)/2; q_:=wave_rule(g_,x_,a_,b_); r_:=wave_rule(g_,x_,a_,m_)+wave_rule(g_,x_,m_,b_);
return [r_,abs(q_-r_),abs(r_)+abs(quad_at(g_,x_,m_))*(b_-a_)]; end`

/** An empty list where the pieces are not of this kind. */
const INTEGRAL = `pieces_integral(f_,x_,a_,b_):=begin local l_,c_,w_,s_,u_,v_,g_;
if (has(a_,infinity) or has(b_,infinity)) { return []; }
l_:=select(w_->sommet(w_)=='piecewise',lvar(f_)); if (l_==[]) { return []; }
c_:=[]; for w_ in l_ do c_:=concat(c_,pieces_places(w_,x_)); od;
if (c_==[]) { return []; }
c_:=sort(select(v_->evalf(v_)>evalf(a_) and evalf(v_)<evalf(b_),c_)); s_:=[0,0.0,0.0]; u_:=a_;
for v_ in append(c_,b_) do if (evalf(v_)>evalf(u_)) { g_:=f_;
for w_ in l_ do g_:=subst(g_,w_=pieces_active(w_,x_,(u_+v_)/2)); od;
s_:=s_+pieces_one(g_,x_,u_,v_,size(c_)<8); u_:=v_; } od;
return when(head(tail(s_))<=1e-9*head(tail(tail(s_))),[head(s_)],[]); end`

/** Where a line or a parabola crosses zero, sorted; in a list of its own, which is empty for other expressions. */
const ZEROS = `steps_zeros(u_,x_):=begin local p_,q_,r_,d_;
if (select(v_->v_!=x_ and has(v_,x_),lvar(u_))!=[] or lname(u_)!=[x_]) { return []; }
if (degree(denom(u_),x_)>0 or degree(numer(u_),x_)>2) { return []; }
r_:=subst(u_,x_,0); q_:=subst(diff(u_,x_),x_,0); p_:=diff(u_,x_,2)/2;
if (p_==0) { return when(q_==0,[],[[-r_/q_]]); }
d_:=q_^2-4*p_*r_; if (evalf(d_)<=0) { return [[]]; }
return [sort([(-q_-sqrt(d_))/(2*p_),(-q_+sqrt(d_))/(2*p_)])]; end`

/** A place between two others, one of which may be infinite. */
const BETWEEN = `steps_between(u_,v_):=when(u_==-infinity,when(v_==+infinity,0,v_-1),when(v_==+infinity,u_+1,(u_+v_)/2))`

/** A sign or a step between two neighbouring zeros of its argument, by comparison: the engine takes 1e-12 for zero. */
const LEVEL = `steps_level(w_,x_,c_):=when(evalf(subst(head([op(w_)]),x_,c_))>0,1,when(sommet(w_)=='sign',-1,0))`

/** An integral of signs and steps is that of what is between them; in a list, which is empty where their places are not known. */
const STEPS = `steps_integral(f_,x_,a_,b_):=begin local l_,c_,w_,s_,u_,v_,g_;
l_:=select(w_->sommet(w_)=='sign' or sommet(w_)=='Heaviside',lvar(f_)); if (l_==[]) { return []; }
if (evalf(a_)>evalf(b_)) { s_:=steps_integral(f_,x_,b_,a_); return when(s_==[],[],[-head(s_)]); }
c_:=[]; for w_ in l_ do g_:=steps_zeros(head([op(w_)]),x_); if (g_==[]) { return []; } c_:=concat(c_,head(g_)); od;
c_:=sort(select(v_->evalf(v_)>evalf(a_) and evalf(v_)<evalf(b_),c_)); s_:=0; u_:=a_;
for v_ in append(c_,b_) do if (u_!=v_) { g_:=f_;
for w_ in l_ do g_:=subst(g_,w_=steps_level(w_,x_,steps_between(u_,v_))); od;
s_:=s_+definite(g_,x_,u_,v_); u_:=v_; } od;
return [s_]; end`

export const PIECES: readonly string[] = [BOUNDS, PLACES, ACTIVE, ONE, INTEGRAL, ZEROS, BETWEEN, LEVEL, STEPS]
