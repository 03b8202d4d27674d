/**
 * Responsibilities: the incomplete beta function, and the shares of laws with large parameters, in the
 * engine's own language.
 *
 * Sources: NIST Digital Library of Mathematical Functions, section 8.17; C. Loader, Fast and Accurate
 * Computation of Binomial Probabilities (2000), for powers by how far they are from their largest value.
 */

/** Calls carry y = 1 - x beside x, for the digits of whichever is small. */
const SHARES = [
  `bet_share(a_,b_,x_,y_):=when(x_<=0,0,when(y_<=0,1,when(x_*(b_+1)<y_*(a_+1),bet_lower(a_,b_,x_,y_),
1-bet_lower(b_,a_,y_,x_))))`,
  `bet_lower(a_,b_,x_,y_):=bet_lower_by(a_,b_,x_,y_,bet_fraction(a_,b_,x_,y_,a_*y_-b_*x_))`,
  `bet_lower_by(a_,b_,x_,y_,h_):=when(h_==0,bet_tail_integral(a_,b_,x_,y_,b_*x_-a_*y_),bet_front(a_,b_,x_,y_)*h_/a_)`,
]

/** x^a*y^b/B(a, b); d is b*x - a*y. */
const FRONT = [
  `bet_front(a_,b_,x_,y_):=when(a_+b_<200 and x_^a_*y_^b_>1e-200,x_^a_*y_^b_*exp(-bet_ln(a_,b_)),
bet_front_at(a_,b_,x_,y_,b_*x_-a_*y_))`,
  `bet_front_at(a_,b_,x_,y_,d_):=bet_peak(a_,b_)*exp(-a_*gam_gap(x_*(a_+b_)/a_,d_/a_)-b_*gam_gap(y_*(a_+b_)/b_,-d_/b_))`,
  `bet_peak(a_,b_):=sqrt(a_/(a_+b_)*b_/(2*evalf(pi)))*bet_rest(a_+b_)/(bet_rest(a_)*bet_rest(b_))`,
  `bet_rest(a_):=when(a_>15,gam_rest(a_),Gamma(a_)*exp(a_)*a_^(-a_)*sqrt(a_/(2*evalf(pi))))`,
  `bet_ln(a_,b_):=gam_ln(a_)+gam_ln(b_)-gam_ln(a_+b_)`,
  `gam_ln(a_):=re(gam_stirling(a_,1))`,
]

/**
 * The even part of the continued fraction 8.17.22, in which nothing cancels where x is nearly 1; l is a*y - b*x.
 * The fraction answers 0 where too many terms are needed, as beside the middle of a law with large parameters.
 */
const FRACTION = `bet_fraction(a_,b_,x_,y_,l_):={local c_,d_,h_,f_,k_,e_,g_; h_:=(l_+1)/(a_+1); c_:=h_; d_:=0.0; f_:=2.0; k_:=0;
while(abs(f_-1)>4e-16){k_:=k_+1; if(k_>1000){return 0;}
e_:=k_*(b_-k_)*x_/((a_+2*k_-1)*(a_+2*k_));
g_:=(a_+k_-1)*(a_+b_+k_-1)*x_/((a_+2*k_-2)*(a_+2*k_-1))*e_;
e_:=e_+((a_+k_)*(l_+1+k_*(y_+2))+k_*(k_+1))/((a_+2*k_)*(a_+2*k_+1));
d_:=1/bet_nonzero(e_+g_*d_); c_:=bet_nonzero(e_+g_/c_); f_:=c_*d_; h_:=h_*f_;}
return 1/h_;}`

/**
 * With large parameters a share is an integral over a curve that is nearly that of Gauss. It is taken over
 * the logarithm of x/y, from where it is to nine deviations further.
 */
const TAILS = [
  `bet_tail_integral(a_,b_,x_,y_,d_):=law_tail(s_->bet_tail_at(a_,b_,x_,y_,d_,num_expm1(-s_)),sqrt(1/a_+1/b_))`,
  `bet_tail_at(a_,b_,x_,y_,d_,e_):=bet_front_at(a_,b_,x_*(1+e_)/(1+x_*e_),y_/(1+x_*e_),(d_+b_*x_*e_)/(1+x_*e_))`,
  `law_tail(f_,width_):={local k_,s_; s_:=0.0; for(k_:=0;k_<6;k_++){s_:=s_+law_panel(f_,1.5*k_*width_,0.75*width_);} return s_;}`,
  `law_panel(f_,from_,h_):={local s_,n_,w_; s_:=0.0;
n_:=[0.14887433898163121,0.43339539412924719,0.67940956829902441,0.86506336668898451,0.97390652851717172];
w_:=[0.29552422471475287,0.26926671930999636,0.21908636251598204,0.14945134915058059,0.06667134430868814];
while(n_!=[]){s_:=s_+head(w_)*(f_(from_+h_*(1+head(n_)))+f_(from_+h_*(1-head(n_)))); n_:=tail(n_); w_:=tail(w_);}
return s_*h_;}`,
]

export const INCOMPLETE_BETA: readonly string[] = [
  ...SHARES,
  ...FRONT,
  `bet_nonzero(u_):=when(abs(u_)<1e-300,1e-300,u_)`,
  FRACTION,
  ...TAILS,
]
