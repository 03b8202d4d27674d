/**
 * Responsibilities: what the engine's own functions of real numbers lack, in its language: small and
 * whole arguments, large ones, complex ones. Names without a value go to the engine's own function.
 *
 * Sources: NIST Digital Library of Mathematical Functions, sections 5.11 (gamma), 6.6 (sine and cosine
 * integrals), 8.7 and 8.9 (incomplete gamma), 10.2 to 10.32 (Bessel), 14.10 and 18.9 (polynomials).
 */

/** Whether a value is a real number, or a number at all. */
const KINDS = [`num_real(x_):=type(evalf(x_))==DOM_FLOAT`, `num_complex(x_):=type(evalf(x_))==DOM_COMPLEX`]

/** Ends the calculation with a sentence: see engineError in errors.ts. */
const FAULT = `num_fault(text_):={throw("says "+text_);}`

/** The shortest decimal that a double stands for, as a fraction: near a pole its last digits count. */
const DECIMAL = `num_decimal(x_):={local k_; k_:=0; while(k_<17 and evalf(round(x_*10.0^k_)/10^k_)-x_!=0){k_:=k_+1;}
return round(x_*10.0^k_)/10^k_;}`

/** Signs and steps of decimals by comparison: the engine's own take what is below 1e-12 for zero. */
const SIGNS = [
  `num_sign(x_):=when(type(x_)==DOM_LIST,map(x_,num_sign),when(type(x_)==DOM_FLOAT,when(x_>0,1,when(x_<0,-1,0)),sign(x_)))`,
  `num_step(x_):=when(type(x_)==DOM_LIST,map(x_,num_step),when(type(x_)==DOM_FLOAT,when(x_>0,1,when(x_<0,0,1/2)),Heaviside(x_)))`,
]

const ELEMENTARY = [
  DECIMAL,
  ...SIGNS,
  `num_hypot(x_,y_):=when(not(num_real(x_)),sqrt(x_^2+y_^2),when(not(num_real(y_)),sqrt(x_^2+y_^2),
num_length(x_,y_,evalf(max(abs(x_),abs(y_))))))`,
  `num_length(x_,y_,m_):=when(m_==0,0,when(1e-150<m_ and m_<1e150,sqrt(x_^2+y_^2),
m_*sqrt(evalf(x_/m_)^2+evalf(y_/m_)^2)))`,
  `num_erf(x_):=when(not(num_real(x_)),erf(x_),when(x_==0,0,
when(abs(evalf(x_))<1e-9,evalf(2*x_/sqrt(pi)),erf(x_))))`,
  `num_atanh(x_):=when(type(x_)==DOM_FLOAT,when(abs(x_)>0.9 and abs(x_)<1,num_atanh_near(num_decimal(x_)),atanh(x_)),atanh(x_))`,
  `num_atanh_near(x_):=evalf(ln((1+x_)/(1-x_)))/2`,
  `num_expm1(x_):=when(num_real(x_),when(abs(evalf(x_))<1,evalf(2*sinh(evalf(x_)/2)*exp(evalf(x_)/2)),
exp(x_)-1),exp(x_)-1)`,
  `num_log1p(x_):=when(num_real(x_),when(abs(evalf(x_))<0.5,2*atanh(evalf(x_)/(2+evalf(x_))),ln(1+x_)),
ln(1+x_))`,
]

