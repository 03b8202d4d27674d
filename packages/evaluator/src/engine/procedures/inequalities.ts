/**
 * Responsibilities: inequalities between polynomials and their quotients in one unknown, in the engine's
 * language. The engine decides the sides of a bound by doubles, which goes wrong where terms nearly cancel.
 *
 * The factors over the rational numbers know where the sign turns: at their real roots, which are
 * isolated and refined in fractions, as often as they occur. No value is ever rounded to find a sign.
 */

/** Whether it is a quotient of polynomials in x alone, with rational coefficients. */
const FITS = `ord_fits(f_,x_):=lvar([numer(f_),denom(f_)])==[x_]`

/** Below the least magnitude of a root but zero (Cauchy's bound). */
const LEAST = `ord_least(p_,x_):=abs(coeff(p_,x_,0))/(abs(coeff(p_,x_,0))+max(map(coeffs(p_,x_),abs)))`

/** The real roots of a factor without double ones: a formula up to degree 2, unless decimals are wanted. */
const ROOTS = `ord_roots(p_,x_,dec_):={local a_,b_,c_,r_;
if(degree(p_,x_)<1){return [];}
if(degree(p_,x_)==1){return [ord_shown(-coeff(p_,x_,0)/coeff(p_,x_,1),dec_)];}
if(degree(p_,x_)==2){a_:=coeff(p_,x_,2); b_:=coeff(p_,x_,1); c_:=b_^2-4*a_*coeff(p_,x_,0);
if(c_<0){return [];}
if(dec_==0){return [normal((-b_-sqrt(c_))/(2*a_)),normal((-b_+sqrt(c_))/(2*a_))];}}
r_:=realroot(p_,ord_least(p_,x_)*1e-20);
return map(r_,q_->ord_shown(when(type(head(q_))==DOM_LIST,(head(head(q_))+head(tail(head(q_))))/2,head(q_)),1));}`

const SHOWN = `ord_shown(v_,dec_):=when(dec_==1,1.0*evalf(v_,120),v_)`

/** More turns: roots with how often they occur, and 1 for those of the denominator. */
const TURNS = `ord_turns(r_,l_,x_,pole_,dec_):={local v_; while(size(l_)>0){v_:=ord_roots(head(l_),x_,dec_);
while(size(v_)>0){r_:=append(r_,[head(v_),head(tail(l_)),pole_]); v_:=tail(v_);} l_:=tail(tail(l_));}
return r_;}`

const WITHIN = `ord_within(x_,a_,ina_,b_,inb_):=when(a_==-infinity,when(b_==+infinity,x_,ord_below(x_,b_,inb_)),
when(b_==+infinity,ord_above(x_,a_,ina_),ord_above(x_,a_,ina_) and ord_below(x_,b_,inb_)))`
const BELOW = `ord_below(x_,b_,inb_):=when(inb_==1,x_<=b_,x_<b_)`
const ABOVE = `ord_above(x_,a_,ina_):=when(ina_==1,x_>=a_,x_>a_)`

/** From turn to turn: t are the turns in their order, s the sign before the first. */
const WALK = `ord_walk(x_,t_,s_,loose_):={local r_,from_,in_,v_,at_,next_; r_:=[]; from_:=-infinity; in_:=0;
while(size(t_)>0){v_:=head(head(t_)); at_:=when(head(tail(tail(head(t_))))==1,0,loose_);
next_:=when(irem(head(tail(head(t_))),2)==1,-s_,s_); t_:=tail(t_);
if(s_>0 and not(at_==1 and next_>0)){r_:=append(r_,ord_within(x_,from_,in_,v_,at_));}
if(s_<0 and next_<0 and at_==1){r_:=append(r_,x_=v_);}
if(next_>0 and not(at_==1 and s_>0)){from_:=v_; in_:=at_;}
s_:=next_;}
if(s_>0){r_:=append(r_,ord_within(x_,from_,in_,+infinity,0));}
return r_;}`

const QUOTIENT = `ord_quotient(n_,d_,x_,loose_,dec_):={local f_,g_,t_; complex_mode:=0; f_:=factors(n_); g_:=factors(d_);
complex_mode:=1; t_:=ord_turns(ord_turns([],f_,x_,0,dec_),g_,x_,1,dec_);
t_:=sort(t_,(u_,v_)->evalf(head(u_),40)<evalf(head(v_),40));
return ord_walk(x_,t_,sign(lcoeff(n_,x_)*lcoeff(d_,x_))*(-1)^(degree(n_,x_)+degree(d_,x_)),loose_);}`

/** Where f is positive; loose_: 1 where zero counts too, dec_: 1 where bounds are decimals in the end. */
const SOLVE = `ord_solve(f_,x_,loose_,dec_):=when(ord_fits(normal(f_),x_),
ord_quotient(numer(normal(f_)),denom(normal(f_)),x_,loose_,dec_),
when(dec_==1,evalf(evalf(ord_asked(f_,x_,loose_),40),14),ord_asked(f_,x_,loose_)))`

const ASKED = `ord_asked(f_,x_,loose_):=when(loose_==1,solve(f_>=0,x_),solve(f_>0,x_))`

/** The inequality behind a name: the engine turns < into >; decimals are taken for fractions. */
const NAMED = `solve_named(e_,x_):=when(solve_held(e_,"held_more("),solve_order(solve_sides(e_),e_,x_,0),
when(solve_held(e_,"held_least("),solve_order(solve_sides(e_),e_,x_,1),when(string(e_)=="true",[x_],when(sommet(e_)=='>' or sommet(e_)=='>=',
solve_order(head([op(e_)])-head(tail([op(e_)])),e_,x_,when(sommet(e_)=='>=',1,0)),solve_decimal(e_,x_,0)))))`

const SIDES = `solve_sides(e_):={local a_,b_; a_:=tail(flatten([op(e_)])); b_:=head(tail(a_)); return head(a_)-b_;}`

const HELD = `solve_held(e_,word_):=inString(string(e_),word_)==inString("(","(")`

const ORDER = `solve_order(d_,e_,x_,loose_):=ord_solve(exact(d_),x_,loose_,
when(inString(string(e_),".")>inString("0","."),1,0))`

export const INEQUALITIES = [
  FITS,
  LEAST,
  SHOWN,
  ROOTS,
  TURNS,
  BELOW,
  ABOVE,
  WITHIN,
  WALK,
  QUOTIENT,
  ASKED,
  SOLVE,
  SIDES,
  ORDER,
  HELD,
  NAMED,
]
