/**
 * Responsibilities: linear differential equations of second order whose coefficients vary, in the engine's
 * language. Where its own methods have no formula, y'' + p*y' + q*y = 0 becomes u'' + I*u = 0 with
 * y = w*u and w = exp(-integral of p/2). An I that is linear in the variable gives Airy functions, and
 * I = K*x^(2g-2) + L/x^2 gives Bessel functions of the order n = sqrt(1/4 - L)/g and of b*x^g.
 *
 * Source: NIST Digital Library of Mathematical Functions, sections 9.2, 10.2, 10.13, 10.25 and, for the values
 * at zero, 10.2, 10.8 and 10.31.
 */
import { message } from '@calcwright/math/messages/answers'

const NO_FORMULA = message('engine.no-answer').text

/** @param p the engine's answer, the equation f = 0 over names for the function and its derivatives, conditions */
const SECOND_ORDER = `ode_second_order(p_,t_):={local r_; r_:=mat_item(p_,0);
if(r_!=[]){return r_;}
r_:=ode_varying(exact(mat_item(p_,1)),mat_item(p_,2),mat_item(p_,3),mat_item(p_,4),t_,exact(mat_item(p_,5)));
if(r_==[]){throw("says ${NO_FORMULA}");}
return when(inString(string(p_),".")>inString("","."),evalf(head(r_)),head(r_));}`

const VARYING = `ode_varying(f_,v_,d_,e_,t_,c_):={local a_,b_,q_,w_,s_;
a_:=diff(f_,e_); b_:=diff(f_,d_); q_:=diff(f_,v_);
if(has([a_,b_,q_],v_) or has([a_,b_,q_],d_) or has([a_,b_,q_],e_)){return [];}
if(normal(f_-a_*e_-b_*d_-q_*v_)!=0){return [];}
b_:=normal(b_/a_); q_:=normal(q_/a_); w_:=ode_integral(-b_/2,t_); if(w_==[]){return [];}
w_:=subst(simplify(exp(head(w_))),abs=(z_->z_)); q_:=normal(q_-diff(b_,t_)/2-b_^2/4);
s_:=ode_airy(q_,w_,t_); b_:=normal(b_*t_); if(s_==[]){s_:=ode_bessel(q_,when(has(b_,t_),w_*sqrt(t_),t_^((1-b_)/2)),t_);} if(s_==[]){return [];}
return ode_meet(head(s_),head(tail(s_)),tail(tail(s_)),b_,t_,c_);}`

/** The variable is positive. */
const TIMES = `ode_times(f_):=subst(f_,abs=(z_->z_))`

const AIRY = `ode_airy(q_,w_,t_):={local a_,b_,k_; a_:=normal(-diff(q_,t_)); b_:=normal(-q_-a_*t_); if(a_==0 or has(a_,t_)){return [];}
k_:=when(num_real(a_),sign(a_)*simplify(abs(a_)^(1/3)),a_^(1/3)); b_:=simplify(b_/k_^2);
return [w_*Airy_Ai(k_*t_+b_),w_*Airy_Bi(k_*t_+b_)];}`

/** @returns two solutions, times w, and for functions of Bessel's with numbers alone g, b, n, and 1 for J and Y or -1 for I and K */
const BESSEL = `ode_bessel(q_,w_,t_):={local f_,h_,r_,g_,l_,k_,n_,b_,s_,u_; f_:=normal(t_^2*q_); h_:=normal(t_*diff(f_,t_)); if(h_==0){return [];}
r_:=normal(t_*diff(h_,t_)/h_); if(has(r_,t_) or r_==0){return [];}
l_:=normal(f_-h_/r_); if(has(l_,t_)){return [];} k_:=simplify(h_/(r_*t_^r_)); if(has(k_,t_)){return [];}
g_:=r_/2; s_:=ode_sign(k_); b_:=ode_times(simplify(sqrt(s_*k_)))/abs(g_); n_:=ode_times(simplify(sqrt(normal(1/4-l_))/abs(g_)));
if(has(n_,i) or s_==0){return [];} u_:=ode_times(simplify(t_^g_)*b_);
if(n_==1/2){w_:=simplify(w_*t_^(-g_/2)); return when(s_>0,[w_*cos(u_),w_*sin(u_)],[w_*exp(u_),w_*exp(-u_)]);}
return when(s_>0,[w_*BesselJ(n_,u_),w_*BesselY(n_,u_),g_,b_,n_,s_],[w_*BesselI(n_,u_),w_*BesselK(n_,u_),g_,b_,n_,s_]);}`