/** P and Q of the incomplete gamma functions, of decimals: a series below a + 1, a continued fraction above. */
const GAMMA = [
  `gam_front(a_,x_):=when(a_<100,(x_*exp(-x_/a_))^a_/Gamma(a_+1),gam_front_at(a_,x_/a_,(x_-a_)/a_))`,
  `gam_front_at(a_,r_,u_):=exp(-a_*gam_gap(r_,u_))/sqrt(2*evalf(pi)*a_)/gam_rest(a_)`,
  `gam_gap(r_,u_):=when(abs(u_)<0.1,gam_gap_near(u_),u_-ln(r_))`,
  `gam_gap_near(u_):={local s_,t_,k_; s_:=0.0; t_:=-u_; for(k_:=2;k_<30;k_++){t_:=-t_*u_; s_:=s_+t_/k_;}
return s_;}`,
  `gam_rest(a_):=exp(1/(12*a_)-1/(360*a_^3)+1/(1260*a_^5)-1/(1680*a_^7))`,
  `gam_series(a_,x_):={local s_,t_,k_; s_:=1.0; t_:=1.0; k_:=0;
while(abs(t_)>1e-17*s_){k_:=k_+1; if(k_>2000){return gam_tail(a_,x_,-1);} t_:=t_*x_/(a_+k_); s_:=s_+t_;}
return s_*gam_front(a_,x_);}`,
  `gam_fraction(a_,x_):=when(a_>1e4 and x_<a_+50*sqrt(a_),gam_tail(a_,x_,1),a_*gam_lentz(a_,x_)*gam_front(a_,x_))`,
  `gam_lentz(a_,x_):={local b_,c_,d_,h_,f_,k_; b_:=x_+1-a_; c_:=1e300; d_:=1/b_; h_:=d_; f_:=2.0; k_:=0;
while(abs(f_-1)>1e-16 and k_<100000){k_:=k_+1; b_:=b_+2; d_:=1/(b_-k_*(k_-a_)*d_); c_:=b_-k_*(k_-a_)/c_;
f_:=c_*d_; h_:=h_*f_;}
return h_;}`,
  `gam_tail(a_,x_,way_):=gam_tail_by(a_,(x_-a_)/a_,way_)`,
  `gam_tail_by(a_,u_,way_):=a_*law_tail(s_->gam_front_at(a_,(1+u_)*exp(way_*s_),u_+(1+u_)*num_expm1(way_*s_)),1/sqrt(a_))`,
  `gam_p(a_,x_):=when(x_<=0,0,when(x_==+infinity,1,when(x_<a_+1,gam_series(a_,x_),1-gam_fraction(a_,x_))))`,
  `gam_q(a_,x_):=when(x_<=0,1,when(x_==+infinity,0,when(x_<a_+1,1-gam_series(a_,x_),gam_fraction(a_,x_))))`,
  `gam_between(a_,x_,y_):=when(x_>a_,gam_q(a_,x_)-gam_q(a_,y_),gam_p(a_,y_)-gam_p(a_,x_))`,
  `gam_fits(a_,x_):=when(not(num_real(a_)),false,when(not(num_real(x_)),false,evalf(a_)>0 and evalf(x_)>=0))`,
  `num_igamma(a_,x_):=when(gam_fits(a_,x_),gam_p(evalf(a_),evalf(x_))*Gamma(evalf(a_)),igamma(a_,x_))`,
  `num_igamma_share(a_,x_):=when(gam_fits(a_,x_),gam_p(evalf(a_),evalf(x_)),igamma(a_,x_,1))`,
  `num_gamma_above(a_,x_):=when(gam_fits(a_,x_),gam_q(evalf(a_),evalf(x_))*Gamma(evalf(a_)),
when(num_real(a_) and num_real(x_),when(evalf(a_)==floor(evalf(a_)) and evalf(x_)>0,gam_above(round(a_),evalf(x_)),Gamma(a_,x_)),
Gamma(a_,x_)))`,
  `gam_above(n_,x_):={local g_,k_; if(x_>1){return gam_lentz(n_,x_)*x_^n_*exp(-x_);} g_:=num_e1(x_); for(k_:=-1;k_>=n_;k_--){
g_:=(g_-x_^k_*exp(-x_))/k_;} return g_;}`,
  `num_gamma(z_):=when(not(num_complex(z_)),Gamma(z_),exp(gam_log(evalf(z_))))`,
  `num_lgamma(x_):=when(num_real(x_),when(evalf(x_)<100,ln(abs(evalf(Gamma(x_)))),re(gam_log(evalf(x_)))),
when(num_complex(x_),gam_log(evalf(x_)),ln(Gamma(x_))))`,
  `gam_log(z_):=when(re(z_)<0.5,ln(evalf(pi)/sin(evalf(pi)*z_))-gam_log(1-z_),gam_stirling(z_,1))`,
  `gam_stirling(z_,p_):={while(re(z_)<15){p_:=p_*z_; z_:=z_+1;}
return (z_-0.5)*ln(z_)-z_+ln(2*evalf(pi))/2-ln(p_)+(1/12-(1/360-(1/1260-(1/1680-(1/1188
-(691/360360-1/156/z_^2)/z_^2)/z_^2)/z_^2)/z_^2)/z_^2)/z_;}`,
]

