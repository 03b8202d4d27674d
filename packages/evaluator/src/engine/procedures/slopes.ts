/**
 * Responsibilities: derivatives of functions that the engine has none of, in its language, variable by
 * variable: what it leaves of `diff` is written out before the next one.
 *
 * Sources: NIST Digital Library of Mathematical Functions, sections 7.2 (Fresnel), 7.17 (inverse error
 * function), 9.2 (Airy), 13.3 and 15.5 (hypergeometric), 19.5 (elliptic, as hypergeometric functions of the parameter),
 * 25.12 (polylogarithm).
 */

/**
 * Over a step beside each variable: `diff(f(x), x)` the engine leaves as it is, in `diff(f(x + k*t), t)` it
 * names the derivative.
 * @param v_ the variables, in the order of the derivatives
 */
const SLOPE = `slope_of(f_,v_):={local x_; for x_ in v_ do
f_:=subst(diff(slope_pairs(subst(f_,x_=x_+slope_k*slope_t)),slope_t),of=(q_->slope_known(q_))); f_:=subst(f_,[slope_t=0,slope_k=1]); od;
return subst(f_,of=(q_->slope_ended(q_)));}`

/** The greater of two is their mean and half of their distance, whose sign has no slope but at 0, where nothing has a value. */
const PAIRS = `slope_pairs(f_):={f_:=subst(subst(f_,max=(q_->slope_pair(q_,1))),min=(q_->slope_pair(q_,-1)));
f_:=subst(f_,normal_icdf=(q_->-sqrt(2)*num_erfcinv(2*q_)));
if(inString(string(f_),"air_d")>inString("","a")){f_:=subst(subst(f_,'air_da'=(q_->slope_da(q_))),'air_db'=(q_->slope_db(q_)));}
return subst(subst(f_,Airy_Ai=(q_->slope_ai(q_))),Airy_Bi=(q_->slope_bi(q_)));}`

const PAIR = `slope_pair(q_,s_):={local a_,b_; if(type(q_)!=DOM_LIST or size(q_)!=2){return when(s_==1,max(q_),min(q_));}
a_:=head(q_); b_:=head(tail(q_)); return (a_+b_+s_*(a_-b_)*slope_sign(a_-b_))/2;}`

/** @param q_ what the engine calls a function, or its derivative over one of its arguments, and the arguments */
const KNOWN = `slope_known(q_):={local h_,u_,x_,a_,b_; h_:=head(q_); if(type(h_)==DOM_IDENT){return 'of'(q_);}
u_:=[head(tail(q_))]; x_:=head(revlist(u_));
if(has(h_,slope_sign)){return 0;}
if(has(h_,slope_ai)){return slope_da(x_);} if(has(h_,slope_bi)){return slope_db(x_);}
if(has(h_,slope_da)){return x_*Airy_Ai(x_);} if(has(h_,slope_db)){return x_*Airy_Bi(x_);}
if(has(h_,erfinv)){return sqrt(pi)/2*exp(num_erfinv(x_)^2);}
if(has(h_,erfcinv)){return -sqrt(pi)/2*exp(num_erfcinv(x_)^2);}
if(has(h_,fresnelC)){return cos(pi*x_^2/2);}
if(has(h_,fresnelS)){return sin(pi*x_^2/2);}
if(has(h_,ellipticK)){return pi/8*num_2f1(3/2,3/2,2,x_);}
if(has(h_,ellipticE)){return -pi/8*num_2f1(1/2,3/2,2,x_);}
if(size(u_)==1){return 'of'(q_);}
a_:=head(u_); b_:=head(tail(u_));
if([op(h_)]==[polylog,1]){return num_polylog(a_-1,x_)/x_;}
if([op(h_)]==[hyp1f1,2]){return a_/b_*num_1f1(a_+1,b_+1,x_);}
if([op(h_)]==[hyp2f1,3]){return slope_gauss(a_,b_,head(tail(tail(u_))),x_);}
if(has(h_,polylog) or has(h_,hyp1f1) or has(h_,hyp2f1)){throw("says There is no formula for derivatives over parameters of this function.");}
return 'of'(q_);}`

/** Stand-ins for functions while derivatives are taken. */
const ENDED = `slope_ended(q_):={local u_; u_:=head(tail(q_)); if(head(q_)==slope_sign){return abs(u_)/u_;}
if(head(q_)==slope_ai){return Airy_Ai(u_);} if(head(q_)==slope_bi){return Airy_Bi(u_);}
if(head(q_)==slope_da){return air_da(u_);} if(head(q_)==slope_db){return air_db(u_);} return 'of'(q_);}`

const GAUSS = `slope_gauss(a_,b_,c_,x_):=a_*b_/c_*num_2f1(a_+1,b_+1,c_+1,x_)`

export const SLOPES: readonly string[] = [GAUSS, PAIR, PAIRS, KNOWN, ENDED, SLOPE]
