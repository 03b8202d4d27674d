/**
 * Responsibilities: matrices of decimals that the engine has no method for or a wrong one, in its own language:
 * singular values of every shape, eigenvalues of complex matrices, roots of long polynomials. Results are
 * verified by their residuals. Sources: G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition: 8.6.3
 * (one-sided Jacobi method), 7.6.4 (eigenvectors from the Schur form), 5.2 (orthonormal bases).
 */
import { EVEN_MATRICES } from './even-matrices.ts'

const KINDS = [
  `mat_largest(A_):=max(abs(flatten(A_)))`,
  `mat_numbers(v_):=when(type(v_)!=DOM_LIST,false,when(v_==[],false,num_real(mat_largest(v_))))`,
  `mat_numeric(A_):=when(mat_numbers(A_),type(head(A_))==DOM_LIST,false)`,
  `mat_decimal(v_):=when(type(v_)==DOM_LIST,select(e_->mat_decimal(e_),v_)!=[],
when(type(v_)==DOM_COMPLEX,type(re(v_))==DOM_FLOAT or type(im(v_))==DOM_FLOAT,type(v_)==DOM_FLOAT))`,
  `mat_complex(A_):=mat_largest(evalf(im(A_)))!=0`,
  `mat_first():=2-[1,2][1]`,
  `mat_item(v_,k_):=v_[k_+mat_first()]`,
  `mat_each(f_,a_,b_):=makelist(k_->f_(mat_item(a_,k_),mat_item(b_,k_)),0,size(a_)-1)`,
  `mat_symmetric(A_):=mat_largest(evalf(A_-trn(A_)))<=1e-12*mat_largest(evalf(A_))`,
]

/** Pairs of columns are turned until all of them are at right angles; `w_` and `v_` hold columns as rows. */
const SINGULAR_VALUES = [
  `svd_turned(A_):={local w_,v_,p_,q_,n_,o_,a_,b_,g_,z_,t_,c_,f_,k_,more_;
o_:=mat_first(); w_:=tran(A_); n_:=size(w_); v_:=evalf(idn(n_)); k_:=0; more_:=true;
while(more_ and k_<60){ more_:=false; k_:=k_+1;
for(p_:=o_;p_<n_+o_-1;p_++){ for(q_:=p_+1;q_<n_+o_;q_++){
a_:=re(conj(w_[p_])*w_[p_]); b_:=re(conj(w_[q_])*w_[q_]); g_:=conj(w_[p_])*w_[q_];
if(abs(g_)>1e-16*sqrt(a_*b_) and abs(g_)>1e-300){ more_:=true; f_:=g_/abs(g_); z_:=(b_-a_)/(2*abs(g_));
t_:=when(z_<0,-1,1)/(abs(z_)+sqrt(1+z_^2)); c_:=1/sqrt(1+t_^2); t_:=c_*t_;
a_:=w_[p_]; b_:=w_[q_]; w_[p_]:=c_*a_-t_*conj(f_)*b_; w_[q_]:=t_*f_*a_+c_*b_;
a_:=v_[p_]; b_:=v_[q_]; v_[p_]:=c_*a_-t_*conj(f_)*b_; v_[q_]:=t_*f_*a_+c_*b_; }}}}
return [w_,v_];}`,
  `svd_length(r_):=sqrt(re(conj(r_)*r_))`,
  `svd_sorted(t_):=sort(mat_each((r_,c_)->[svd_length(r_),r_,c_],mat_item(t_,0),mat_item(t_,1)),
(p_,q_)->head(p_)>head(q_))`,
  `svd_unit(A_):=evalf(A_)/svd_size(A_)`,
  `svd_size(A_):=when(mat_largest(evalf(A_))==0,1,mat_largest(evalf(A_)))`,
  `svd_values(A_):=when(mat_numeric(A_),svd_size(A_)*svd_values_of(svd_unit(A_)),svl(A_))`,
  `svd_values_of(A_):=when(size(A_)<size(head(A_)),svd_values_of(trn(A_)),
map(svd_sorted(svd_turned(A_)),s_->head(s_)))`,
  `svd_parts(A_):=when(mat_numeric(A_),svd_of(svd_unit(A_),svd_size(A_)),[svd(A_)])`,
  `svd_of(A_,size_):=when(size(A_)<size(head(A_)),svd_swapped(svd_of(trn(A_),size_)),
svd_named(svd_sorted(svd_turned(A_)),size_))`,
  `svd_swapped(t_):=[mat_item(t_,2),mat_item(t_,1),mat_item(t_,0)]`,
  `svd_named(t_,size_):=[tran(svd_basis(t_,head(head(t_)))),map(t_,s_->size_*head(s_)),tran(map(t_,s_->mat_item(s_,2)))]`,
  `svd_basis(t_,most_):={local u_,s_,k_; u_:=[]; k_:=0;
for s_ in t_ do
if(head(s_)>1e-15*most_){u_:=append(u_,mat_item(s_,1)/head(s_));}else{
k_:=k_+1; while(svd_rest(u_,svd_axis(size(mat_item(s_,1)),k_))==0){k_:=k_+1;}
u_:=append(u_,svd_rest(u_,svd_axis(size(mat_item(s_,1)),k_)));} od; return u_;}`,
  `svd_axis(n_,k_):=makelist(j_->when(j_==k_,1.0,0.0),1,n_)`,
  `svd_rest(u_,e_):={local r_; for r_ in u_ do e_:=e_-(conj(r_)*e_)*r_; od; for r_ in u_ do e_:=e_-(conj(r_)*e_)*r_; od;
return when(svd_length(e_)<0.5/sqrt(size(e_)),0,e_/svd_length(e_));}`,
  `mat_norm(A_,k_):=when(k_==2,when(mat_numeric(A_),head(svd_values(A_)),matrix_norm(A_,k_)),matrix_norm(A_,k_))`,
  `mat_length(A_):=when(type(A_)!=DOM_LIST,l2norm(A_),when(type(head(A_))==DOM_LIST,mat_norm(A_,2),l2norm(A_)))`,
  `mat_cond(A_,k_):=when(k_==2 or rowdim(A_)!=coldim(A_),when(mat_numeric(A_),mat_ratio(svd_values(A_)),cond(A_,k_)),
when(mat_numeric(A_),when(mat_rank(A_)<size(A_),infinity,matrix_norm(A_,k_)*matrix_norm(mat_inv(A_),k_)),cond(A_,k_)))`,
  `mat_ratio(s_):=when(back(s_)<=1e-300,infinity,head(s_)/back(s_))`,
]