/** Power series with so many digits that what cancels leaves those of a double, for moderate complex numbers. */
const SERIES = [
  `num_exact(z_):=when(num_complex(z_),num_exact(re(z_))+i*num_exact(im(z_)),
when(type(z_)==DOM_FLOAT,num_fraction(z_),z_))`,
  `num_fraction(x_):={local k_; k_:=0; while(x_-floor(x_)!=0 and k_<1100){x_:=2*x_; k_:=k_+1;}
return floor(x_)/2^k_;}`,
  `num_si(z_):=when(num_complex(z_),num_near(z_,sum_si(evalf(num_exact(z_),60))),Si(z_))`,
  `num_ci(x_):=when(num_complex(x_),num_near(x_,sum_ci(evalf(num_exact(x_),60))),
when(num_real(x_),when(0<evalf(x_) and evalf(x_)<4,num_near(x_,sum_ci(evalf(num_exact(x_),60))),Ci(x_)),Ci(x_)))`,
  `num_near(z_,sum_):=when(abs(evalf(z_))<=60,1.0*sum_,
num_fault("This function of a complex number is known up to a magnitude of 60."))`,
  `sum_si(z_):={local s_,t_,k_; s_:=z_; t_:=z_; k_:=0; while(abs(t_)>1e-50 and k_<400){k_:=k_+1;
t_:=-t_*z_^2/(2*k_)/(2*k_+1); s_:=s_+t_/(2*k_+1);} return s_;}`,
  `sum_ci(z_):={local s_,t_,k_; s_:=evalf(euler_gamma,60)+ln(z_); t_:=1; k_:=0;
while((abs(t_)>1e-50 or k_<2) and k_<400){k_:=k_+1; t_:=-t_*z_^2/(2*k_)/(2*k_-1); s_:=s_+t_/(2*k_);} return s_;}`,
  `sum_bessel(n_,z_,sign_):={local s_,t_,k_; t_:=(z_/2)^n_/Gamma(evalf(n_+1,60)); s_:=t_; k_:=0;
while((abs(t_)>1e-40*abs(s_) or k_<abs(z_)/2) and k_<400){k_:=k_+1; t_:=t_*sign_*z_^2/4/k_/(k_+n_); s_:=s_+t_;}
return s_;}`,
]

