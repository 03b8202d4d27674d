/**
 * Responsibilities: equations with decimals in one unknown, in the engine's own language. On its way from
 * quotients to a polynomial the engine loses terms that are small beside others; the roots of the numerator
 * in fractions have all their digits.
 */

/** How an equation is asked for where it is more than quotients of polynomials: by the number of its function. */
const ASKED = `sol_asked(e_,x_,way_):=when(way_==0,solve(e_,x_),when(way_==1,solve_kept(e_,x_),when(way_==2,zeros(e_,x_),
when(way_==3,cSolve(e_,x_),cZeros(e_,x_)))))`

/** Floats inside a formula as the decimals that they are written as, else as the fractions that they are. */
const EXACT = [
  `sol_exact(e_):=when(type(e_)==DOM_FLOAT,sol_short(e_),when(type(e_)==DOM_COMPLEX,sol_exact(re(e_))+i*sol_exact(im(e_)),
when(type(e_)==DOM_SYMBOLIC,sol_rebuilt(sommet(e_),map([op(e_)],a_->sol_exact(a_))),e_)))`,
  `sol_short(x_):=when(x_==0,0,sol_rounded(x_,10^(14-floor(ln(abs(x_))/ln(10.0)))))`,
  `sol_rounded(x_,size_):=when(evalf(round(x_*size_)/size_)==x_,round(x_*size_)/size_,num_exact(x_))`,
  `sol_rebuilt(h_,a_):=h_(op(a_))`,
  `sol_decimal(e_):=when(type(e_)==DOM_FLOAT,true,when(type(e_)==DOM_COMPLEX,type(re(e_))==DOM_FLOAT or type(im(e_))==DOM_FLOAT,
when(type(e_)==DOM_SYMBOLIC,select(a_->sol_decimal(a_),[op(e_)])!=[],false)))`,
]

/**
 * Roots of a polynomial by its coefficients, from the highest power down. The engine finds them to an absolute
 * accuracy: the variable is scaled first, so that their product is about 1.
 */
const POLYNOMIALS = [
  `pol_roots(c_,digits_):={local n_,s_,k_,w_,z_; z_:=[]; while(size(c_)>0 and head(c_)==0){c_:=tail(c_);}
while(size(c_)>0 and back(c_)==0){z_:=append(z_,0); c_:=mid(c_,mat_first(),size(c_)-1);}
n_:=size(c_)-1; if(n_<1){return z_;} s_:=2^floor(evalf(ln(evalf(abs(back(c_)/head(c_)),40))/ln(2))/n_); w_:=[];
for(k_:=0;k_<=n_;k_++){w_:=append(w_,mat_item(c_,k_)*s_^(-k_)/head(c_));} return concat(s_*proot(w_,digits_),z_);}`,
  `pol_asked(c_):={local v_; if(type(c_)==DOM_LIST){if(mat_numbers(c_)){v_:=map(c_,e_->sol_exact(e_));
return map(pol_roots(v_,40),r_->1.0*back_clean(r_));} return proot(c_);}
v_:=lname(c_); if(size(v_)==1 and lvar(c_)==v_){return pol_asked(symb2poly(c_,head(v_)));} return proot(c_);}`,
  // The engine answers with the numerator alone of a fraction without the variable.
  `pol_coeff(p_,x_,n_):=when(type(p_)==DOM_LIST,coeff(p_,x_,n_),when(has(p_,x_),coeff(p_,x_,n_),when(n_==0,p_,0)))`,
  `pol_rows(p_,x_):=when(sol_decimal(p_),when(lvar(p_)==[x_],pol_counted(sol_exact(p_),x_),roots(p_,x_)),roots(p_,x_))`,
  `pol_counted(p_,x_):={local f_,v_,r_,n_; v_:=[]; f_:=factors(p_); while(f_!=[]){n_:=head(tail(f_));
for r_ in pol_roots(symb2poly(head(f_),x_),40) do v_:=append(v_,[1.0*back_clean(r_),n_]); od; f_:=tail(tail(f_));} return v_;}`,
]

const ROOTS = [
  `sol_fractions(f_,e_,x_,way_):=sol_numerator(numer(normal(f_)),e_,x_,way_)`,
  `sol_numerator(p_,e_,x_,way_):=when(degree(p_,x_)<1,sol_asked(e_,x_,way_),
sol_sorted(sol_allowed(map(pol_roots(symb2poly(sol_simple(p_,x_),x_),40),r_->back_clean(r_)),way_)))`,
  `sol_simple(p_,x_):=quo(p_,gcd(p_,diff(p_,x_)),x_)`,
  `sol_allowed(v_,way_):=when(way_<3 and solve(sol_z^2+1=0,sol_z)==[],select(r_->type(r_)!=DOM_COMPLEX,v_),v_)`,
  `sol_sorted(v_):=sort(map(v_,r_->1.0*r_),(p_,q_)->sol_before([abs(im(p_)),re(p_),im(p_)],[abs(im(q_)),re(q_),im(q_)]))`,
  `sol_before(p_,q_):=when(p_==q_,false,when(head(p_)==head(q_),sol_before(tail(p_),tail(q_)),head(p_)<head(q_)))`,
]

