/**
 * Responsibilities: laws of counts (binomial, negative binomial, geometric, Poisson) in the engine's own
 * language. With decimals or many tries they are read from the incomplete gamma and beta functions; with
 * small exact parameters the engine's own sums are exact.
 *
 * Sources: NIST Digital Library of Mathematical Functions, 8.4 (gamma) and 8.17 (beta).
 */

/** Sizes up to which exact parameters are left to exact sums. */
const EXACT = 1000

const KINDS = [
  `count_real(l_):=select(v_->not(num_real(v_)),l_)==[]`,
  `count_by_numbers(l_):=mat_decimal(l_) or select(v_->abs(v_)>${EXACT},l_)!=[]`,
  `count_whole(k_):=evalf(k_)==floor(evalf(k_)) and k_>=0`,
  `count_rest(p_):=when(type(p_)==DOM_FLOAT,evalf(1-when(p_>0.9,num_decimal(p_),p_)),evalf(1-p_))`,
  `count_to(y_):=when(y_==+infinity,y_,floor(evalf(y_)))`,
  `count_from(x_):=max(0.0,1.0*ceil(evalf(x_)))`,
]

/** A share between two counts: a few counts one by one, else from the side on which both are small. */
const BETWEEN = `count_between(f_,below_,above_,mean_,x_,y_):=when(y_<x_,0,when(y_-x_<40,sum(makelist(k_->f_(x_+k_),0,y_-x_)),
when(x_>mean_,above_(x_)-when(y_==+infinity,0,above_(y_+1)),when(y_==+infinity,1,below_(y_))-when(x_<=0,0,below_(x_-1)))))`

/** The smallest count with at least a share below or at it: by doubling, then by halves. */
const INVERSE = `count_inverse(below_,share_,most_):={local lo_,hi_,mid_; if(share_>=1){return when(most_>=1e300,infinity,most_);} lo_:=-1.0; hi_:=1.0;
while(below_(hi_)<share_){lo_:=hi_; hi_:=2*hi_; if(hi_>1e300){return num_fault("No count was found for this probability.");}}
while(hi_-lo_>1){mid_:=floor((lo_+hi_)/2); if(mid_<=lo_ or mid_>=hi_){return hi_;} if(below_(mid_)<share_){lo_:=mid_;}else{hi_:=mid_;}}
return min(hi_,most_);}`

const BINOMIAL = [
  `law_binomial_density(n_,k_,p_):=when(count_real([n_,k_,p_]),when(count_by_numbers([n_,k_,p_]) and count_whole(k_) and count_whole(n_),
count_binomial(evalf(n_),evalf(k_),evalf(p_),count_rest(p_)),binomial(n_,k_,p_)),binomial(n_,k_,p_))`,
  `count_binomial(n_,k_,p_,q_):=when(k_>n_,0,when(k_<0.5,when(q_<=0,0^n_,exp(n_*num_log1p(-p_))),when(n_-k_<0.5,p_^n_,
when(p_<=0 or q_<=0,0,bet_front(k_,n_-k_,p_,q_)*(n_/k_)/(n_-k_)))))`,
  `law_binomial(n_,p_,k_):=when(count_real([n_,p_,k_]),when(count_by_numbers([n_,p_,k_]),
count_binomial_below(evalf(n_),evalf(p_),count_rest(p_),floor(evalf(k_))),binomial_cdf(n_,p_,k_)),binomial_cdf(n_,p_,k_))`,
  `count_binomial_below(n_,p_,q_,k_):=when(k_<0,0,when(k_>=n_ or p_<=0,1,when(q_<=0,0,when(k_<0.5,exp(n_*num_log1p(-p_)),bet_share(n_-k_,k_+1.0,q_,p_)))))`,
  `count_binomial_above(n_,p_,q_,k_):=when(k_<=0,1,when(k_>n_,0,bet_share(k_,n_-k_+1.0,p_,q_)))`,
  `law_binomial_between(n_,p_,x_,y_):=when(count_real([n_,p_,x_]) and law_bound(y_),when(count_by_numbers([n_,p_,x_,y_]),
count_binomial_between(evalf(n_),evalf(p_),count_rest(p_),count_from(x_),min(count_to(y_),evalf(n_))),binomial_cdf(n_,p_,x_,y_)),binomial_cdf(n_,p_,x_,y_))`,
  `count_binomial_between(n_,p_,q_,x_,y_):=count_between(k_->count_binomial(n_,k_,p_,q_),k_->count_binomial_below(n_,p_,q_,k_),
k_->count_binomial_above(n_,p_,q_,k_),n_*p_,x_,y_)`,
  `law_binomial_inverse(n_,p_,t_):=when(count_real([n_,p_,t_]),when(n_>${EXACT},
count_inverse(k_->count_binomial_below(evalf(n_),evalf(p_),count_rest(p_),k_),evalf(t_),n_),binomial_icdf(n_,p_,t_)),binomial_icdf(n_,p_,t_))`,
]