/** Airy functions of complex numbers by their two power series. */
const AIRY = [
  `air_a(z_):=when(num_complex(z_),num_near(4*z_,air_sum(evalf(num_exact(z_),60),-1)),Airy_Ai(z_))`,
  `air_b(z_):=when(num_complex(z_),num_near(4*z_,air_sum(evalf(num_exact(z_),60),1)),Airy_Bi(z_))`,
  `air_da(z_):=when(num_real(z_),air_slope(evalf(z_),-1),when(num_complex(z_),num_near(4*z_,air_slope_sum(evalf(num_exact(z_),60),-1)),'air_da'(z_)))`,
  `air_db(z_):=when(num_real(z_),air_slope(evalf(z_),1),when(num_complex(z_),num_near(4*z_,air_slope_sum(evalf(num_exact(z_),60),1)),'air_db'(z_)))`,
  `air_slope(x_,sign_):=when(abs(x_)<5,1.0*air_slope_sum(evalf(num_exact(x_),60),sign_),air_slope_far(x_,sign_,2/3*abs(x_)^1.5))`,
  `air_slope_far(x_,sign_,u_):=when(x_<0,-x_/when(sign_<0,3,-sqrt(3.0))*(besj(2/3,u_)*when(sign_<0,1,-1)-besj(-2/3,u_)),
when(sign_<0,-x_/(evalf(pi)*sqrt(3.0))*besk(2/3,u_),x_/sqrt(3.0)*(besi(2/3,u_)+besi(-2/3,u_))))`,
  `air_slope_sum(z_,sign_):=air_scale(sign_)*(z_^2/2*air_series(z_,3,5)/(evalf(3,60)^evalf(2/3,60)*Gamma(evalf(2/3,60)))+
sign_*air_series(z_,1,3)/(evalf(3,60)^evalf(1/3,60)*Gamma(evalf(1/3,60))))`,
  `air_sum(z_,sign_):=air_scale(sign_)*(air_series(z_,2,3)/(evalf(3,60)^evalf(2/3,60)*Gamma(evalf(2/3,60)))+
sign_*z_*air_series(z_,3,4)/(evalf(3,60)^evalf(1/3,60)*Gamma(evalf(1/3,60))))`,
  `air_scale(sign_):=when(sign_<0,1,evalf(sqrt(3),60))`,
  `air_series(z_,a_,b_):={local s_,t_,k_; s_:=evalf(1,60); t_:=s_; k_:=0; while((abs(t_)>1e-50 or k_<10) and k_<300){
t_:=t_*z_^3/((3*k_+a_)*(3*k_+b_)); k_:=k_+1; s_:=s_+t_;} return s_;}`,
]

const BESSEL = [
  `bes_whole(n_):=when(type(n_)==DOM_INT,true,when(num_real(n_),evalf(n_)==floor(evalf(n_)),false))`,
  `bes_negative(n_):=when(num_real(n_),evalf(n_)<0,false)`,
  `bes_turned(n_,z_):=when(bes_negative(z_),when(num_real(n_),not(bes_whole(n_)),false),false)`,
  `bes_series(n_,z_,sign_):=num_near(z_,sum_bessel(num_exact(n_),evalf(num_exact(z_),60),sign_))`,
  `besj(n_,z_):=when(bes_negative(n_),when(bes_whole(n_),(-1)^exact(n_)*besj(-n_,z_),
cos(pi*n_)*besj(-n_,z_)+sin(pi*n_)*besy(-n_,z_)),when(num_complex(z_),when(num_real(n_),bes_series(n_,z_,-1),
BesselJ(n_,z_)),when(bes_turned(n_,z_),evalf(exp(i*pi*n_)*BesselJ(n_,-z_)),BesselJ(n_,z_))))`,
  `besi(n_,z_):=when(bes_negative(n_),when(bes_whole(n_),besi(-n_,z_),
besi(-n_,z_)-2/pi*sin(pi*n_)*besk(-n_,z_)),when(num_complex(z_),when(num_real(n_),bes_series(n_,z_,1),
BesselI(n_,z_)),when(bes_turned(n_,z_),evalf(exp(i*pi*n_)*BesselI(n_,-z_)),
when(bes_small(n_,z_),bes_series(n_,z_,1),BesselI(n_,z_)))))`,
  `bes_small(n_,z_):=when(type(z_)==DOM_FLOAT and num_real(n_),abs(z_)<1 and z_!=0,false)`,
  `besy(n_,z_):=when(bes_negative(n_),when(bes_whole(n_),(-1)^exact(n_)*besy(-n_,z_),
cos(pi*n_)*besy(-n_,z_)-sin(pi*n_)*besj(-n_,z_)),when(bes_negative(z_),evalf(exp(-i*pi*n_)*BesselY(n_,-z_)
+2*i*cos(pi*n_)*BesselJ(n_,-z_)),BesselY(n_,z_)))`,
  `besk(n_,z_):=when(bes_negative(n_),besk(-n_,z_),when(num_complex(z_),
when(num_real(n_),when(re(evalf(z_))>0,bes_integral(evalf(n_),evalf(z_)),BesselK(n_,z_)),BesselK(n_,z_)),
when(bes_negative(z_),evalf(exp(-i*pi*n_)*BesselK(n_,-z_)-i*pi*BesselI(n_,-z_)),BesselK(n_,z_))))`,
  `bes_integral(n_,z_):={local s_,t_,h_,k_; h_:=1/32.0; s_:=exp(-z_)/2; t_:=1; k_:=0;
while(abs(t_)>1e-18*abs(s_) or k_<64){k_:=k_+1; t_:=exp(-z_*cosh(k_*h_))*cosh(n_*k_*h_); s_:=s_+t_;}
return s_*h_;}`,
]

