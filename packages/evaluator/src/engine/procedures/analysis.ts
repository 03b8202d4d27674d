/**
 * Responsibilities: functions that the engine has not, in its language: integrals with names of their
 * own, series, statistics, matrices and money over time.
 *
 * Sources: NIST Digital Library of Mathematical Functions, sections 4.13 (LambertW), 7.2 (Fresnel),
 * 15.2 and 13.2 (hypergeometric), 19.8 (elliptic, by arithmetic-geometric means), 25.12 (polylogarithm);
 * N. J. Higham, Functions of Matrices, 10.3 (exponential of a matrix).
 */

const INTEGRALS = [
  `num_lambert(x_,k_):=when(k_==0,when(type(evalf(x_))==DOM_COMPLEX,num_lambert_complex(evalf(x_)),LambertW(x_)),when(k_!=-1,num_fault("LambertW has the branches 0 and -1."),
when(num_real(x_),when(evalf(x_)>=0 or evalf(x_)<-exp(-1.0)-1e-15,num_fault("The branch -1 of LambertW needs a number from -1/e to 0."),
num_lambert_below(evalf(x_))),'LambertW'(x_,k_))))`,
  `num_lambert_complex(z_):=num_lambert_steps(z_,when(abs(z_+exp(-1.0))<0.4,
num_lambert_edge(sqrt(2*(exp(1.0)*z_+1))),when(abs(z_)<3 and (re(z_)>0 or abs(z_)<0.7),z_/(1+z_),ln(z_)-ln(ln(z_)))))`,
  `num_lambert_edge(p_):=-1+p_-p_^2/3+11*p_^3/72`,
  `num_lambert_steps(z_,w_):={local d_,k_; for(k_:=0;k_<30;k_++){d_:=w_*exp(w_)-z_;
w_:=w_-d_/(exp(w_)*(w_+1)-(w_+2)*d_/(2*w_+2));} return w_;}`,
  `num_lambert_below(x_):={local w_,k_,d_; w_:=when(x_<-0.25,-1-sqrt(max(0,2*(1+evalf(e)*x_))),ln(-x_)-ln(-ln(-x_)));
for(k_:=0;k_<60;k_++){d_:=w_*exp(w_)-x_; if(w_!=-1){w_:=w_-d_/(exp(w_)*(w_+1)-(w_+2)*d_/(2*w_+2));}} return w_;}`,
  `num_fresnel(x_):=num_fresnel_of(evalf(x_))`,
  `num_fresnel_of(x_):=when(abs(x_)<5,sum_fresnel(evalf(num_exact(x_),60)),num_fresnel_far(x_,evalf(pi)*x_^2))`,
  `sum_fresnel(x_):={local c_,s_,t_,u_,k_; u_:=evalf(pi,60)*x_^2/2; t_:=x_; c_:=x_; s_:=0; k_:=0;
while((abs(t_)>1e-40 or k_<60) and k_<500){k_:=k_+1; t_:=t_*u_/k_*when(even(k_),-1,1);
if(even(k_)){c_:=c_+t_/(2*k_+1);}else{s_:=s_+t_/(2*k_+1);}} return 1.0*c_+i*(1.0*s_);}`,
  `num_fresnel_far(x_,u_):={local f_,g_,t_,k_; f_:=0.0; g_:=0.0; t_:=1.0;
for(k_:=0;k_<6;k_++){f_:=f_+t_; g_:=g_+t_*(4*k_+1)/u_; t_:=-t_*(4*k_+1)*(4*k_+3)/u_^2;}
f_:=f_/(evalf(pi)*abs(x_)); g_:=g_/(evalf(pi)*abs(x_));
return sign(x_)*(0.5+i*0.5+(f_*sin(u_/2)-g_*cos(u_/2))-i*(f_*cos(u_/2)+g_*sin(u_/2)));}`,
  `num_fresnel_cosine(x_):=when(num_real(x_),re(num_fresnel(x_)),'fresnelC'(x_))`,
  `num_fresnel_sine(x_):=when(num_real(x_),re(-i*num_fresnel(x_)),'fresnelS'(x_))`,
  `num_e1(x_):=when(num_real(x_),when(evalf(x_)<=0,num_fault("E1 needs a positive number."),
when(evalf(x_)<1,sum_e1(evalf(x_)),exp(-evalf(x_))*num_e1_far(evalf(x_)))),-Ei(-x_))`,
  `sum_e1(x_):={local s_,t_,k_; s_:=-evalf(euler_gamma)-ln(x_); t_:=-1.0; for(k_:=1;k_<30;k_++){t_:=-t_*x_/k_; s_:=s_+t_/k_;} return s_;}`,
  `num_e1_far(x_):={local b_,c_,d_,h_,f_,k_; b_:=x_+1; c_:=1e300; d_:=1/b_; h_:=d_; f_:=2.0; k_:=0;
while(abs(f_-1)>1e-16 and k_<2000){k_:=k_+1; b_:=b_+2; d_:=1/(b_-k_^2*d_); c_:=b_-k_^2/c_; f_:=c_*d_; h_:=h_*f_;} return h_;}`,
]