/** The sign of a formula; its names count as positive. */
const SIGN = `ode_sign(k_):={local n_,q_,j_,y_; n_:=lname(k_); q_:=[]; for(j_:=0;j_<size(n_);j_++){q_:=append(q_,(137+21*j_)/100);}
y_:=evalf(subst(k_,n_,q_))+0.0; return when(type(y_)==DOM_FLOAT,when(y_>0,1,when(y_<0,-1,0)),0);}`

/** Both constants by the conditions: a solution that is infinite where one stands has the constant 0. */
const MEET = `ode_meet(y_,z_,b_,p_,t_,c_):={local k_,l_,r_,e_,a_,j_,one_,two_,e_row_; if(c_==[]){return [c_0*y_+c_1*z_];} e_:=[]; one_:=1; two_:=1;
for e_row_ in c_ do a_:=ode_side(y_,0,b_,p_,t_,e_row_); j_:=ode_side(z_,1,b_,p_,t_,e_row_);
if(a_==[]){one_:=0; a_:=[0];} if(j_==[]){two_:=0; j_:=[0];} e_:=append(e_,[head(a_),head(j_),mat_item(e_row_,2)]); od;
e_:=map(e_,q_->head(q_)*one_*c_0+mat_item(q_,1)*two_*c_1-mat_item(q_,2));
r_:=concat(when(one_==0,[],[c_0]),when(two_==0,[],[c_1])); if(r_==[]){return [];}
e_:=select(q_->simplify(q_)!=0,e_); l_:=when(e_==[],r_,linsolve(e_,r_)); if(l_==[]){return [];}
k_:=one_*c_0*y_+two_*c_1*z_; return [subst(k_,r_,map(l_,q_->when(lname(q_)==[],evalf(q_),q_)))];}`

/** A solution or a derivative of it at a place; empty where it is infinite. */
const SIDE = `ode_side(y_,second_,b_,p_,t_,c_):={local n_,a_,v_; n_:=mat_item(c_,0); a_:=mat_item(c_,1);
if(a_==0 and b_!=[]){if(not(has(p_,t_)) and num_real(p_) and num_real(mat_item(b_,2)) and num_real(mat_item(b_,0))){
return ode_at_zero(second_,(1-p_)/2,mat_item(b_,0),mat_item(b_,1),mat_item(b_,2),mat_item(b_,3),n_);} return [];}
v_:=when(n_==0,y_,slope_of(y_,makelist(j_->t_,1,n_))); if(inString(string(v_),"Airy_")>inString("","A")){a_:=evalf(a_);} try{a_:=[eval(subst(v_,t_=a_))];}catch(err){a_:=[];}
if(a_==[]){return [];} v_:=evalf(head(a_)); if(lname(v_)==[] and not(num_real(v_))){return [];} return when(lname(v_)==[] and size(string(a_))>60,[v_],a_);}`

/** The series of x^h times a function of Bessel's of b*x^g, at zero. */
const AT_ZERO = [
  `ode_at_zero(second_,h_,g_,b_,n_,s_,j_):={local k_,y_,z_; if(second_==0){return ode_first_kind(h_,g_,b_,n_,s_,j_);}
if(n_!=floor(n_)){y_:=ode_first_kind(h_,g_,b_,n_,s_,j_); z_:=ode_first_kind(h_,g_,b_,-n_,s_,j_); if(y_==[] or z_==[]){return [];}
return when(s_>0,[(cos(n_*pi)*head(y_)-head(z_))/sin(n_*pi)],[pi/2*(head(z_)-head(y_))/sin(n_*pi)]);}
k_:=h_-g_*n_; if(k_>j_){return [0];} if(n_==0 or k_!=0 or j_!=0){return [];}
return [(n_-1)!*(2/b_)^n_*when(s_>0,-1/pi,1/2)];}`,
  `ode_first_kind(h_,g_,b_,n_,s_,j_):={local k_,m_,c_; c_:=(b_/2)^n_/Gamma(n_+1); for(k_:=0;k_<40;k_++){m_:=h_+g_*n_+2*g_*k_;
if(m_==j_){return [j_!*c_];} if(m_>j_){return [0];} if(m_<0 or m_!=floor(m_)){return [];}
c_:=-c_*s_*(b_/2)^2/((k_+1)*(n_+k_+1));} return [];}`,
]

export const SECOND_ORDER_EQUATIONS: readonly string[] = [
  ...AT_ZERO,
  SIDE,
  MEET,
  SIGN,
  TIMES,
  AIRY,
  BESSEL,
  VARYING,
  SECOND_ORDER,
]