/** Three terms in turn: the powers of x in such a polynomial cancel to the last digit. */
const POLYNOMIALS = [
  `pol_fits(n_,x_):=when(not(num_real(n_)),false,num_real(x_) and evalf(n_)>=0 and evalf(n_)==floor(evalf(n_)))`,
  `pol_at(x_):=when(type(x_)==DOM_INT or type(x_)==DOM_RAT,x_,evalf(x_))`,
  `num_legendre(n_,x_):=when(pol_fits(n_,x_),pol_legendre(exact(n_),pol_at(x_)),legendre(n_,x_))`,
  `pol_legendre(n_,x_):={local p_,q_,r_,k_; p_:=1; q_:=0; for(k_:=1;k_<=n_;k_++){
r_:=((2*k_-1)*x_*p_-(k_-1)*q_)/k_; q_:=p_; p_:=r_;} return p_;}`,
  `num_hermite(n_,x_):=when(pol_fits(n_,x_),pol_hermite(exact(n_),pol_at(x_)),hermite(n_,x_))`,
  `pol_hermite(n_,x_):={local p_,q_,r_,k_; p_:=1; q_:=0; for(k_:=1;k_<=n_;k_++){
r_:=2*x_*p_-2*(k_-1)*q_; q_:=p_; p_:=r_;} return p_;}`,
  `num_laguerre(n_,x_):=when(pol_fits(n_,x_),pol_laguerre(exact(n_),pol_at(x_)),laguerre(n_,x_,0))`,
  `pol_laguerre(n_,x_):={local p_,q_,r_,k_; p_:=1; q_:=0; for(k_:=1;k_<=n_;k_++){
r_:=((2*k_-1-x_)*p_-(k_-1)*q_)/k_; q_:=p_; p_:=r_;} return p_;}`,
]

/** Whether two values are equal; open where a name without a value decides. */
const SAME = `same_value(a_,b_):=when(a_==b_,true,when(lname([a_,b_])==[],false,same_undecided>0))`

/** The same as a condition of a value, stored with the value. */
const OPEN = `same_open(a_,b_):=when(a_==b_,true,when(lname([a_,b_])==[],false,(quote(same_open))(a_,b_)))`

/**
 * Orders of what has names without a value. The engine takes each square for positive, and so (x - 1)^2 > 0
 * for true: its word is taken where the sides are nowhere equal, else the order stays as it is.
 */
const HELD = [
  `held_more(a_,b_):={local r_; r_:=a_>b_; if(lname([a_,b_])==[]){return r_;}
if(string(r_)=="true"){if(not(held_apart(a_-b_))){return (quote(held_more))(a_,b_);}} return r_;}`,
  `held_least(a_,b_):={local r_; r_:=a_>=b_; if(lname([a_,b_])==[]){return r_;}
if(string(r_)=="false"){if(not(held_apart(a_-b_))){return (quote(held_least))(a_,b_);}} return r_;}`,
  `held_apart(d_):={local r_,x_; x_:=lname(normal(d_)); if(x_==[]){return true;} if(size(x_)>1){return false;}
try{r_:=solve(d_=0,head(x_));}catch(err){return false;}
if(type(r_)!=DOM_LIST){return false;} return select(v_->type(evalf(v_))!=DOM_COMPLEX,r_)==[];}`,
]

export const NUMBERS = [
  SAME,
  OPEN,
  ...HELD,
  ...KINDS,
  FAULT,
  ...ELEMENTARY,
  ...GAMMA,
  ...SERIES,
  ...AIRY,
  ...BESSEL,
  ...POLYNOMIALS,
]
