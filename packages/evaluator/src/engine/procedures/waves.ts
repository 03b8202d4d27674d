/**
 * Responsibilities: integrals to infinity of what oscillates, in the engine's language: the integrals over
 * half waves are terms that change their signs, and are summed by the u transform of Levin over two numbers of
 * them that have to agree (A. Sidi, Practical Extrapolation Methods, 2003, chapter 11).
 */

/** The phases of the waves of an integrand: the arguments of its sines, cosines and Bessel functions. */
const PHASES = `wave_phases(f_,x_):=begin local l_,s_,v_,q_; l_:=[];
for v_ in lvar(f_) do s_:=sommet(v_);
if (has(v_,x_) and (s_=='sin' or s_=='cos')) { l_:=append(l_,op(v_)); }
if (has(v_,x_) and (s_=='BesselJ' or s_=='BesselY')) { q_:=[op(v_)]; l_:=append(l_,head(tail(q_))); }
od; return l_; end`

/** Where the phase has a value, from a place nearby; no number where it never has. */
const TURN = `wave_turn(p_,d_,x_,goal_,v_):=begin local k_,w_; w_:=1e300;
for (k_:=0;k_<40;k_++) { w_:=evalf((subst(p_,x_,v_)-goal_)/subst(d_,x_,v_)); if (type(w_)!=DOM_FLOAT) { return undef; }
v_:=v_-w_; if (abs(w_)<=1e-15*abs(v_)) { return v_; } }
return when(abs(w_)<=1e-10*abs(v_),v_,undef); end`

/** Gauss's rule of ten points. */
const RULE = `wave_rule(f_,x_,a_,b_):=begin local m_,h_,s_,n_,w_; m_:=(a_+b_)/2; h_:=(b_-a_)/2; s_:=0.0;
n_:=[0.14887433898163121,0.43339539412924719,0.67940956829902441,0.86506336668898451,0.97390652851717172];
w_:=[0.29552422471475287,0.26926671930999636,0.21908636251598204,0.14945134915058059,0.06667134430868814];
while (n_!=[]) { s_:=s_+head(w_)*(quad_at(f_,x_,m_+h_*head(n_))+quad_at(f_,x_,m_-h_*head(n_))); n_:=tail(n_); w_:=tail(w_); }
return s_*h_; end`

/** How high the waves are from a place on, by how long they are: it falls to zero where there is an integral. */
const HEIGHT = `wave_height(f_,d_,x_,v_):=begin local k_,m_,w_; w_:=evalf(subst(d_,x_,v_)); m_:=0.0;
for (k_:=0;k_<8;k_++) { m_:=max(m_,abs(quad_at(f_,x_,v_+k_*0.39269908169872414/w_))); }
return m_/abs(w_); end`

const LEVIN = `wave_levin(t_,n_):=begin local p_,q_,s_,c_,j_,r_; p_:=0.0; q_:=0.0; s_:=0.0; r_:=t_;
for (j_:=0;j_<=n_;j_++) { if (head(r_)==0) { return undef; } s_:=s_+head(r_);
c_:=evalf((-1)^j_*comb(n_,j_)*((j_+1)/(n_+1))^(n_-2))/head(r_); p_:=p_+c_*s_; q_:=q_+c_; r_:=tail(r_); }
return p_/q_; end`

/** The first place behind b where the integrand is zero. */
const ZERO = `wave_zero(f_,p_,d_,x_,goal_,b_):=begin local k_,y_,u_,v_,w_; u_:=b_; y_:=quad_at(f_,x_,u_);
for (k_:=1;k_<16;k_++) { v_:=wave_turn(p_,d_,x_,goal_+k_*0.2617993877991494,u_); if (type(v_)!=DOM_FLOAT) { return undef; }
if (y_*quad_at(f_,x_,v_)<=0) { for (k_:=0;k_<50;k_++) { w_:=(u_+v_)/2; if (y_*quad_at(f_,x_,w_)>0) { u_:=w_; } else { v_:=w_; } } return v_; }
u_:=v_; y_:=quad_at(f_,x_,u_); }
return undef; end`

