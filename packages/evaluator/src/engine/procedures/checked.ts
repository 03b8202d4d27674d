/**
 * Responsibilities: answers of the engine that are checked by what defines them, in its language: a Padé
 * approximant by its series, the inverse of a Z transform by its first items.
 */

/** The quotient has the terms of the expression up to order n, which some tables of numbers have none for. */
const PADE = `pade_checked(f_,x_,n_,p_):={local r_,d_,c_; r_:=pade(f_,x_,n_,p_);
if(lname([n_,p_])!=[]){return r_;}
d_:=expansion_gap(f_,r_,x_,n_); if(d_==[]){return r_;}
c_:=map(d_,v_->when(lname(v_)==[],evalf(abs(v_)),when(normal(v_)==0,0.0,1.0)));
if(max(c_)>1e-9*(1+expansion_size(f_,x_,n_))){throw("says No quotient with these degrees has the series of the expression: choose other degrees.");}
return r_;}`

/** Coefficients of what is left between the series of two expressions. */
const GAP = `expansion_gap(f_,r_,x_,n_):={local d_; d_:=normal(series(f_,x_,0,n_,0,polynom)-series(r_,x_,0,n_,0,polynom));
if(d_==0){return [];} return makelist(k_->coeff(numer(d_),x_,k_),0,n_+degree(denom(d_),x_));}`

const SIZE = `expansion_size(f_,x_,n_):={local s_; s_:=series(f_,x_,0,n_,0,polynom); if(lname(s_)!=[x_]){return 1.0;}
return max(map(coeffs(numer(s_),x_),v_->evalf(abs(v_))));}`

/**
 * A series without the order of what is left out. The engine loses terms where those of a denominator cancel:
 * what does not approach the expression fast enough is cut from a longer series.
 */
const TERMS = [
  `series_terms(f_,x_,a_,n_,d_):={local r_,m_; r_:=series(f_,x_,a_,n_,d_,polynom);
if(not(type(n_)==DOM_INT) or abs(a_)==+infinity or a_==infinity){return r_;}
if(series_fits(f_,r_,x_,a_,n_,d_)){return r_;}
for m_ in [4,8,14] do r_:=series_cut(series(f_,x_,a_,n_+m_,d_,polynom),x_,a_,n_);
if(series_fits(f_,r_,x_,a_,n_,d_)){return r_;} od;
throw("says No series was found that approaches the expression near this point.");}`,
  `series_cut(r_,x_,a_,n_):={local t_; r_:=expand(subst(r_,x_=a_+series_u)); t_:=when(sommet(r_)=='+',[op(r_)],[r_]);
return subst(sum(select(v_->series_power(v_)<=n_,t_)),series_u=x_-a_);}`,
  `series_power(v_):={local k_; k_:=evalf(subst(normal(series_u*diff(v_,series_u)/v_),series_u=1)); return when(num_real(k_),k_,0);}`,
  // With numbers for names, 1e-5 and 1e-7 beside the point: what is left falls as a higher power than the order.
  `series_fits(f_,r_,x_,a_,n_,d_):={local l_,q_,y_,z_,s_,k_; l_:=select(v_->v_!=x_,lname([f_,a_])); q_:=[];
for(k_:=0;k_<size(l_);k_++){q_:=append(q_,(137+21*k_)/100);}
f_:=exact(subst(f_,l_,q_)); r_:=exact(subst(r_,l_,q_)); a_:=exact(subst(a_,l_,q_)); s_:=when(d_==-1,-1,1);
y_:=evalf(subst(f_,x_=a_+s_/10^5),60); z_:=evalf(abs(y_),60); y_:=evalf(abs(y_-evalf(subst(r_,x_=a_+s_/10^5),60)),60);
k_:=evalf(abs(evalf(subst(f_,x_=a_+s_/10^7),60)-evalf(subst(r_,x_=a_+s_/10^7),60)),60);
if(not(num_real(y_) and num_real(z_) and num_real(k_))){return true;}
if(y_<=1e-13*z_ and n_>1){if(y_<=1e-45*z_ or inString(string(r_),".")>=0){return true;}}
return k_<=y_*10.0^(1-2*(n_+1));}`,
]

