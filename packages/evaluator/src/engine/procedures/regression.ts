/**
 * Responsibilities: fits by least squares and their statistics, in the engine's own language, and what is
 * fitted at a place: of a name without a value a formula.
 */

/**
 * Least squares in fractions: the normal equations of decimals lose twice the digits that the table
 * itself does. A decimal counts as the number of 15 digits that it stands for, so that no rounding of it is
 * left as a term.
 */
const LEAST_SQUARES = [
  `reg_numbers(v_):=when(type(v_)==DOM_LIST,map(v_,e_->reg_numbers(e_)),reg_number(v_))`,
  `reg_number(x_):=when(x_==0,0,reg_typed(num_exact(x_)))`,
  `reg_typed(r_):=when(type(r_)==DOM_INT,r_,reg_nearest(r_,10^(14-floor(log10(abs(evalf(r_)))))))`,
  `reg_nearest(r_,p_):=when(abs(round(r_*p_)/p_-r_)*3*10^15<=abs(r_),round(r_*p_)/p_,r_)`,
  `reg_polynomial(x_,y_,n_):=when(reg_fits(x_,y_,n_),reg_told(reg_exact(map(x_,reg_number),map(y_,reg_number),n_),
mat_decimal(x_) or mat_decimal(y_)),reg_about_mean(x_,y_,n_))`,
  `reg_fits(x_,y_,n_):=when(n_!=floor(n_) or n_<0,num_fault("The degree of a polynomial is a whole number from 0 on."),
when(reg_pairs(x_,y_) and size(x_)<=n_,num_fault("This fit needs more points."),
when(not(mat_numbers(x_)) or not(mat_numbers(y_)),false,when(size(frequencies(x_))<=n_,
num_fault("This fit needs more x that differ."),size(x_)*(n_+1)<=20000 and n_<=20))))`,
  `reg_pairs(x_,y_):=when(type(x_)!=DOM_LIST or type(y_)!=DOM_LIST,num_fault("A fit needs lists of x and y."),
when(size(x_)!=size(y_),num_fault("There have to be as many x as y."),when(contains(x_,undef)!=0 or contains(y_,undef)!=0 or contains(abs(x_),inf)!=0 or contains(abs(y_),inf)!=0,
num_fault("The data of a fit have to be numbers: one is undefined or infinite."),true)))`,
  `reg_told(v_,decimal_):=when(decimal_,evalf(v_),v_)`,
  `reg_exact(x_,y_,n_):=reg_solved(reg_sums(x_,makelist(k_->1,1,size(x_)),2*n_),reg_sums(x_,y_,n_),n_)`,
  `reg_sums(x_,p_,n_):={local s_,k_; s_:=[]; for(k_:=0;k_<=n_;k_++){s_:=append(s_,sum(p_)); p_:=p_.*x_;} return s_;}`,
  `reg_solved(s_,t_,n_):=revlist(inv(makelist(j_->reg_row(s_,j_,n_),0,n_))*t_)`,
  `reg_row(s_,j_,n_):=makelist(k_->mat_item(s_,j_+k_),0,n_)`,
  `reg_about_mean(x_,y_,n_):=reg_scaled(x_.-mean(x_),y_,n_,max(abs(x_.-mean(x_))),mean(x_))`,
  `reg_scaled(d_,y_,n_,w_,m_):=ptayl(polynomial_regression(d_./w_,y_,n_)./seq(w_^(n_-k_),k_,0,n_),-m_)`,
]

/**
 * The value at a place of polynomials, and of what is a line in logarithms: of its coefficients. The last
 * coefficients are cached, because a fitted function is called again and again.
 */