/** By arithmetic-geometric means. */
const ELLIPTIC = [
  `ell_k(m_):=when(num_real(m_),when(evalf(m_)<1,ell_means(1.0,sqrt(1-evalf(m_)),1-evalf(m_)),
when(m_==1,infinity,num_fault("ellipticK needs a parameter below 1."))),'ellipticK'(m_))`,
  `ell_means(a_,b_,d_):={local c_,k_; for(k_:=0;k_<12;k_++){c_:=(a_+b_)/2; b_:=sqrt(a_*b_); a_:=c_;} return evalf(pi)/(2*a_);}`,
  `ell_e(m_):=when(num_real(m_),when(m_==1,1,when(evalf(m_)<1,ell_e_of(evalf(m_)),
num_fault("ellipticE needs a parameter up to 1."))),'ellipticE'(m_))`,
  `ell_e_of(m_):={local a_,b_,c_,s_,p_,k_; a_:=1.0; b_:=sqrt(1-m_); s_:=1-m_/2; p_:=1.0;
for(k_:=0;k_<12;k_++){c_:=(a_-b_)/2; a_:=a_-c_; b_:=sqrt((a_+c_)*(a_-c_)); s_:=s_-p_*c_^2; p_:=2*p_;} return evalf(pi)/(2*a_)*s_;}`,
]

/**
 * The formula of Euler and Maclaurin (DLMF 2.10) from two places on, which have to agree: of terms that fall
 * smoothly, as ln(k)/k^2. The integral is a double exponential one; its last part says whether it has a value.
 */
const SMOOTH_SUMS = [
  `sum_smooth(s_,f_,k_):={local a_,b_; a_:=undef; b_:=undef;
try{a_:=sum_maclaurin(f_,k_,24); b_:=sum_maclaurin(f_,k_,40);}catch(err){return s_;}
if(num_real(a_) and num_real(b_)){if(abs(a_-b_)<=1e-10*abs(b_)){return b_;}} return s_;}`,
  `sum_maclaurin(f_,k_,n_):={local s_,t_,d_,j_,c_; c_:=k_+n_; t_:=sum_tail(f_,c_); if(not(num_real(t_))){return undef;}
s_:=0.0; for(j_:=0;j_<n_;j_++){s_:=s_+evalf(f_(k_+j_));} s_:=s_+t_+evalf(f_(c_))/2;
d_:=diff(f_(pro_k),pro_k); s_:=s_-evalf(subst(d_,pro_k=evalf(c_)))/12;
d_:=diff(d_,pro_k,2); s_:=s_+evalf(subst(d_,pro_k=evalf(c_)))/720;
d_:=diff(d_,pro_k,2); return s_-evalf(subst(d_,pro_k=evalf(c_)))/30240;}`,
  `sum_tail(f_,c_):={local all_,half_,mass_,y_,x_,t_,j_,last_; all_:=0.0; half_:=0.0; mass_:=0.0; last_:=0.0;
for(j_:=0;j_<=160;j_++){t_:=j_/16-4; x_:=evalf(c_*exp(pi/2*sinh(t_)),50); y_:=evalf(f_(evalf(c_,50)+x_),50);
if(not(num_real(y_))){if(evalf(x_)<1e30){return undef;} y_:=0.0;}
y_:=evalf(evalf(y_*x_)*cosh(evalf(t_))*1.5707963267948966/16); if(not(abs(y_)<1e290)){return undef;}
all_:=all_+y_; mass_:=mass_+abs(y_); if(irem(j_,2)==0){half_:=half_+2*y_;} if(j_>150){last_:=max(last_,abs(y_));}}
if(last_>1e-13*mass_ or abs(all_-half_)>1e-10*mass_){return undef;} return all_;}`,
]