/** The engine knows quotients of polynomials alone, and takes others for constants. Its steps are one half at their place. */
const SEQUENCE = `back_sequence(f_,z_,n_):={local r_,s_,k_,y_; f_:=normal(f_);
if(select(v_->v_!=z_ and has(v_,z_),lvar(f_))!=[] or degree(numer(f_),z_)>degree(denom(f_),z_)){
throw("says invztrans knows quotients of polynomials, whose numerator has no higher degree.");}
r_:=subst(invztrans(f_,z_,n_),Heaviside=(q_->1-sum(makelist(j_->Kronecker(n_-j_),0,normal(n_-q_)-1)))); if(has(r_,z_)){throw("says No formula was found for this inverse transform.");}
if(lname(f_)!=[z_]){return r_;}
s_:=series(normal(subst(f_,z_=1/back_w)),back_w,0,6,0,polynom);
for(k_:=0;k_<6;k_++){y_:=evalf(subst(r_,n_=k_)-coeff(s_,back_w,k_));
if(num_real(y_) or num_complex(y_)){if(abs(y_)>1e-6*(1+abs(evalf(coeff(s_,back_w,k_))))){
throw("says No formula was found for this inverse transform.");}}}
return r_;}`

/** Where the engine has no room for the powers of a common e^(t/1000): terms one by one, and e^(c*t) as a shift of s. */
const IMAGE_OF = `image_of(f_,t_,s_):={local r_; r_:=[]; try{r_:=[laplace(f_,t_,s_)];}catch(err){r_:=[];}
if(r_!=[]){return head(r_);} if(sommet(f_)=='+'){return sum(map([op(f_)],v_->image_of(v_,t_,s_)));} return image_shifted(exact(f_),t_,s_);}`

const IMAGE_SHIFTED = `image_shifted(f_,t_,s_):={local e_,c_,g_;
for e_ in select(v_->sommet(v_)==exp,lvar(f_)) do c_:=normal(op(e_)/t_); g_:=subst(f_,e_=image_e);
if(not(has(c_,t_)) and normal(subst(g_,image_e=0))==0 and normal(diff(g_,image_e,2))==0){
return subst(laplace(subst(g_,image_e=1),t_,s_),s_=s_-c_);} od; return laplace(f_,t_,s_);}`

/**
 * Waves that are turned up or cut to their sign, which the engine takes for the wave itself:
 * f = c*e^(b*t)*|sin(w*t)| + h by the sum over its half periods, and maxima by absolute values.
 */
const IMAGE_OF_KINKS = [
  `image_kinks(f_,t_,s_):={local k_,n_,u_,a_,b_,c_,w_,g_,h_; f_:=subst(subst(subst(f_,max=image_max),min=image_min),Heaviside=image_step);
for u_ in select(v_->has(v_,t_) and (sommet(v_)==abs or sommet(v_)==sign),lvar(f_)) do
k_:=image_wave(op(u_),t_); if(k_==[]){continue;} a_:=head(k_); k_:=tail(k_); w_:=head(k_); n_:=head(tail(k_)); a_:=when(sommet(u_)==abs,abs(a_),sign(a_));
g_:=normal(diff(subst(f_,u_=image_u),image_u)); h_:=subst(f_,u_=0); if(has(g_,image_u)){continue;}
b_:=normal(diff(g_,t_)/g_); if(has(b_,t_)){continue;} c_:=subst(g_,t_=0);
return simplify(c_*a_)*image_half(sommet(u_)==abs,n_,w_,s_-b_)+when(h_==0,0,image_kinks(h_,t_,s_)); od;
return image_of(f_,t_,s_);}`,
  // [amplitude, frequency, whether it is a sine], [] for another formula.
  `image_wave(g_,t_):={local v_,w_,a_; v_:=select(q_->has(q_,t_),lvar(g_)); if(size(v_)!=1){return [];} v_:=head(v_);
if(not(sommet(v_)==sin or sommet(v_)==cos)){return [];} a_:=normal(g_/v_); w_:=normal(op(v_)/t_);
if(has(a_,t_) or has(w_,t_)){return [];} return [a_,w_,sommet(v_)==sin];}`,
  `image_half(abs_,sin_,w_,s_):={local x_; x_:=pi*s_/(2*abs(w_));
if(abs_){return when(sin_,abs(w_)/tanh(x_),s_+abs(w_)/sinh(x_))/(s_^2+w_^2);}
return when(sin_,sign(w_)*tanh(x_),1-1/cosh(x_))/s_;}`,
  `image_turns(g_):=size(select(v_->sommet(v_)==sin or sommet(v_)==cos,lvar(g_)))==1`,
  `image_max(a_,b_):=when(image_turns(a_-b_),(a_+b_+abs(a_-b_))/2,max(a_,b_))`,
  `image_min(a_,b_):=when(image_turns(a_-b_),(a_+b_-abs(a_-b_))/2,min(a_,b_))`,
  `image_step(a_):=when(image_turns(a_),(1+sign(a_))/2,Heaviside(a_))`,
]