/**
 * Complex decimals go by the Schur form; whole numbers and fractions by factors and many digits. The
 * engine's method has limits of a fixed size: a power of two brings every matrix to the size of one.
 */
const EIGENVALUES = [
  `eig_values(A_):=when(not(mat_numeric(A_)),flatten([eigenvals(A_)]),when(mat_decimal(A_),
when(mat_complex(A_),eig_schur(A_),eig_sound(eig_real(A_),A_)),eig_exact(A_)))`,
  `eig_scale(A_):=2.0^floor(evalf(ln(svd_size(A_))/ln(2)))`,
  `eig_real(A_):=eig_scale(A_)*flatten([eigenvals(evalf(A_)/eig_scale(A_))])`,
  `eig_schur(A_):=eig_scale(A_)*eig_cleaned(eig_diagonal(mat_item(schur(evalf(A_)/eig_scale(A_)),1)),1)`,
  `eig_diagonal(T_):=mat_each((r_,k_)->mat_item(r_,k_),T_,makelist(k_->k_,0,size(T_)-1))`,
  `eig_cleaned(v_,size_):=map(v_,z_->when(abs(im(z_))<1e-14*size_,re(z_),z_))`,
  `eig_sound(v_,A_):=when(eig_sums(v_,A_),v_,num_fault("No eigenvalues were found to enough digits."))`,
  `eig_sums(v_,A_):=when(type(evalf(sum(abs(v_))))!=DOM_FLOAT,false,
abs(evalf(sum(v_)-trace(A_)))<=1e-8*size(A_)*svd_size(A_) and
abs(evalf(sum(v_.*v_)-trace(A_*A_)))<=1e-8*size(A_)^2*svd_size(A_)^2)`,
  `eig_exact(A_):=eig_chosen(flatten([eigenvals(A_)]),A_)`,
  `eig_chosen(v_,A_):=when(not(mat_decimal(v_)),v_,when(mat_complex(A_),eig_schur(A_),
when(mat_symmetric(A_),eig_real(A_),eig_checked(eig_roots(charpoly(A_,eig_x),eig_x),A_))))`,
  `eig_checked(v_,A_):=when(eig_sums(v_,A_),v_,eig_real(A_))`,
  `eig_roots(p_,x_):={local f_,v_,k_,r_; f_:=factors(p_); v_:=[]; while(f_!=[]){
r_:=eig_factor(head(f_),x_); for(k_:=0;k_<head(tail(f_));k_++){v_:=concat(v_,r_);} f_:=tail(tail(f_));} return v_;}`,
  `eig_factor(p_,x_):=when(degree(p_,x_)==0,[],when(degree(p_,x_)<=2,flatten([solve(p_=0,x_)]),
eig_long(symb2poly(p_,x_))))`,
  `eig_long(p_):=map(pol_roots(p_,60),r_->1.0*back_clean(eig_polished(p_,r_)))`,
  `eig_polished(p_,x_):={local b_,c_,k_,a_; x_:=evalf(x_,40);
for(k_:=0;k_<5;k_++){b_:=0; c_:=0; for a_ in p_ do c_:=c_*x_+b_; b_:=b_*x_+a_; od; if(c_!=0){x_:=x_-b_/c_;}} return x_;}`,
  `eig_jordan(A_):=when(mat_numeric(A_),when(mat_decimal(A_) and mat_complex(A_),diag(eig_schur(A_)),
when(mat_decimal(A_),eig_scale(A_)*egvl(evalf(A_)/eig_scale(A_)),egvl(A_))),egvl(A_))`,
]