/**
 * The sum of endlessly many terms that the engine has no formula for: terms that vanish fast are added up; where
 * neighbours tend to each other as those of 1/k^p with p > 1, or change signs and shrink, by the u transform of
 * Levin (Int. J. Comput. Math. B3, 1973) over 24 and 32 terms that have to agree.
 */
const SUMS = [
  `sum_steps(l_,f_,a_,b_):={local s_,k_; if(not(num_real(a_) and num_real(b_)) or has([a_,b_],infinity)){return l_(0);}
if(not(sum_jumps(f_))){return l_(0);} if(b_-a_>=100000){throw("says The terms of this sum jump: they are added up one by one, at most 100,000 of them.");}
s_:=0; for(k_:=a_;k_<=b_;k_++){s_:=s_+f_(k_);} return s_;}`,
  `count_upwards(l_,empty_,a_,b_):=when(num_real(a_) and num_real(b_),when(evalf(b_-a_)<-0.5,empty_,l_(0)),l_(0))`,
  `sum_jumps(f_):={local t_; try{t_:=string(f_(sum_k));}catch(err){return true;}
return select(w_->inString(t_,w_)>inString("","s"),["sign(","Heaviside(","piecewise(","when(","? "])!=[];}`,
  `sum_endless(l_,f_,e_,k_,dec_):={local s_,t_,failed_; s_:=undef; if(dec_==1){s_:=sum_terms(undef,f_,e_,k_);}
if(num_real(s_)){return s_;} failed_:=0; try{s_:=l_(0);}catch(err){s_:=undef; failed_:=1;}
if(num_real(s_)){if(sum_stays(f_,k_)){throw("says The terms of this sum do not shrink: it has no value.");}}
t_:=sum_terms(undef,f_,e_,k_);
if(num_real(s_)){return when(num_real(t_),sum_chosen(s_,t_),s_);}
if(num_real(t_)){return t_;} if(failed_==1){s_:=l_(0);} return sum_answer(s_,f_);}`,
  `sum_answer(s_,f_):={if(lname(f_(pro_k))==[pro_k]){if(inString(string(s_),"sum(")>inString("","s")){throw("says "+sum_words());}} return s_;}`,
  `sum_words():="No value was found for this sum: its terms may shrink too slowly, or change their signs without order."`,
  `sum_chosen(s_,t_):=when(abs(evalf(s_)-t_)<=1e-9*abs(t_),s_,t_)`,
  `sum_most(f_,k_):=max(makelist(j_->abs(evalf(f_(k_+j_))),0,30))`,
  `sum_stays(f_,k_):=sum_same(sum_most(f_,k_+1000),sum_most(f_,k_+8000))`,
  `sum_same(a_,b_):=when(num_real(a_) and num_real(b_),a_>0 and b_>0.98*a_,false)`,
  `sum_terms(s_,f_,e_,k_):={local r_,t_,n_,j_; r_:=0.0; n_:=0; for(j_:=0;j_<2000;j_++){t_:=evalf(f_(k_+j_));
if(not(num_real(t_)) or abs(t_)>1e200){return s_;} r_:=r_+t_; if(abs(t_)<1e-18*abs(r_) or (t_==0 and j_>200)){n_:=n_+1;}else{n_:=0;}
if(n_>9){return r_;}} return sum_slow(s_,e_,k_);}`,
  `pro_vanishes(f_,k_):=select(j_->pro_large(evalf(re(f_(k_+j_)))),[500,501,1000,1001,1999,2000])==[]`,
  `pro_large(y_):=when(num_real(y_),y_>-0.001,true)`,
  `pro_short(f_):=pro_linear(exp(f_(pro_k)),pro_k)`,
  `pro_linear(p_,x_):=when(lvar(p_)!=[x_],true,max(degree(numer(normal(p_)),x_),degree(denom(normal(p_)),x_))<3)`,
  `product_endless(l_,f_,e_,k_,dec_):={local r_,s_; r_:=undef;
if(select(v_->v_!=pro_k,lname(f_(pro_k)))!=[]){throw("says An endless product has a value where all its names have one.");}
s_:=sum_terms(undef,f_,e_,k_);
if(num_real(s_) and (dec_==1 or not(pro_short(e_)))){return exp(s_);}
if(pro_vanishes(f_,k_)){return 0;}
try{r_:=l_(0);}catch(err){r_:=undef;}
if(num_real(s_)){if(num_real(r_)){if(abs(evalf(r_)-exp(s_))<1e-9*exp(s_)){return r_;}} return exp(s_);}
if(r_==undef){throw("says No value was found for this product.");} return r_;}`,
  `sum_slow(s_,f_,k_):={local b_,c_; if(evalf(f_(k_))==0){k_:=k_+1;} if(evalf(f_(k_+1000))==0 or evalf(f_(k_+2000))==0){return s_;}
b_:=evalf(f_(k_+999)/f_(k_+1000),60); c_:=evalf(f_(k_+1999)/f_(k_+2000),60);
if((b_>0 or c_>0) and (b_<1.00101 or c_<1.000505)){return s_;}
if((b_<0 or c_<0) and (b_>-1.0000001 or c_>-1.0000001)){return s_;}
b_:=sum_levin(f_,k_,24); c_:=sum_levin(f_,k_,32); if(has([b_,c_],infinity)){return s_;} if(abs(b_-c_)<1e-13*abs(c_)){return evalf(c_,14);} return sum_smooth(s_,f_,k_);}`,
  ...SMOOTH_SUMS,
  `sum_levin(f_,k_,n_):={local p_,q_,s_,t_,c_,j_; p_:=0; q_:=0; s_:=0; for(j_:=0;j_<=n_;j_++){t_:=evalf(f_(k_+j_),80);
if(t_==0){return infinity;} s_:=s_+t_; c_:=(-1)^j_*comb(n_,j_)*(j_+1)^(n_-2)/t_; p_:=p_+c_*s_; q_:=q_+c_;} return p_/q_;}`,
  `num_polylog(s_,x_):=when(num_real(s_),when(num_real(x_),num_polylog_of(s_,evalf(x_)),'polylog'(s_,x_)),'polylog'(s_,x_))`,
  `num_polylog_of(s_,x_):=when(abs(x_)>1,num_fault("polylog is known for x from -1 to 1."),when(x_==1,
when(evalf(s_)>1,evalf(Zeta(s_)),infinity),when(x_<-0.5,2^(1-evalf(s_))*num_polylog_of(s_,x_^2)-num_polylog_of(s_,-x_),
when(x_<0.5,sum_powers(evalf(s_),x_),when(evalf(s_)==floor(evalf(s_)) and evalf(s_)>0,
sum_near_one(round(s_),ln(x_)),Gamma(1-evalf(s_))*(-ln(x_))^(evalf(s_)-1)+sum_zetas(evalf(s_),ln(x_),-1))))))`,
  `sum_powers(s_,x_):={local t_,p_,k_; t_:=0.0; p_:=1.0; for(k_:=1;k_<70;k_++){p_:=p_*x_; t_:=t_+p_/k_^s_;} return t_;}`,
  `sum_zetas(s_,u_,skip_):={local t_,p_,k_; t_:=0.0; p_:=1.0; for(k_:=0;k_<25;k_++){
if(k_!=skip_){t_:=t_+evalf(Zeta(s_-k_))*p_;} p_:=p_*u_/(k_+1);} return t_;}`,
  `sum_near_one(n_,u_):=sum_zetas(n_,u_,n_-1)+u_^(n_-1)/factorial(n_-1)*(sum_harmonic(n_-1)-ln(-u_))`,
  `sum_harmonic(n_):={local t_,k_; t_:=0.0; for(k_:=1;k_<=n_;k_++){t_:=t_+1/k_;} return t_;}`,
  `num_2f1(a_,b_,c_,z_):=when(num_real(z_) and num_real(a_) and num_real(b_) and num_real(c_),num_2f1_of(evalf(a_),evalf(b_),evalf(c_),evalf(z_)),
'hyp2f1'(a_,b_,c_,z_))`,
  `num_2f1_of(a_,b_,c_,z_):=when(z_<-0.5,(1-z_)^(-a_)*sum_2f1(a_,c_-b_,c_,z_/(z_-1)),when(z_<1,sum_2f1(a_,b_,c_,z_),
num_fault("hyp2f1 is known for z below 1.")))`,
  `sum_2f1(a_,b_,c_,z_):={local s_,t_,k_; s_:=1.0; t_:=1.0; k_:=0; while(abs(t_)>1e-18*abs(s_) and k_<100000){
t_:=t_*(a_+k_)*(b_+k_)/(c_+k_)*z_/(k_+1); k_:=k_+1; s_:=s_+t_;} return s_;}`,
  `num_1f1(a_,b_,z_):=when(num_real(z_) and num_real(a_) and num_real(b_),when(evalf(z_)<0,exp(evalf(z_))*sum_1f1(evalf(b_-a_),evalf(b_),-evalf(z_)),
sum_1f1(evalf(a_),evalf(b_),evalf(z_))),'hyp1f1'(a_,b_,z_))`,
  `sum_1f1(a_,b_,z_):={local s_,t_,k_; s_:=1.0; t_:=1.0; k_:=0; while((abs(t_)>1e-18*abs(s_) or k_<z_) and k_<100000){
t_:=t_*(a_+k_)/(b_+k_)*z_/(k_+1); k_:=k_+1; s_:=s_+t_;} return s_;}`,
]