/** From a to infinity, where all waves go by one phase: the value and its mass; an empty list where there is none. */
const ONE = `wave_one(f_,x_,p_,a_):=begin local d_,g_,b_,c_,s_,m_,t_,j_,u_,v_,w_;
if (evalf(subst(p_,x_,a_+1e4)-subst(p_,x_,a_+1e2))<0) { p_:=-p_; }
d_:=diff(p_,x_); g_:=evalf(subst(p_,x_,a_)); if (type(g_)!=DOM_FLOAT) { return []; }
b_:=wave_turn(p_,d_,x_,g_+6.283185307179586,a_+1.0); if (type(b_)!=DOM_FLOAT) { return []; } if (b_<=a_) { return []; }
c_:=wave_zero(f_,p_,d_,x_,g_+6.283185307179586,b_); if (type(c_)!=DOM_FLOAT) { return []; }
t_:=quad_sure(f_,x_,a_,c_); s_:=head(t_); t_:=tail(t_); m_:=head(t_); if (head(tail(t_))>1e-9*m_) { return []; }
g_:=evalf(subst(p_,x_,c_));
u_:=wave_turn(p_,d_,x_,g_+3e3,c_+1.0); v_:=wave_turn(p_,d_,x_,g_+3e5,c_+1.0);
if (type(u_)!=DOM_FLOAT or type(v_)!=DOM_FLOAT) { return []; }
if (wave_height(f_,d_,x_,v_)>0.9*wave_height(f_,d_,x_,u_)) { throw("says This integral has no value: its waves do not become flat."); }
t_:=[]; u_:=c_;
for (j_:=1;j_<=23;j_++) { v_:=wave_turn(p_,d_,x_,g_+j_*pi,u_); if (type(v_)!=DOM_FLOAT) { return []; } if (v_<=u_) { return []; }
t_:=append(t_,wave_rule(f_,x_,u_,v_)); u_:=v_; }
m_:=m_+abs(head(t_)); v_:=wave_levin(t_,15); w_:=wave_levin(t_,22);
if (type(v_)!=DOM_FLOAT or type(w_)!=DOM_FLOAT) { return []; }
if (abs(v_-w_)>1e-9*m_) { return []; } w_:=s_+w_; return [when(abs(w_)<1e-13*m_,0.0,w_),m_]; end`

/** Waves of several phases, each by itself. */
const MANY = `wave_many(f_,x_,a_):=begin local l_,g_,s_,m_,r_,v_;
l_:=wave_phases(f_,x_); if (l_==[]) { return []; }
if (size(select(v_->normal(v_-head(l_))!=0 and normal(v_+head(l_))!=0,l_))==0) { return wave_one(f_,x_,head(l_),a_); }
g_:=expand(tlin(f_)); if (sommet(g_)!='+') { return []; }
s_:=0.0; m_:=0.0;
for v_ in [op(g_)] do l_:=wave_phases(v_,x_); if (l_==[]) { return []; }
if (size(select(q_->normal(q_-head(l_))!=0,l_))!=0) { return []; }
r_:=wave_one(v_,x_,head(l_),a_); if (r_==[]) { return []; } s_:=s_+head(r_); m_:=m_+head(tail(r_)); od;
return [when(abs(s_)<1e-13*m_,0.0,s_),m_]; end`

/** Between bounds of which one or both are infinite. */
const WAVES = `wave_value(f_,x_,a_,b_):=begin local r_,q_;
if (a_==-infinity and b_==+infinity) { r_:=wave_many(f_,x_,0.0); if (r_==[]) { return []; }
q_:=wave_many(subst(f_,x_,-x_),x_,0.0); return when(q_==[],[],r_+q_); }
if (a_==-infinity) { return wave_many(subst(f_,x_,-x_),x_,-evalf(b_)); }
if (b_==+infinity) { return wave_many(f_,x_,evalf(a_)); }
return []; end`

export const OSCILLATIONS: readonly string[] = [PHASES, TURN, RULE, HEIGHT, LEVIN, ZERO, ONE, MANY, WAVES]