const VALUES = [
  `fit_polynomial(x_,y_,n_):=fit_kept(string([x_,y_,n_]),x_,y_,n_)`,
  `fit_kept(k_,x_,y_,n_):={if(fit_key==k_){return fit_value;} fit_value:=reg_polynomial(x_,y_,n_); fit_key:=k_; return fit_value;}`,
  `fit_exponential(x_,y_):=fit_polynomial(evalf(x_),reg_logs(y_,"An exponential fit needs positive y."),1)`,
  `fit_logarithmic(x_,y_):=fit_polynomial(reg_logs(x_,"A logarithmic fit needs positive x."),evalf(y_),1)`,
  `fit_power(x_,y_):=fit_polynomial(reg_logs(x_,"A power fit needs positive x."),reg_logs(y_,"A power fit needs positive y."),1)`,
  `reg_logs(v_,t_):=when(not(mat_numbers(v_)),ln(v_),when(min(v_)>0,evalf(ln(v_)),num_fault(t_)))`,
  `reg_at(c_,u_):=when(type(u_)==DOM_LIST,map(u_,w_->reg_at(c_,w_)),when(num_real(u_),reg_piece(c_,u_),expand(reg_piece(c_,u_))))`,
  `reg_piece(c_,u_):={local s_,e_; s_:=0; for e_ in c_ do s_:=s_*u_+e_; od; return s_;}`,
  `reg_exp_at(c_,u_):=when(type(u_)==DOM_LIST,map(u_,w_->reg_exp_at(c_,w_)),when(num_real(u_),exp(back(c_)+head(c_)*u_),exp(back(c_))*exp(head(c_)*u_)))`,
  `reg_log_at(c_,u_):=when(type(u_)==DOM_LIST,map(u_,w_->reg_log_at(c_,w_)),head(c_)*ln(u_)+back(c_))`,
  `reg_pow_at(c_,u_):=when(type(u_)==DOM_LIST,map(u_,w_->reg_pow_at(c_,w_)),exp(back(c_))*u_^head(c_))`,
  `reg_exponential(x_,y_):=reg_exp_pair(fit_exponential(x_,y_))`,
  `reg_exp_pair(c_):=[exp(head(c_)),exp(back(c_))]`,
  `reg_power(x_,y_):=reg_pow_pair(fit_power(x_,y_))`,
  `reg_pow_pair(c_):=[head(c_),exp(back(c_))]`,
  `reg_logistic(y_,a_,b_,u_):=subst(head(reg_logistic_fit(y_,a_,b_)),x,u_)`,
]

/**
 * The logistic curve through a point whose slopes at steps of 1 from there on are the given ones with least squares: the
 * curve, its slope, its limit L, the greatest slope and its place, and the correlation of the slopes. The engine fits
 * a line to the ratio of slopes and their sums instead, from which it begins here. Levenberg and Marquardt's method.
 */
const LOGISTIC = [
  `reg_logistic_rates(l_,k_,b_,n_):=begin local j_,v_,y_; v_:=[];
for (j_:=0;j_<n_;j_++) { y_:=l_/(1+(l_-b_)/b_*exp(-k_*j_)); v_:=append(v_,k_*y_*(1-y_/l_)); } return v_; end`,
  `reg_logistic_sum(y_,l_,k_,b_):=begin local v_; v_:=evalf(reg_logistic_rates(l_,k_,b_,size(y_)))-y_; v_:=sum(map(v_,w_->w_^2))+0.0;
return when(type(v_)==DOM_FLOAT and v_<1e290,v_,1e300); end`,
  `reg_logistic_start(y_,b_):=begin local s_,l_,k_,u_,best_,found_; s_:=abs(b_)+sum(map(y_,w_->abs(w_))); best_:=1e301; found_:=[s_,1.0];
for l_ in [0.3,0.6,0.9,1.1,1.4,2.0,4.0] do for k_ in [0.05,0.15,0.3,0.5,0.8,1.2,2.0,4.0,-0.3,-1.0] do
u_:=reg_logistic_sum(y_,l_*s_*sign(b_),k_,b_); if (u_<best_) { best_:=u_; found_:=[l_*s_*sign(b_),k_]; } od; od; return found_; end`,
  `reg_logistic_pair(y_,b_):=begin local l_,k_,n_,r_,u_,v_,p_,q_,w_,e_,f_,d_,la_,s_,t_,j_,dl_,dk_; [l_,k_]:=reg_logistic_start(y_,b_);
n_:=size(y_); la_:=1e-3; s_:=reg_logistic_sum(y_,l_,k_,b_);
for (j_:=0;j_<300;j_++) { r_:=evalf(reg_logistic_rates(l_,k_,b_,n_));
u_:=(evalf(reg_logistic_rates(l_*1.000001,k_,b_,n_))-r_)/(l_*1e-6); v_:=(evalf(reg_logistic_rates(l_,k_*1.000001,b_,n_))-r_)/(k_*1e-6); r_:=y_-r_;
p_:=dotprod(u_,u_)*(1+la_); q_:=dotprod(u_,v_); w_:=dotprod(v_,v_)*(1+la_); e_:=dotprod(u_,r_); f_:=dotprod(v_,r_);
d_:=p_*w_-q_^2; if (d_==0) { break; } dl_:=(e_*w_-f_*q_)/d_; dk_:=(f_*p_-e_*q_)/d_;
t_:=reg_logistic_sum(y_,l_+dl_,k_+dk_,b_);
if (t_<=s_) { l_:=l_+dl_; k_:=k_+dk_; la_:=max(la_/10,1e-12); if (abs(dl_)<=1e-13*abs(l_) and abs(dk_)<=1e-13*abs(k_)) { break; } s_:=t_; }
else { la_:=la_*10; if (la_>1e12) { break; } } }
return [l_,k_]; end`,
  `reg_logistic_fit(y_,a_,b_):=begin local l_,k_,c_; y_:=evalf(y_);
if (not(mat_numbers(y_)) or not(num_real(evalf(a_))) or not(num_real(evalf(b_)))) { return logistic_regression(y_,a_,b_); }
if (evalf(b_)==0) { return num_fault("A logistic curve has no zero: y(x0) must be another number."); };
[l_,k_]:=reg_logistic_pair(y_,evalf(b_)); c_:=(l_-b_)/b_;
return [l_/(1+c_*exp(-k_*(x-a_))),l_*k_*c_*exp(-k_*(x-a_))/(1+c_*exp(-k_*(x-a_)))^2,l_,k_*l_/4,when(c_>0,a_+ln(c_)/k_,undef),
correlation(y_,evalf(reg_logistic_rates(l_,k_,evalf(b_),size(y_))))]; end`,
]