const STATISTICS = [
  `sta_percentile(v_,p_):=when(type(p_)==DOM_LIST,map(p_,q_->sta_percentile(v_,q_)),
sta_between(sort(v_),when(evalf(p_)>1,p_/100,p_)*(size(v_)-1)))`,
  `sta_between(v_,k_):=sta_at(v_,floor(k_),k_-floor(k_))`,
  `sta_at(v_,k_,t_):=when(t_==0,mat_item(v_,k_),mat_item(v_,k_)+t_*(mat_item(v_,k_+1)-mat_item(v_,k_)))`,
  `sta_quantile(v_,p_):=when(type(p_)==DOM_LIST,map(p_,q_->sta_quantile(v_,q_)),sta_step(sort(v_),p_*size(v_)))`,
  `sta_step(v_,k_):=when(evalf(k_)<1,head(v_),when(evalf(k_)>=size(v_),back(v_),when(abs(evalf(k_)-round(evalf(k_)))<1e-12*size(v_),
(mat_item(v_,round(k_)-1)+mat_item(v_,round(k_)))/2,mat_item(v_,floor(k_)))))`,
  `sta_skew(v_):=sta_skew_of(v_.-mean(v_),size(v_))`,
  `sta_skew_of(d_,n_):=sqrt(n_*(n_-1))/(n_-2)*(sum(d_.^3)/n_)/(sum(d_.^2)/n_)^(3/2)`,
  `sta_dof(u_,n_):={if(size(u_)!=size(n_)){num_fault("effective_dof needs degrees of freedom for each uncertainty.");}
return sum(makelist(k_->mat_item(u_,k_)^2,0,size(u_)-1))^2/sum(makelist(k_->mat_item(u_,k_)^4/mat_item(n_,k_),0,size(u_)-1));}`,
  `sta_kurt(v_):=sta_kurt_of(v_.-mean(v_),size(v_))`,
  `sta_kurt_of(d_,n_):=(n_-1)/((n_-2)*(n_-3))*((n_+1)*(n_*sum(d_.^4)/sum(d_.^2)^2)-3*(n_-1))`,
  `sta_place(v_,x_):=mat_first()+member_place(v_,x_,0)`,
  `member_place(v_,x_,k_):={while(mat_item(v_,k_)-x_!=0){k_:=k_+1;} return k_;}`,
  `sta_products(v_):={local r_,p_,x_; r_:=[]; p_:=1; for x_ in v_ do p_:=p_*x_; r_:=append(r_,p_); od; return r_;}`,
  `sta_lookup(u_,x_,y_):={if(num_real(u_) and mat_numbers(x_)){if(evalf(u_)>evalf(back(x_))){
print("says The value lies above the table: lookup gives its last item.");}} return sta_lookup_at(u_,x_,y_,-1);}`,
  `sta_lookup_at(u_,x_,y_,k_):={while(k_<size(x_)-1 and evalf(mat_item(x_,k_+1))<=evalf(u_)){k_:=k_+1;}
return when(k_<0,num_fault("lookup: the value lies below the table."),mat_item(y_,k_));}`,
]

