/**
 * Responsibilities: linear algebra with decimals of very different sizes. The engine takes what is below
 * about 1e-12 for zero, whatever stands beside it: farads, square metres and flexibilities in SI units are
 * smaller. Rows and columns are multiplied by powers of two, so that the largest item of each is about 1,
 * and what comes out is multiplied back: no digit changes.
 *
 * Source: G. H. Golub, C. F. Van Loan, Matrix Computations, 4th edition: 3.5.2 (scaling of rows and columns).
 */

/** `even_of(A)` is `[B, r, c]` with B[j, k] = A[j, k]*2^(r[j] + c[k]). */
const SCALED = [
  `even_helps(A_):=when(mat_numeric(A_),when(mat_decimal(A_),even_differs(A_) or even_differs(tran(A_)),false),false)`,
  `even_differs(A_):=max(abs(even_exponents(A_)))>9`,
  `even_exponents(A_):=map(A_,r_->even_exponent(mat_largest(evalf(r_))))`,
  `even_exponent(x_):=when(x_==0,0,-floor(ln(x_)/ln(2.0)))`,
  `even_items(v_,e_):=mat_each((x_,k_)->2.0^k_*x_,v_,e_)`,
  `even_columns(A_,e_):=tran(even_items(tran(A_),e_))`,
  `even_of(A_):=even_rows(evalf(A_),even_exponents(A_))`,
  `even_rows(A_,r_):=even_both(even_items(A_,r_),r_)`,
  `even_both(B_,r_):=even_scaled(B_,r_,even_exponents(tran(B_)))`,
  `even_scaled(B_,r_,c_):=[even_columns(B_,c_),r_,c_]`,
]

/** Each function for every matrix, and what it is from that of the scaled one. */
const RESULTS = [
  `mat_det(A_):=when(even_helps(A_),even_det(even_of(A_)),det(A_))`,
  `even_det(t_):=2.0^(-sum(mat_item(t_,1))-sum(mat_item(t_,2)))*det(head(t_))`,
  `mat_inv(A_):=when(even_helps(A_),even_inv(even_of(A_)),inv(A_))`,
  `even_inv(t_):=even_columns(even_items(inv(head(t_)),mat_item(t_,2)),mat_item(t_,1))`,
  `mat_rank(A_):=when(even_helps(A_),rank(head(even_of(A_))),rank(A_))`,
  `mat_rref(A_):=when(even_helps(A_),even_reduced(rref(head(even_of(A_))),mat_item(even_of(A_),2)),rref(A_))`,
  `mat_ref(A_):=when(even_helps(A_),even_reduced(ref(head(even_of(A_))),mat_item(even_of(A_),2)),ref(A_))`,
  `even_reduced(R_,c_):=map(R_,r_->even_begun(even_items(r_,-c_),r_))`,
  `even_begun(v_,r_):=v_*even_first(r_)/even_first(v_)`,
  `even_first(v_):=head(append(select(x_->x_!=0,v_),1))`,
  `mat_ker(A_):=when(even_helps(A_),even_ker(even_of(A_)),ker(A_))`,
  `even_ker(t_):=map(ker(head(t_)),v_->even_ended(even_items(v_,mat_item(t_,2))))`,
  `even_ended(v_):=-v_/even_first(revlist(v_))`,
  `mat_lu(A_):=when(even_helps(A_),even_lu(even_of(A_)),[lu(A_)])`,
  `even_lu(t_):={local f_,r_; f_:=[lu(head(t_))]; r_:=even_ordered(mat_item(t_,1),head(f_));
return [head(f_),even_columns(even_items(mat_item(f_,1),-r_),r_),
even_columns(even_items(mat_item(f_,2),-r_),-mat_item(t_,2))];}`,
  `even_ordered(r_,p_):=map(p_,k_->r_[k_])`,
  `mat_solved(A_,b_):=when(mat_numbers(b_) and mat_numeric(A_),when(mat_decimal(A_) or mat_decimal(b_),
even_known(even_solved(even_of(A_),b_),A_,b_),linsolve(A_,b_)),
when(even_helps(A_),even_solved(even_of(A_),b_),linsolve(A_,b_)))`,
  `mat_solved_columns(A_,B_):=when(mat_numeric(A_) and mat_numeric(B_),tran(map(tran(B_),b_->mat_solved(A_,b_))),simult(A_,B_))`,
  `even_solved(t_,b_):=even_back(t_,even_items(b_,mat_item(t_,1)))`,
  `even_back(t_,b_):=even_sized(t_,b_,when(mat_numbers(b_),2.0^(-even_exponent(mat_largest(evalf(b_)))),1))`,
  `even_sized(t_,b_,size_):=when(linsolve(head(t_),b_/size_)==[],[],
size_*even_items(linsolve(head(t_),b_/size_),mat_item(t_,2)))`,
  `even_known(x_,A_,b_):=when(mat_numbers(x_),x_,evalf(linsolve(reg_fractions(A_),reg_fractions(b_))))`,
]

export const EVEN_MATRICES = [...SCALED, ...RESULTS]