/** A matrix with fewer directions than columns has no matrix of eigenvectors. */
const EIGENVECTORS = [
  `eig_vectors(A_):=when(not(mat_numeric(A_)),egv(A_),when(mat_decimal(A_),eig_tested(eig_decimal(A_),A_),
when(eig_rooted(A_),eig_tested(eig_decimal(evalf(A_)),A_),egv(A_))))`,
  `eig_rooted(A_):=when(size(A_)<4,false,mat_decimal(eig_values(A_)))`,
  `eig_decimal(A_):=when(mat_complex(A_),eig_back(schur(evalf(A_)/eig_scale(A_))),egv(evalf(A_)/eig_scale(A_)))`,
  `eig_back(s_):={local T_,n_,k_,j_,l_,o_,y_,v_,d_; o_:=mat_first(); T_:=mat_item(s_,1); n_:=size(T_); v_:=[];
for(k_:=0;k_<n_;k_++){ y_:=makelist(e_->0.0,1,n_); y_[k_+o_]:=1.0;
for(j_:=k_-1;j_>=0;j_--){ d_:=T_[j_+o_][j_+o_]-T_[k_+o_][k_+o_];
if(abs(d_)<1e-16*svd_size(T_)){d_:=1e-16*svd_size(T_);}
y_[j_+o_]:=-sum(makelist(l_->T_[j_+o_][l_+o_]*y_[l_+o_],j_+1,k_))/d_; }
v_:=append(v_,mat_item(s_,0)*y_); v_:=mat_ended(v_); } return tran(v_);}`,
  `mat_ended(v_):=append(mid(v_,mat_first(),size(v_)-1),back(v_)/svd_length(back(v_)))`,
  `eig_tested(P_,A_):=when(eig_residual(evalf(P_),evalf(A_))>1e-7 or eig_flat(evalf(P_)),
num_fault("This matrix has fewer independent eigenvectors than columns: jordan(A) gives its Jordan form."),P_)`,
  `eig_residual(P_,A_):=max(mat_each((p_,r_)->svd_length(r_-(conj(p_)*r_)/(conj(p_)*p_)*p_)/svd_length(p_),
tran(P_),tran(A_*P_)))/svd_size(A_)`,
  `eig_flat(P_):=mat_cond(P_,2)>1e7`,
]

/**
 * With rounding a determinant is rarely exactly zero: an inverse that divides by a remainder of rounding is
 * reported.
 */
const INVERSES = [
  `mat_inverse(A_):=when(mat_numeric(A_),when(mat_decimal(A_),mat_inverted(mat_inv(A_),A_),inv(A_)),inv(A_))`,
  `mat_inverted(B_,A_):=when(inString(string(sum(abs(flatten(B_)))),"n")>inString("0","n"),
num_fault("The matrix has no inverse: its determinant is zero."),mat_told(B_,max(mat_each((b_,a_)->sum(abs(b_).*abs(a_)),B_,tran(evalf(A_))))))`,
  `mat_told(B_,k_):={if(k_>1e13){print("says The matrix is nearly singular: the digits of its inverse are uncertain.");} return B_;}`,
  `mat_cholesky(A_):=when(mat_numeric(A_),mat_definite(cholesky(A_),A_),cholesky(A_))`,
  `mat_definite(L_,A_):=when(not(mat_symmetric(A_)),num_fault("cholesky needs a symmetric matrix."),
when(not(mat_numeric(L_)) or not(mat_positive(eig_diagonal(L_))),
num_fault("cholesky needs a positive definite matrix."),L_))`,
  `mat_positive(d_):=select(e_->not(num_real(e_)) or evalf(e_)<=0,d_)==[]`,
]

/** Least squares of a matrix, in fractions as fits are. */
const LEAST_SQUARES = [
  `lsq_solved(A_,b_):=when(mat_numbers(A_) and mat_numbers(b_) and size(A_)*size(head(A_))<=2000,
lsq_told(lsq_exact(reg_fractions(A_),reg_fractions(b_)),mat_decimal(A_) or mat_decimal(b_)),
inv(trn(A_)*A_)*trn(A_)*b_)`,
  `lsq_told(v_,decimal_):=when(decimal_,evalf(v_),v_)`,
  `lsq_exact(A_,b_):=inv(trn(A_)*A_)*(trn(A_)*b_)`,
  `reg_fractions(v_):=when(type(v_)==DOM_LIST,map(v_,e_->reg_fractions(e_)),num_exact(v_))`,
]

export const MATRICES = [
  ...KINDS,
  ...EVEN_MATRICES,
  ...SINGULAR_VALUES,
  ...EIGENVALUES,
  ...EIGENVECTORS,
  ...INVERSES,
  ...LEAST_SQUARES,
]
