/**
 * Responsibilities: probabilities far from the middle, at the ends of a law's range and for counts of
 * freedom that are no whole numbers, in the engine's own language.
 *
 * Sources: NIST Digital Library of Mathematical Functions, sections 7.2 (error functions), 8.2 (gamma)
 * and 8.17 (beta).
 */

/** Where a law has a range: nothing lies outside of it. Names without a value are taken to lie in it. */
const RANGE = [
  `law_from(x_,low_,density_):=when(num_real(x_) and law_bound(low_),when(evalf(x_)<evalf(low_),0,density_),density_)`,
  `law_within(x_,low_,high_,density_):=when(num_real(x_) and law_bound(low_) and law_bound(high_),when(evalf(x_)<evalf(low_) or evalf(x_)>evalf(high_),0,
density_),density_)`,
  `law_clip(x_,low_,high_):=when(num_real(x_) and law_bound(low_) and law_bound(high_),when(evalf(x_)<evalf(low_),low_,when(evalf(x_)>evalf(high_),high_,x_)),x_)`,
]

/** A probability is none outside of 0 to 1: beside rounding, which ends there, the calculation has failed. */
const SHARE = [
  `law_share(p_):=when(num_real(p_),when(evalf(p_)>=0 and evalf(p_)<=1,p_,law_rounded(evalf(p_))),p_)`,
  `law_rounded(p_):=when(abs(p_)<1e-12,0.0,when(abs(p_-1)<1e-9,1.0,when(p_<0,
num_fault("A probability between two bounds takes the lower one first."),num_fault("This probability could not be calculated for these arguments."))))`,
]

/** Whether a bound is a number or infinite, not a name or a formula. */
const BOUND = 'law_bound(x_):=num_real(x_) or x_==+infinity or x_==-infinity'

/** Ends the calculation where an argument is outside of its domain: see domains.ts in packages/reference. */
const DOMAIN = [
  `need_fault(id_):={throw("need "+id_);}`,
  `need_positive(x_,id_):=when(num_real(x_),when(evalf(x_)>0,x_,need_fault(id_)),x_)`,
  `need_share(x_,id_):=when(num_real(x_),when(evalf(x_)<0 or evalf(x_)>1,need_fault(id_),x_),x_)`,
  `need_percent(x_,id_):=when(num_real(x_),when(evalf(x_)<0 or evalf(x_)>100,need_fault(id_),x_),x_)`,
  `need_whole(x_,id_):=when(num_real(x_),when(evalf(x_)==floor(evalf(x_)),x_,need_fault(id_)),x_)`,
  `need_size(x_,id_):=when(num_real(x_),when(evalf(x_)==floor(evalf(x_)) and evalf(x_)>0,x_,need_fault(id_)),x_)`,
  `need_exact(x_,id_):=when(type(x_)==DOM_LIST,map(x_,v_->need_exact(v_,id_)),when(type(x_)==DOM_FLOAT,
when(x_==floor(x_),x_,need_fault(id_)),x_))`,
  `law_width(a_,b_):=when(num_real(b_-a_),when(evalf(b_-a_)>0,b_-a_,
num_fault("The upper bound of a uniform law lies above the lower one.")),b_-a_)`,
]

/** The normal law by erfc, which keeps its digits in the tails. */
const NORMAL = [
  `law_below(z_):=when(z_==+infinity,1,when(z_==-infinity,0,law_below_of(z_)))`,
  `law_below_of(z_):=when(num_real(z_),when(evalf(z_)<0,erfc(-z_/sqrt(2))/2,(1+num_erf(z_/sqrt(2)))/2),
(1+erf(z_/sqrt(2)))/2)`,
  `law_above(z_):=when(law_bound(z_),law_below(-z_),(1-erf(z_/sqrt(2)))/2)`,
  `law_between(u_,v_):=when(law_bound(u_) and law_bound(v_),when(evalf(u_)>0,law_above(u_)-law_above(v_),
law_below(v_)-law_below(u_)),law_below(v_)-law_below(u_))`,
  `law_quantile(p_):=when(num_real(p_),law_finite(evalf(p_),p_),normal_icdf(p_))`,
  `law_finite(p_,exact_):=when(p_<=0,-infinity,when(p_>=1,infinity,when(p_==0.5,0,when(p_>0.5,
-law_newton(1-p_,1-exact_),law_newton(p_,exact_)))))`,
  `law_newton(p_,exact_):={local z_,q_,k_; z_:=when(p_>0.02,-sqrt(-2*ln(p_))/2,-sqrt(-2*ln(p_)-ln(-4*evalf(pi)*ln(p_))));
for(k_:=0;k_<30;k_++){q_:=erfc(-z_/sqrt(2.0))/2; z_:=z_-q_*ln(q_/p_)*sqrt(2*evalf(pi))*exp(z_^2/2);} return z_;}`,
  `num_erfinv(y_):=when(num_real(y_),num_erfinv_of(evalf(y_)),'erfinv'(y_))`,
  `num_erfinv_of(y_):=when(abs(y_)>1,num_fault("erfinv needs a number from -1 to 1."),when(abs(y_)==1,y_*infinity,
when(abs(y_)>0.5,-sign(y_)*law_newton((1-abs(y_))/2,0)/sqrt(2.0),num_erfinv_near(y_))))`,
  `num_erfinv_near(y_):={local x_,k_; x_:=y_*sqrt(evalf(pi))/2; for(k_:=0;k_<8;k_++){
x_:=x_-(num_erf(x_)-y_)*sqrt(evalf(pi))/2*exp(x_^2);} return x_;}`,
  `num_erfcinv(y_):=when(num_real(y_),when(evalf(y_)<=0 or evalf(y_)>=2,
num_fault("erfcinv needs a number between 0 and 2."),-law_quantile(evalf(y_)/2)/sqrt(2.0)),'erfcinv'(y_))`,
]

