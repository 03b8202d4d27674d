/**
 * Responsibilities: integrals of what is given in many pieces, such as a spline, in the engine's language: one
 * piece after another, between the places where the pieces meet.
 */

/** Where the pieces of a formula meet; an empty list where a condition is of another kind. */
const PLACES = `pieces_places(w_,x_):=begin local l_,r_,q_; l_:=[op(w_)]; r_:=[];
while (size(l_)>1) { q_:=[op(head(l_))]; if (size(q_)!=2) { return []; }
if (not(member(x_,q_))) { return []; } q_:=select(v_->v_!=x_,q_);
if (size(q_)!=1) { return []; } if (type(evalf(head(q_)))!=DOM_FLOAT) { return []; }
r_:=append(r_,head(q_)); l_:=tail(tail(l_)); }
return r_; end`

/** The formula of the piece at a place. */
const ACTIVE = `pieces_active(w_,x_,v_):=begin local l_; l_:=[op(w_)];
while (size(l_)>1) { if (evalb(subst(head(l_),x_,v_))) { return head(tail(l_)); } l_:=tail(tail(l_)); }
return when(l_==[],undef,head(l_)); end`

/** The integral of a piece, its error and its mass. Of a polynomial it is exact; of others by a rule, whole and in halves. */
const ONE = `pieces_one(g_,x_,a_,b_):=begin local m_,q_,r_;
if (lvar(g_)==[x_] or lvar(g_)==[]) { if (degree(denom(g_),x_)<1) {
return [sum(makelist(k_->coeff(g_,x_,k_)*(b_^(k_+1)-a_^(k_+1))/(k_+1),0,degree(g_,x_))),0.0,0.0]; } }
a_:=evalf(a_); b_:=evalf(b_); m_:=(a_+b_)/2; q_:=wave_rule(g_,x_,a_,b_); r_:=wave_rule(g_,x_,a_,m_)+wave_rule(g_,x_,m_,b_);
return [r_,abs(q_-r_),abs(r_)+abs(quad_at(g_,x_,m_))*(b_-a_)]; end`

/** An empty list where there are few pieces, or not of this kind. */
const INTEGRAL = `pieces_integral(f_,x_,a_,b_):=begin local l_,c_,w_,s_,u_,v_,g_;
if (has(a_,infinity) or has(b_,infinity)) { return []; }
l_:=select(w_->sommet(w_)=='piecewise',lvar(f_)); if (l_==[]) { return []; }
c_:=[]; for w_ in l_ do c_:=concat(c_,pieces_places(w_,x_)); od;
if (size(c_)<8) { return []; }
c_:=sort(select(v_->evalf(v_)>evalf(a_) and evalf(v_)<evalf(b_),c_)); s_:=[0,0.0,0.0]; u_:=a_;
for v_ in append(c_,b_) do if (evalf(v_)>evalf(u_)) { g_:=f_;
for w_ in l_ do g_:=subst(g_,w_=pieces_active(w_,x_,(u_+v_)/2)); od;
s_:=s_+pieces_one(g_,x_,u_,v_); u_:=v_; } od;
return when(head(tail(s_))<=1e-9*head(tail(tail(s_))),[head(s_)],[]); end`

export const PIECES: readonly string[] = [PLACES, ACTIVE, ONE, INTEGRAL]