/**
 * Raising both sides to a power brings in solutions of other branches. Those that are none are dropped: a millionth
 * of them changes the difference of the sides less than what there is of it.
 */
const CHECKED = [
  `solve_checked(e_,x_,v_):=when(type(v_)==DOM_LIST,select(r_->sol_holds(equal2diff(e_),x_,r_),v_),v_)`,
  `sol_holds(f_,x_,r_):=sol_near(evalf(subst(f_,x_=r_)),evalf(subst(f_,x_=r_+when(r_==0,1e-9,1e-6*r_))))`,
  `sol_near(here_,there_):=when(type(abs(here_-there_))==DOM_FLOAT,abs(here_)<=abs(here_-there_),true)`,
]

/** Real roots before complex ones, each in the order in which they come; a list with open names stays as it is. */
const ORDER = [
  `real_first(v_):={local w_,y_,n_; w_:=v_; if(type(w_)!=DOM_LIST){return w_;} n_:=map(w_,r_->evalf(r_));
if(select(r_->sol_open(r_),n_)!=[]){return w_;} y_:=select(r_->sol_real(evalf(r_)),w_); if(size(y_)==size(w_) or y_==[]){return w_;}
return concat(y_,select(r_->type(evalf(r_))==DOM_COMPLEX and not(sol_real(evalf(r_))),w_));}`,
  `sol_open(r_):=type(r_)!=DOM_FLOAT and type(r_)!=DOM_COMPLEX`,
  `sol_real(r_):=when(type(r_)==DOM_COMPLEX,abs(im(r_))<=1e-13*abs(r_),true)`,
]

/**
 * Solutions v_ and further ones w_, each a decimal and exact forms that it may have; another one may be the negative
 * of a solution, or what the engine finds among real numbers alone. An exact form is taken where it solves the equation,
 * which comes unevaluated: among complex numbers the engine takes sqrt(x^2) for x.
 */
const COMPLETED = [
  `solve_completed(e_,x_,v_,w_):={local i_,u_; if(type(v_)!=DOM_LIST){return map(w_,r_->head(r_));}
i_:=solve(sol_z^2+1=0,sol_z)!=[]; complex_mode:=0; try{u_:=sol_added(equal2diff(eval(e_)),x_,v_,w_);}catch(err){u_:=map(w_,r_->head(r_));}
if(i_){complex_mode:=1;}
return real_first(sort(concat(v_,u_),(p_,q_)->sol_before([abs(im(evalf(p_))),re(evalf(p_))],[abs(im(evalf(q_))),re(evalf(q_))])));}`,
  `sol_added(f_,x_,v_,w_):={local c_; if(sol_decimal(f_)){return map(w_,r_->head(r_));} c_:=map(v_,q_->-q_);
try{c_:=concat(c_,solve(f_=0,x_));}catch(err){c_:=c_;} return map(w_,r_->sol_exactly(f_,x_,head(r_),concat(c_,tail(r_))));}`,
  `sol_exactly(f_,x_,r_,c_):={local q_; for q_ in c_ do if(sol_is(f_,x_,r_,q_)){return q_;} od; return r_;}`,
  `sol_is(f_,x_,r_,q_):=when(abs(evalf(q_)-r_)<=1e-9*abs(r_),abs(evalf(subst(f_,x_=q_),60))<=1e-45*abs(evalf(subst(f_,x_=q_*11/10),60)),false)`,
]

/** Names inside have their values before anything is looked at: as it comes, a formula holds them as they are. */
const CHOICE = [
  `solve_decimal(e_,x_,way_):={local d_,f_; d_:=eval(equal2diff(e_)); f_:=sol_exact(subst(d_,pi=num_exact(evalf(pi))));
if(lvar(f_)==[x_] and sol_decimal(d_)){return sol_fractions(f_,e_,x_,way_);} return sol_asked(e_,x_,way_);}`,
]

export const EQUATIONS = [
  ASKED,
  ...EXACT,
  ...POLYNOMIALS,
  ...ROOTS,
  ...CHECKED,
  ...ORDER,
  ...COMPLETED,
  ...CHOICE,
]