/** 1 - e^-t, which keeps the digits of small t. */
const EXPONENTIAL = [
  `law_risk(t_):=when(num_real(t_),-num_expm1(-t_),1-exp(-t_))`,
  `law_waiting(s_,t_):=when(num_real(s_),when(num_real(t_),exp(-s_)*law_risk(t_-s_),exp(-s_)-exp(-t_)),
exp(-s_)-exp(-t_))`,
  `law_cauchy_inverse(p_):=when(num_real(p_),when(evalf(p_)<0.5,-1/tan(pi*p_),when(p_==1/2,0,1/tan(pi*(1-p_)))),tan(pi*(p_-1/2)))`,
  `law_cauchy(u_):=when(num_real(u_),when(evalf(u_)<-1,-atan(1/u_)/pi,1/2+atan(u_)/pi),1/2+atan(u_)/pi)`,
]

const GAMMA = [
  `law_chisquare_density(n_,x_):=when(num_real(n_) and num_real(x_),when((mat_decimal([n_,x_]) or n_>100) and evalf(x_)>0,
evalf(n_/2)*gam_front(evalf(n_/2),evalf(x_/2))/x_,chisquare(n_,x_)),chisquare(n_,x_))`,
  `law_gamma_density(a_,b_,x_):=when(num_real(a_) and num_real(b_*x_),when(mat_decimal([a_,b_*x_]) and evalf(x_)>0,
evalf(a_)*gam_front(evalf(a_),evalf(b_*x_))/x_,gammad(a_,b_,x_)),gammad(a_,b_,x_))`,
  `law_gamma(a_,x_):=when(num_real(a_) and num_real(x_),gam_p(evalf(a_),evalf(x_)),igamma(a_,x_,1))`,
  `law_gamma_above(a_,x_):=when(num_real(a_) and num_real(x_),gam_q(evalf(a_),evalf(x_)),1-igamma(a_,x_,1))`,
  `law_gamma_between(a_,x_,y_):=when(num_real(a_) and num_real(x_) and law_bound(y_),
gam_between(evalf(a_),evalf(x_),evalf(y_)),igamma(a_,y_,1)-igamma(a_,x_,1))`,
]

/** Student's law by the incomplete beta function of n/(n + t^2): a continued fraction. */
const STUDENT = [
  `law_student(n_,t_):=when(num_real(n_) and law_bound(t_),law_student_of(evalf(n_),evalf(t_)),student_cdf(n_,t_))`,
  `law_student_of(n_,t_):=when(t_>0,1-bet_tail(n_,t_),bet_tail(n_,t_))`,
  `law_student_between(n_,u_,v_):=when(num_real(n_) and law_bound(u_) and law_bound(v_),
when(evalf(u_)>0,bet_tail(evalf(n_),evalf(u_))-bet_tail(evalf(n_),evalf(v_)),law_student(n_,v_)-law_student(n_,u_)),
student_cdf(n_,u_,v_))`,
  `bet_tail(n_,t_):=when(abs(t_)==+infinity,0,bet_tail_of(n_,t_))`,
  `bet_tail_of(n_,t_):=bet_share(n_/2,0.5,n_/(n_+t_^2),t_^2/(n_+t_^2))/2`,
  `law_student_density(n_,t_):=when(num_real(n_),when(num_real(t_),law_student_at(n_,t_),law_student_formula(n_,t_)),student(n_,t_))`,
  `law_student_at(n_,t_):=when(mat_decimal([n_,t_]) or n_>100 or n_!=floor(n_),law_student_near(evalf(n_),max(abs(evalf(t_)),1e-100)),student(n_,t_))`,
  `law_student_near(n_,t_):=when(t_>1e100,0,bet_front(n_/2,0.5,n_/(n_+t_^2),t_^2/(n_+t_^2))/t_)`,
  `law_student_formula(n_,t_):=when(n_==floor(n_) and n_<=100,student(n_,t_),law_student_near(evalf(n_),1e-100)*(1+t_^2/n_)^(-(n_+1)/2))`,
  `law_student_inverse(n_,p_):=when(num_real(n_) and num_real(p_),law_student_find(evalf(n_),evalf(p_)),student_icdf(n_,p_))`,
  `law_student_find(n_,p_):=when(p_<=0,-infinity,when(p_>=1,infinity,when(p_==0.5,0,
when(p_>0.5,-law_student_bisect(n_,1-p_),law_student_bisect(n_,p_)))))`,
  `law_student_bisect(n_,p_):={local a_,b_,m_,k_; a_:=1.0; while(bet_tail(n_,a_)>p_ and a_<1e300){a_:=2*a_;}
b_:=a_; a_:=0.0; for(k_:=0;k_<120 and abs(b_-a_)>1e-16*b_;k_++){m_:=(a_+b_)/2; if(bet_tail(n_,m_)>p_){a_:=m_;}else{b_:=m_;}}
return -(a_+b_)/2;}`,
]