const LISTS = [
  `sta_geomean(v_):=when(mat_numbers(v_),when(min(evalf(v_))<=0,num_fault("geomean needs positive values."),sta_geomean_of(v_)),sta_geomean_of(v_))`,
  `sta_range(v_):=when(type(v_)==DOM_LIST,max(v_)-min(v_),
num_fault("range needs a list. Equally spaced values are linspace(from, to, count)."))`,
  `lis_spaced(a_,b_,h_):=when(h_==0 or evalf((b_-a_)/h_)<0,num_fault("range goes from its first value to its second in steps of the third."),
makelist(k_->a_+k_*h_,0,floor(evalf((b_-a_)/h_)+1e-9)))`,
  `sta_harmean(v_):=when(mat_numbers(v_),when(min(flatten(evalf(v_)))<=0,num_fault("harmean needs positive values."),1/mean(1 ./ v_)),1/mean(1 ./ v_))`,
  `sta_geomean_of(v_):=exp(mean(ln(v_/abs(head(v_)))))*abs(head(v_))`,
  `num_mround(x_,s_):=when(s_==0,num_fault("mround: the step is not 0."),s_*num_half_up(x_/s_))`,
  `num_half_up(u_):=when(num_real(u_),when(evalf(u_)<0,-round(-u_),round(u_)),round(u_))`,
  `lis_conv(a_,b_):=makelist(k_->lis_sum(a_,b_,k_),0,size(a_)+size(b_)-2)`,
  `lis_sum(a_,b_,k_):=sum(makelist(j_->mat_item(a_,j_)*mat_item(b_,k_-j_),max(0,k_-size(b_)+1),min(k_,size(a_)-1)))`,
  `lis_deconv(a_,b_):=when(head(b_)==0,num_fault("deconv: the first item of the divisor is not 0."),lis_divided(a_,b_,size(a_)-size(b_)))`,
  `lis_divided(a_,b_,n_):={local q_,k_,o_,j_,c_; q_:=[]; o_:=mat_first(); for(k_:=0;k_<=n_;k_++){c_:=a_[k_+o_]/b_[o_];
q_:=append(q_,c_); for(j_:=0;j_<size(b_);j_++){a_[k_+j_+o_]:=a_[k_+j_+o_]-c_*b_[j_+o_];}} return q_;}`,
  `lis_reshape(v_,m_,n_):=when(size(flatten(v_))!=m_*n_,num_fault("reshape needs as many items as the new matrix has."),
lis_rows(flatten(v_),m_,n_))`,
  `lis_rows(v_,m_,n_):=makelist(j_->lis_row(v_,j_,n_),0,m_-1)`,
  `lis_row(v_,j_,n_):=makelist(k_->mat_item(v_,j_*n_+k_),0,n_-1)`,
  `lis_kept(A_,f_):=makelist(j_->lis_kept_row(mat_item(A_,j_),j_,f_),0,size(A_)-1)`,
  `lis_kept_row(r_,j_,f_):=makelist(k_->when(f_*(k_-j_)>=0,mat_item(r_,k_),0),0,size(r_)-1)`,
  `lis_kron(A_,B_):=makelist(j_->lis_kron_row(A_,B_,iquo(j_,size(B_)),irem(j_,size(B_)),size(head(B_))),0,size(A_)*size(B_)-1)`,
  `lis_kron_row(A_,B_,j_,k_,n_):=makelist(l_->mat_item(mat_item(A_,j_),iquo(l_,n_))*mat_item(mat_item(B_,k_),irem(l_,n_)),0,size(head(A_))*n_-1)`,
]