const NEGATIVE_BINOMIAL = [
  `law_negbinomial_density(n_,k_,p_):=when(count_real([n_,k_,p_]),when(count_by_numbers([n_,k_,p_]) and count_whole(k_),
count_negbinomial(evalf(n_),evalf(k_),evalf(p_),count_rest(p_)),negbinomial(n_,k_,p_)),negbinomial(n_,k_,p_))`,
  `count_negbinomial(n_,k_,p_,q_):=when(k_<0.5,p_^n_,when(q_<=0,0,bet_front(n_,k_,p_,q_)/k_))`,
  `law_negbinomial(n_,p_,k_):=when(count_real([n_,p_,k_]),when(count_by_numbers([n_,p_,k_]),
count_negbinomial_below(evalf(n_),evalf(p_),count_rest(p_),floor(evalf(k_))),negbinomial_cdf(n_,p_,k_)),negbinomial_cdf(n_,p_,k_))`,
  `count_negbinomial_below(n_,p_,q_,k_):=when(k_<0,0,bet_share(n_,k_+1.0,p_,q_))`,
  `count_negbinomial_above(n_,p_,q_,k_):=when(k_<=0,1,bet_share(k_,n_,q_,p_))`,
  `law_negbinomial_between(n_,p_,x_,y_):=when(count_real([n_,p_,x_]) and law_bound(y_),
count_negbinomial_between(evalf(n_),evalf(p_),count_rest(p_),count_from(x_),count_to(y_)),
negbinomial_cdf(n_,p_,y_)-piecewise(x_<1,0,negbinomial_cdf(n_,p_,max(x_-1,0))))`,
  `count_negbinomial_between(n_,p_,q_,x_,y_):=count_between(k_->count_negbinomial(n_,k_,p_,q_),k_->count_negbinomial_below(n_,p_,q_,k_),
k_->count_negbinomial_above(n_,p_,q_,k_),n_*q_/p_,x_,y_)`,
  `law_negbinomial_inverse(n_,p_,t_):=when(count_real([n_,p_,t_]),when(evalf(n_/p_)>${EXACT},
count_inverse(k_->count_negbinomial_below(evalf(n_),evalf(p_),count_rest(p_),k_),evalf(t_),1e300),negbinomial_icdf(n_,p_,t_)),negbinomial_icdf(n_,p_,t_))`,
]

const GEOMETRIC = [
  `law_geometric_density(p_,k_):=when(count_real([p_,k_]),when(count_by_numbers([p_,k_]) and count_whole(k_) and k_>=1,
count_geometric(evalf(p_),evalf(k_)),geometric(p_,k_)),geometric(p_,k_))`,
  `count_geometric(p_,k_):=when(k_<1.5,p_,when(p_>=1,0,p_*exp((k_-1)*num_log1p(-p_))))`,
  `law_geometric(p_,k_):=when(count_real([p_,k_]),when(count_by_numbers([p_,k_]),when(p_>=1,1,law_risk(-floor(evalf(k_))*num_log1p(-evalf(p_)))),
geometric_cdf(p_,k_)),geometric_cdf(p_,k_))`,
  `law_geometric_between(p_,k_,m_):=when(type(p_)==DOM_FLOAT and num_real(k_) and law_bound(m_),
law_geometric_share(p_,max(1,ceil(evalf(k_))),count_to(m_)),geometric_cdf(p_,k_,m_))`,
  `law_geometric_share(p_,k_,m_):=when(m_<k_,0,when(p_>=1,when(k_==1,1,0),
exp((k_-1)*num_log1p(-p_))*when(m_==+infinity,1,law_risk(-(m_-k_+1)*num_log1p(-p_)))))`,
  `count_up(v_):=1.0*when(v_<1e6,ceil(v_-1e-9),ceil(v_))`,
  `law_geometric_inverse(p_,t_):=when(count_real([p_,t_]),when(evalf(p_)<1e-3 and p_>0 and evalf(t_)>0 and evalf(t_)<1,
count_up(num_log1p(-evalf(t_))/num_log1p(-evalf(p_))),geometric_icdf(p_,t_)),geometric_icdf(p_,t_))`,
]

const POISSON = [
  `law_poisson_density(m_,k_):=when(count_real([m_,k_]),when(count_by_numbers([m_,k_]) and count_whole(k_),
count_poisson(evalf(m_),evalf(k_)),poisson(m_,k_)),poisson(m_,k_))`,
  `count_poisson(m_,k_):=when(k_<0.5,exp(-m_),gam_front(k_,m_))`,
  `law_poisson(m_,k_):=when(count_real([m_,k_]),when(count_by_numbers([m_,k_]),count_poisson_below(evalf(m_),floor(evalf(k_))),
poisson_cdf(m_,k_)),poisson_cdf(m_,k_))`,
  `count_poisson_below(m_,k_):=when(k_<0,0,gam_q(k_+1.0,m_))`,
  `count_poisson_above(m_,k_):=when(k_<=0,1,gam_p(k_,m_))`,
  `law_poisson_between(m_,x_,y_):=when(num_real(m_) and num_real(x_) and law_bound(y_),
count_poisson_between(evalf(m_),count_from(x_),count_to(y_)),poisson_cdf(m_,x_,y_))`,
  `count_poisson_between(m_,x_,y_):=count_between(k_->count_poisson(m_,k_),k_->count_poisson_below(m_,k_),k_->count_poisson_above(m_,k_),m_,x_,y_)`,
  `law_poisson_inverse(m_,t_):=when(count_real([m_,t_]),when(m_>${EXACT},
count_inverse(k_->count_poisson_below(evalf(m_),k_),evalf(t_),1e300),poisson_icdf(m_,t_)),poisson_icdf(m_,t_))`,
]

export const COUNTS: readonly string[] = [
  ...KINDS,
  BETWEEN,
  INVERSE,
  ...BINOMIAL,
  ...NEGATIVE_BINOMIAL,
  ...GEOMETRIC,
  ...POISSON,
]