/** By the incomplete beta function, which keeps the digits of small shares. */
const BETA = [
  `law_beta_density(a_,b_,x_):=when(num_real(a_) and num_real(b_) and num_real(x_),when(mat_decimal([a_,b_,x_]) and evalf(x_)>0 and evalf(x_)<1,
bet_front(evalf(a_),evalf(b_),evalf(x_),evalf(1-x_))/evalf(x_*(1-x_)),betad(a_,b_,x_)),betad(a_,b_,x_))`,
  `law_beta(a_,b_,x_):=when(num_real(a_) and num_real(b_) and num_real(x_),
when(mat_decimal([a_,b_,x_]),bet_share(evalf(a_),evalf(b_),evalf(x_),evalf(1-x_)),betad_cdf(a_,b_,x_)),betad_cdf(a_,b_,x_))`,
  `law_beta_between(a_,b_,x_,y_):=when(num_real(a_) and num_real(b_) and num_real(x_) and num_real(y_),
when(mat_decimal([a_,b_,x_,y_]) and evalf(x_)>evalf(a_/(a_+b_)),law_beta_above(evalf(a_),evalf(b_),evalf(x_))
-law_beta_above(evalf(a_),evalf(b_),evalf(y_)),law_beta(a_,b_,y_)-law_beta(a_,b_,x_)),law_beta(a_,b_,y_)-law_beta(a_,b_,x_))`,
  `law_beta_above(a_,b_,x_):=bet_share(b_,a_,1-x_,x_)`,
  `law_fisher_density(n_,m_,x_):=when(num_real(n_) and num_real(m_) and num_real(x_),when((mat_decimal([n_,m_,x_]) or n_+m_>100) and evalf(x_)>0,
law_fisher_at(evalf(n_)/2,evalf(m_)/2,evalf(x_),evalf(n_*x_/m_)),fisher(n_,m_,x_)),fisher(n_,m_,x_))`,
  `law_fisher_at(a_,b_,x_,u_):=bet_front(a_,b_,u_/(1+u_),1/(1+u_))/x_`,
  `law_fisher(n_,m_,x_):=when(num_real(n_) and num_real(m_) and num_real(x_),
law_odds(evalf(n_)/2,evalf(m_)/2,evalf(n_*x_/m_)),fisher_cdf(n_,m_,x_))`,
  `law_fisher_above(n_,m_,x_):=when(x_==+infinity,0,law_fisher_beyond(n_,m_,x_))`,
  `law_fisher_beyond(n_,m_,x_):=when(num_real(n_) and num_real(m_) and num_real(x_),
when(evalf(x_)<=0,1,law_odds(evalf(m_)/2,evalf(n_)/2,evalf(m_/(n_*x_)))),UTPF(n_,m_,x_))`,
  `law_fisher_between(n_,m_,x_,y_):=when(num_real(x_),when(evalf(x_)>1,law_fisher_above(n_,m_,x_)-law_fisher_above(n_,m_,y_),
law_fisher_to(n_,m_,y_)-law_fisher(n_,m_,x_)),law_fisher_to(n_,m_,y_)-law_fisher(n_,m_,x_))`,
  `law_fisher_to(n_,m_,y_):=when(y_==+infinity,1,law_fisher(n_,m_,y_))`,
  `law_odds(a_,b_,u_):=when(u_<=0,0,bet_share(a_,b_,u_/(1+u_),1/(1+u_)))`,
]