const MATRIX_FUNCTIONS = [
  `mat_exp(A_):=when(mat_numeric(A_),mat_exp_of(evalf(A_)),num_fault("expm needs a square matrix of numbers."))`,
  `mat_exp_of(A_):={local s_,t_,k_,j_; j_:=0; while(mat_largest(A_)*size(A_)>0.5){A_:=A_/2; j_:=j_+1;}
s_:=evalf(idn(size(A_))); t_:=s_; for(k_:=1;k_<20;k_++){t_:=t_*A_/k_; s_:=s_+t_;} for(k_:=0;k_<j_;k_++){s_:=s_*s_;} return s_;}`,
  `mat_pinv(A_):=when(mat_numeric(A_),mat_pinv_of(svd_parts(A_)),num_fault("pinv needs a matrix of numbers."))`,
  `mat_pinv_of(t_):=mat_item(t_,2)*diag(map(mat_item(t_,1),s_->when(s_>1e-14*head(mat_item(t_,1)),1/s_,0)))*trn(mat_item(t_,0))`,
  `mat_adjugate(A_):=makelist(j_->mat_adjugate_row(A_,j_),0,size(A_)-1)`,
  `mat_adjugate_row(A_,j_):=makelist(k_->(-1)^(j_+k_)*mat_minor(A_,k_,j_),0,size(A_)-1)`,
  `mat_minor(A_,j_,k_):=when(size(A_)==1,1,mat_det(map(mat_without(A_,j_),r_->mat_without(r_,k_))))`,
  `mat_without(v_,k_):={local r_,j_; r_:=[]; for(j_:=0;j_<size(v_);j_++){if(j_!=k_){r_:=append(r_,mat_item(v_,j_));}} return r_;}`,
]