/** Calls that are computed before the engine gets them, unless a name in them has no value. */
const MODELS = [
  ...['fit_model', 'fit_model_errors'].map(
    name => `${name}(f_,v_,x_,y_,g_):=num_fault("nonlinear_regression needs numbers for data and guesses.")`,
  ),
  ...['find_minimum', 'find_maximum'].map(
    name =>
      `${name}(f_,v_,g_,c_):=num_fault("${name} needs formulas and guesses that give numbers, and stands outside of functions and programs: a loop may have it.")`,
  ),
  `integral_estimate(f_,x_,a_,b_):=num_fault("integral_estimate needs a formula and bounds that give numbers.")`,
  `derivative_estimate(f_,x_,a_):=num_fault("derivative_estimate needs a formula and a place that give numbers.")`,
]

/** Linear fits in several variables. */
const SEVERAL = [
  `reg_multi(y_,x_,u_,c_):=reg_weighted(y_,x_,u_,c_,makelist(k_->1,1,size(y_)))`,
  `reg_weighted(y_,x_,u_,c_,w_):=reg_multi_at(fit_several(y_,x_,c_,w_),u_,c_)`,
  `reg_multi_at(b_,u_,c_):=sum(mat_each((p_,q_)->p_*q_,b_,when(c_==0,u_,append(u_,1))))`,
  `fit_several(y_,x_,c_,w_):=when(reg_columns(y_,x_,c_,w_),reg_told(reg_several(reg_numbers(y_),
reg_numbers(when(c_==0,x_,append(x_,makelist(k_->1,1,size(y_))))),reg_numbers(w_)),
mat_decimal(y_) or mat_decimal(flatten(x_)) or mat_decimal(w_)),[])`,
  `reg_columns(y_,x_,c_,w_):=when(select(p_->size(p_)!=size(y_),x_)!=[],num_fault("Each dataset needs as many values as y."),
when(size(w_)!=size(y_),num_fault("There have to be as many weights as y."),when(mat_numbers(w_) and (min(w_)<0 or max(w_)<=0),num_fault("Weights are positive numbers, or zero for what does not count."),
when(size(y_)<size(x_)+when(c_==0,0,1),num_fault("This fit needs as many points as it has coefficients."),true))))`,
  `reg_several(y_,x_,w_):=reg_independent(makelist(j_->makelist(k_->sum(mat_item(x_,j_).*w_.*mat_item(x_,k_)),0,size(x_)-1),0,size(x_)-1),
map(x_,p_->sum(p_.*w_.*y_)))`,
  `reg_independent(m_,v_):=when(det(m_)==0,num_fault("The datasets depend on each other: leave one out."),inv(m_)*v_)`,
]