/**
 * The value below which a share lies: Newton's method for the logarithm of the share over that of the
 * value. Such a curve is concave and rises, so that every step ends on the left of the value; for the
 * share above, on its right. With large parameters it begins at an estimate by the normal law.
 *
 * Sources: N. L. Johnson, S. Kotz, N. Balakrishnan, Continuous Univariate Distributions, 2nd edition: 17.5
 * (Wilson and Hilferty) and 27.5 (Paulson); B. Laurent, P. Massart, Annals of Statistics 28 (2000), lemma 1.
 */
const INVERSES = [
  `law_gamma_inverse(a_,b_,p_):=when(num_real(a_) and num_real(p_),gam_quantile(evalf(a_),evalf(p_),p_)/b_,gammad_icdf(a_,b_,p_))`,
  `law_chisquare_inverse(n_,p_):=when(num_real(n_) and num_real(p_),2*gam_quantile(evalf(n_)/2,evalf(p_),p_),chisquare_icdf(n_,p_))`,
  `law_beta_inverse(a_,b_,p_):=when(num_real(a_) and num_real(b_) and num_real(p_),
bet_share_of(bet_quantile(evalf(a_),evalf(b_),evalf(p_),p_)),betad_icdf(a_,b_,p_))`,
  `law_fisher_inverse(n_,m_,p_):=when(num_real(n_) and num_real(m_) and num_real(p_),
m_/n_*bet_quantile(evalf(n_)/2,evalf(m_)/2,evalf(p_),p_),fisher_icdf(n_,m_,p_))`,
  `gam_quantile(a_,p_,exact_):=when(p_<=0,0,when(p_>=1,infinity,when(p_<=0.5,gam_from_left(a_,p_),
gam_from_right(a_,evalf(1-exact_)))))`,
  `gam_from_left(a_,p_):={local t_,x_,f_,d_,k_; t_:=max((ln(p_)+gam_ln(a_+1))/a_,gam_near(a_,law_quantile(p_))); d_:=1.0;
for(k_:=0;k_<200 and abs(d_)>1e-15*(1+abs(t_));k_++){
x_:=exp(t_); f_:=gam_p(a_,x_); d_:=law_step(f_,p_,a_*gam_front(a_,x_)); t_:=t_-d_;} return law_met(exp(t_),d_);}`,
  `gam_near(a_,z_):=when(a_<10 or 9*a_-1+3*z_*sqrt(a_)<=0,-infinity,ln(a_)+3*ln(1-1/(9*a_)+z_/(3*sqrt(a_))))`,
  `gam_from_right(a_,q_):={local t_,x_,f_,d_,k_; t_:=ln(a_+sqrt(-2*a_*ln(q_))-ln(q_)); d_:=1.0;
for(k_:=0;k_<200 and abs(d_)>1e-15*(1+abs(t_));k_++){
x_:=exp(t_); f_:=gam_q(a_,x_); d_:=-law_step(f_,q_,a_*gam_front(a_,x_)); t_:=t_-d_;} return law_met(exp(t_),d_);}`,
  `bet_share_of(u_):=when(u_==+infinity,1,u_/(1+u_))`,
  `bet_quantile(a_,b_,p_,exact_):=when(p_<=0,0,when(p_>=1,infinity,when(p_<=0.5,bet_from_left(a_,b_,p_),
1/bet_from_left(b_,a_,evalf(1-exact_)))))`,
  `bet_from_left(a_,b_,p_):={local t_,u_,f_,d_,k_; t_:=max((ln(p_*a_)+bet_ln(a_,b_))/a_,
bet_near(1/(9*a_),1/(9*b_),law_quantile(p_))+ln(a_/b_)); d_:=1.0;
for(k_:=0;k_<200 and abs(d_)>1e-15*(1+abs(t_));k_++){
u_:=exp(t_); f_:=law_odds(a_,b_,u_); d_:=law_step(f_,p_,bet_front(a_,b_,u_/(1+u_),1/(1+u_))); t_:=t_-d_;} return law_met(exp(t_),d_);}`,
  `bet_near(c_,d_,z_):=when(max(c_,d_)>1,-infinity,bet_near_of((1-c_)*(1-d_),(1-d_)^2-z_^2*d_,(1-c_)^2-z_^2*c_))`,
  `bet_near_of(b_,a_,c_):=when(c_<=0 or b_^2<a_*c_,-infinity,3*ln(c_/(b_+sqrt(b_^2-a_*c_))))`,
  `law_step(f_,p_,slope_):=when(f_<=0,-0.5,max(-20,min(20,ln(f_/p_)*f_/slope_)))`,
  `law_met(x_,d_):=when(abs(d_)<1e-9,x_,num_fault("No value was found for this probability."))`,
]

export const LAWS: readonly string[] = [
  BOUND,
  ...SHARE,
  ...RANGE,
  ...DOMAIN,
  ...NORMAL,
  ...EXPONENTIAL,
  ...GAMMA,
  ...STUDENT,
  ...BETA,
  ...INVERSES,
]