/** Payments at the end of each period; what is paid out is negative, as in spreadsheets. */
const MONEY = [
  `fin_growth(r_,n_):=fin_short((1+r_)^n_)`,
  // The engine has no product of a decimal and a fraction whose parts are beyond a double.
  `fin_short(g_):=when(type(g_)==DOM_RAT,when(max(abs(numer(g_)),denom(g_))>10^100,evalf(g_),g_),g_)`,
  `fin_annuity(r_,n_):=when(r_==0,n_,fin_short(((1+r_)^n_-1)/r_))`,
  `fin_npv(r_,v_):=sum(makelist(k_->mat_item(v_,k_)/fin_growth(r_,k_+1),0,size(v_)-1))`,
  `fin_irr(v_):=fin_chosen(fin_rates(v_),"irr")`,
  // A list in a list is a loan: its periods, payment, present and future value.
  `fin_at(v_,r_):=when(type(mat_item(v_,0))==DOM_LIST,fin_loan(mat_item(v_,0),r_),sum(makelist(k_->evalf(mat_item(v_,k_))/(1+r_)^k_,0,size(v_)-1)))`,
  `fin_loan(v_,r_):=mat_item(v_,2)+mat_item(v_,1)*fin_discounts(r_,mat_item(v_,0))+mat_item(v_,3)/(1+r_)^mat_item(v_,0)`,
  `fin_discounts(r_,n_):=when(abs(r_)<1e-7,n_-n_*(n_+1)/2*r_,(1-(1+r_)^(-n_))/r_)`,
  `fin_rate(n_,p_,v_,f_):=when(n_*p_+v_+f_==0,0,when(n_>0,fin_chosen(fin_rates([evalf([n_,p_,v_,f_])]),"rate"),num_fault("rate needs a number of payments above 0.")))`,
  `fin_nper(r_,p_,v_,f_):=when(r_==0,-(v_+f_)/p_,fin_periods((p_-f_*r_)/(p_+v_*r_),r_))`,
  `fin_periods(g_,r_):=when(num_real(g_),when(evalf(g_)<=0,num_fault("These payments never come to that amount: they do not cover the interest."),ln(g_)/ln(1+r_)),ln(g_)/ln(1+r_))`,
  `fin_pmt(r_,n_,v_,f_):=-(v_*fin_growth(r_,n_)+f_)/fin_annuity(r_,n_)`,
  `fin_ipmt(r_,k_,n_,v_,f_):=when(k_>=1 and k_<=n_,-r_*(v_*fin_growth(r_,k_-1)+fin_pmt(r_,n_,v_,f_)*fin_annuity(r_,k_-1)),num_fault("The period is between 1 and the number of periods."))`,
  `fin_ppmt(r_,k_,n_,v_,f_):=fin_pmt(r_,n_,v_,f_)-fin_ipmt(r_,k_,n_,v_,f_)`,
  `fin_mirr(v_,f_,r_):={local k_,n_,x_,a_,b_; n_:=size(v_)-1; a_:=0; b_:=0;
for(k_:=0;k_<=n_;k_++){x_:=mat_item(v_,k_); if(x_<0){a_:=a_-x_/fin_growth(f_,k_);}else{b_:=b_+x_*fin_growth(r_,n_-k_);}}
if(a_==0 or b_==0){num_fault("mirr needs payments in both directions.");} return (b_/a_)^(1/n_)-1;}`,
  `fin_xnpv(r_,v_,d_):={if(size(v_)!=size(d_)){num_fault("xnpv needs a day for each payment.");}
return sum(makelist(k_->mat_item(v_,k_)/fin_growth(r_,(mat_item(d_,k_)-mat_item(d_,0))/365),0,size(v_)-1));}`,
  // Growth from 1e-4 to 1e5 of a period, in steps of 2 %.
  `fin_rates(v_):={local r_,g_,h_,y_,z_,k_; r_:=[]; h_:=1e-4; z_:=fin_at(v_,h_-1);
for(k_:=0;k_<1047;k_++){g_:=h_; y_:=z_; h_:=1e-4*1.02^(k_+1); z_:=fin_at(v_,h_-1);
if(y_==0){r_:=append(r_,g_-1);}else{if(y_*z_<0){r_:=append(r_,fin_halved(v_,g_-1,h_-1,y_));}}} return r_;}`,
  `fin_chosen(r_,w_):={local s_; if(size(r_)==0){num_fault(w_+" needs payments in both directions.");}
s_:=sort(r_,(a_,b_)->abs(a_-0.1)<abs(b_-0.1));
if(size(r_)>1){print("says These payments are worth nothing at "+string(size(r_))+" rates: "+fin_words(r_)+". The one nearest to 10 % is given.");} return head(s_);}`,
  `fin_words(r_):={local w_,k_; w_:=""; for(k_:=0;k_<size(r_);k_++){w_:=w_+when(k_==0,"",", ")+format(100*mat_item(r_,k_),"f2")+" %";} return w_;}`,
  `fin_halved(v_,a_,b_,y_):={local m_,k_; for(k_:=0;k_<200 and b_-a_>1e-16;k_++){m_:=(a_+b_)/2; if(fin_at(v_,m_)*y_>0){a_:=m_;}else{b_:=m_;}}
return (a_+b_)/2;}`,
]

export const ANALYSIS = [
  ...INTEGRALS,
  ...ELLIPTIC,
  ...SUMS,
  ...STATISTICS,
  ...LISTS,
  ...MATRIX_FUNCTIONS,
  ...MONEY,
]