/** Sums over places that are close near 0 find what is wrong by more than 3 %, at kinks too, at which a quadrature is not sharp. */
const IMAGE_SAMPLED = `image_sampled(f_,t_,s_,r_):={local p_,h_,k_,u_,v_,m_,y_,z_,most_; most_:=0.0;
for p_ in [0.31,1.7] do h_:=20/p_; v_:=0.0; m_:=0.0; y_:=0.0;
for(k_:=0;k_<=400;k_++){u_:=(k_+0.5)/401; y_:=evalf(subst(f_*exp(-p_*t_),t_=h_*u_*u_)); if(not(num_real(y_))){break;}
v_:=v_+y_*2*h_*u_/401; m_:=m_+abs(y_)*2*h_*u_/401;}
if(not(num_real(y_))){continue;} z_:=evalf(subst(r_,s_=p_)); if(abs(y_)*h_>1e-3*m_ or not(num_real(z_))){continue;}
most_:=max(most_,m_); if(m_>1e-4*most_ and abs(z_-v_)>0.03*m_){return false;} od; return true;}`

/** The image at one place is the integral that defines it; of decimals the engine may make infinite parts. */
const IMAGE = `image_checked(f_,t_,s_):={local r_; r_:=when(image_bends(f_,t_),image_kinks(f_,t_,s_),image_of(f_,t_,s_)); if(image_fits(f_,t_,s_,r_)){return r_;}
if(inString(string(f_),".")>inString("",".")){r_:=evalf(image_of(exact(f_),t_,s_)); if(image_fits(f_,t_,s_,r_)){return r_;}}
throw("says laplace knows no formula for this function, or its integral from 0 to infinity diverges.");}`

const IMAGE_FITS = `image_fits(f_,t_,s_,r_):={local p_,v_,y_; if(type(f_)==DOM_LIST){return true;}
if(type(r_)==DOM_LIST or has(r_,infinity) or has(r_,undef) or inString(string(r_),"integrate(")>inString("","i")){return false;} if(lname(f_)!=[t_]){return true;}
if(image_bends(f_,t_)){return image_sampled(f_,t_,s_,r_);}
for p_ in [2.3,11.7] do v_:=quad_half(f_*exp(-p_*t_),t_,0.0,1);
y_:=evalf(subst(r_,s_=p_)); if(head(tail(tail(v_)))<=1e-10*head(tail(v_)) and (num_real(y_) or num_complex(y_))){
return abs(y_-head(v_))<=1e-6*head(tail(v_));} od; return true;}`

const IMAGE_BENDS = `image_bends(f_,t_):=sum(map(["abs(","sign(","max(","min(","Heaviside(","floor("],w_->when(inString(string(f_),w_)>inString("",w_),1,0)))>0`

export const CHECKED: readonly string[] = [
  GAP,
  SIZE,
  PADE,
  ...TERMS,
  SEQUENCE,
  IMAGE_SHIFTED,
  IMAGE_OF,
  ...IMAGE_OF_KINKS,
  IMAGE_SAMPLED,
  IMAGE_BENDS,
  IMAGE,
  IMAGE_FITS,
]