/** The coefficients of linear fits in several variables, and their standard errors. */
const SEVERAL_STATISTICS = [
  `reg_multi_coefficients(y_,x_,c_):=fit_several(y_,x_,c_,makelist(k_->1,1,size(y_)))`,
  `reg_multi_errors(y_,x_,c_):=reg_several_errors(y_,x_,c_,makelist(k_->1,1,size(y_)))`,
  `reg_several_errors(y_,x_,c_,w_):=when(reg_several_tested(y_,x_,c_,w_),
map(diag(reg_several_spread(reg_numbers(y_),reg_several_data(y_,x_,c_),reg_numbers(w_))),e_->evalf(sqrt(e_))),[])`,
  `reg_several_tested(y_,x_,c_,w_):=when(reg_columns(y_,x_,c_,w_),when(size(y_)<=size(x_)+when(c_==0,0,1),
num_fault("Standard errors need more points than coefficients."),true),false)`,
  `reg_several_data(y_,x_,c_):=reg_numbers(when(c_==0,x_,append(x_,makelist(k_->1,1,size(y_)))))`,
  `reg_several_spread(y_,x_,w_):=reg_several_variance(y_,x_,w_)*inv(makelist(j_->makelist(k_->sum(mat_item(x_,j_).*w_.*mat_item(x_,k_)),0,size(x_)-1),0,size(x_)-1))`,
  `reg_multi_band(y_,x_,u_,p_,c_):=reg_several_band(y_,x_,u_,p_,c_,makelist(k_->1,1,size(y_)))`,
  `reg_several_band(y_,x_,u_,p_,c_,w_):=when(reg_several_tested(y_,x_,c_,w_),
student_icdf(size(y_)-size(x_)-when(c_==0,0,1),(1+evalf(p_))/2)*evalf(sqrt(reg_form(reg_several_spread(reg_numbers(y_),reg_several_data(y_,x_,c_),reg_numbers(w_)),
when(c_==0,u_,append(u_,1))))),0)`,
  `reg_several_variance(y_,x_,w_):=sum(w_.*reg_several_left(y_,x_,w_).^2)/(size(y_)-size(x_))`,
  `reg_several_left(y_,x_,w_):=y_-reg_several(y_,x_,w_)*x_`,
]

/** Standard errors of the coefficients, and the half width of the band of confidence about the fit. */
const STATISTICS = [
  `reg_errors(x_,y_,n_):=when(reg_tested(x_,y_,n_),reg_spread(reg_numbers(x_),reg_numbers(y_),n_),[])`,
  `reg_tested(x_,y_,n_):=when(n_!=floor(n_) or n_<0,num_fault("The degree of a polynomial is a whole number from 0 on."),when(size(x_)!=size(y_) or size(x_)<=n_+1,
num_fault("Standard errors need more points than coefficients, as many x as y."),true))`,
  `reg_spread(x_,y_,n_):=revlist(map(diag(reg_inverse(x_,n_)),e_->evalf(sqrt(e_*reg_variance(x_,y_,n_)))))`,
  `reg_inverse(x_,n_):=inv(reg_normal(reg_sums(x_,makelist(k_->1,1,size(x_)),2*n_),n_))`,
  `reg_normal(s_,n_):=makelist(j_->reg_row(s_,j_,n_),0,n_)`,
  `reg_variance(x_,y_,n_):=reg_squares(y_-reg_each(reg_exact(x_,y_,n_),x_))/(size(x_)-n_-1)`,
  `reg_squares(r_):=sum(r_.*r_)`,
  `reg_each(c_,x_):=map(x_,e_->reg_piece(c_,e_))`,
  `reg_band(x_,y_,n_,u_,p_):=when(reg_tested(x_,y_,n_),
reg_band_at(student_icdf(size(x_)-n_-1,(1+evalf(p_))/2),reg_numbers(x_),reg_numbers(y_),n_,u_),0)`,
  `reg_band_at(t_,x_,y_,n_,u_):=reg_width(t_*sqrt(evalf(reg_variance(x_,y_,n_))),reg_inverse(x_,n_),n_,u_)`,
  `reg_width(s_,m_,n_,u_):=when(type(u_)==DOM_LIST,map(u_,w_->reg_width(s_,m_,n_,w_)),
s_*evalf(sqrt(reg_form(m_,makelist(k_->when(num_real(u_),num_exact(u_),u_)^k_,0,n_)))))`,
  `reg_form(m_,a_):=sum(a_.*(m_*a_))`,
  `reg_r2(y_,f_):=when(size(y_)!=size(f_),num_fault("There have to be as many fitted values as y."),
1-reg_squares(y_-f_)/reg_squares(y_.-mean(y_)))`,
]

export const REGRESSION = [
  ...LEAST_SQUARES,
  ...LOGISTIC,
  ...VALUES,
  ...MODELS,
  ...SEVERAL,
  ...SEVERAL_STATISTICS,
  ...STATISTICS,
]
