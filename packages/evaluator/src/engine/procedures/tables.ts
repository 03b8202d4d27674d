/**
 * Responsibilities: values between the points of a table, in the engine's own language. For a name
 * without a value the answer is a formula by pieces, which can be integrated and differentiated.
 *
 * Sources: C. de Boor, A Practical Guide to Splines, chapter IV (the spline without a knot at the second
 * and the last but one point); F. N. Fritsch, J. Butland, SIAM J. Sci. Stat. Comput. 5 (1984), 300
 * (slopes that keep a table monotonic).
 */

const TABLES = [
  `tab_sorted(x_,y_):=when(size(x_)!=size(y_),num_fault("There have to be as many x as y."),tab_sorted_of(x_,y_))`,
  `tab_sorted_of(x_,y_):=tab_checked(sort(tran([x_,y_]),(p_,q_)->evalf(head(p_))<evalf(head(q_))))`,
  `tab_checked(t_):=when(size(t_)<2,num_fault("A table needs at least two points."),
when(member(0,mat_steps(map(t_,p_->head(p_))))>0,num_fault("Two points of the table have the same x."),t_))`,
  `mat_steps(v_):=makelist(k_->mat_item(v_,k_+1)-mat_item(v_,k_),0,size(v_)-2)`,
  `tab_at(t_,c_,u_):=when(type(u_)==DOM_LIST,map(u_,w_->tab_at(t_,c_,w_)),when(num_real(u_),
tab_piece(mat_item(c_,tab_place(t_,evalf(u_),0)),u_),tab_pieces(piecewise,t_,c_,u_)))`,
  `tab_place(t_,u_,k_):={while(k_<size(t_)-2 and u_>=evalf(head(mat_item(t_,k_+1)))){k_:=k_+1;} return k_;}`,
  `tab_piece(c_,u_):={local s_,e_; s_:=0; for e_ in tail(c_) do s_:=s_*(u_-head(c_))+e_; od; return s_;}`,
  `tab_pieces(f_,t_,c_,u_):=when(size(c_)==1,tab_formula(t_,head(c_),u_),f_(op(tab_cases(t_,c_,u_))))`,
  `tab_formula(t_,c_,u_):=when(mat_decimal(t_),tab_piece(c_,u_),expand(tab_piece(c_,u_)))`,
  `tab_cases(t_,c_,u_):={local v_,k_; v_:=[]; for(k_:=0;k_<size(c_)-1;k_++){
v_:=append(append(v_,u_<head(mat_item(t_,k_+1))),tab_formula(t_,mat_item(c_,k_),u_));}
return append(v_,tab_formula(t_,back(c_),u_));}`,
  `tab_linear(x_,y_,u_):=tab_linear_at(tab_sorted(x_,y_),u_)`,
  `tab_linear_at(t_,u_):=tab_at(t_,makelist(k_->tab_line(mat_item(t_,k_),mat_item(t_,k_+1)),0,size(t_)-2),u_)`,
  `tab_line(p_,q_):=[head(p_),(back(q_)-back(p_))/(head(q_)-head(p_)),back(p_)]`,
]

/** Cubic pieces from the slopes at their ends. */
const CUBICS = [
  `tab_cubic(x_,y_,u_,f_):=tab_cubic_at(tab_sorted(x_,y_),u_,f_)`,
  `tab_cubic_at(t_,u_,f_):=when(size(t_)<3,tab_linear_at(t_,u_),tab_hermite(t_,f_(map(t_,p_->head(p_)),map(t_,p_->back(p_))),u_))`,
  `tab_hermite(t_,m_,u_):=tab_at(t_,makelist(k_->tab_cubic_piece(mat_item(t_,k_),mat_item(t_,k_+1),mat_item(m_,k_),
mat_item(m_,k_+1)),0,size(t_)-2),u_)`,
  `tab_cubic_piece(p_,q_,a_,b_):=tab_coefficients(p_,head(q_)-head(p_),(back(q_)-back(p_))/(head(q_)-head(p_)),a_,b_)`,
  `tab_coefficients(p_,h_,s_,a_,b_):=[head(p_),(a_+b_-2*s_)/h_^2,(3*s_-2*a_-b_)/h_,a_,back(p_)]`,
  `tab_slopes(x_,y_):=tab_slopes_of(size(x_),mat_steps(x_),mat_steps(y_)./mat_steps(x_))`,
  `tab_slopes_of(n_,h_,s_):=when(n_==3,tab_parabola(mat_item(h_,0),mat_item(h_,1),mat_item(s_,0),mat_item(s_,1)),
inv(makelist(j_->tab_row(j_,n_,h_),0,n_-1))*
makelist(k_->tab_right(k_,n_,h_,s_),0,n_-1))`,
  `tab_parabola(h_,g_,r_,s_):=tab_bend(h_,g_,r_,(s_-r_)/(h_+g_))`,
  `tab_bend(h_,g_,r_,c_):=[r_-c_*h_,r_+c_*h_,r_+c_*(h_+2*g_)]`,
  `tab_row(j_,n_,h_):=makelist(k_->tab_entry(j_,k_,n_,h_),0,n_-1)`,
  `tab_entry(j_,k_,n_,h_):=when(j_==0,when(k_==0,mat_item(h_,1),when(k_==1,mat_item(h_,0)+mat_item(h_,1),0)),
when(j_==n_-1,when(k_==n_-1,mat_item(h_,n_-3),when(k_==n_-2,mat_item(h_,n_-2)+mat_item(h_,n_-3),0)),
when(k_==j_-1,mat_item(h_,j_),when(k_==j_,2*(mat_item(h_,j_-1)+mat_item(h_,j_)),when(k_==j_+1,mat_item(h_,j_-1),0)))))`,
  `tab_right(k_,n_,h_,s_):=when(k_==0,tab_end(mat_item(h_,0),mat_item(h_,1),mat_item(s_,0),mat_item(s_,1)),
when(k_==n_-1,tab_end(mat_item(h_,n_-2),mat_item(h_,n_-3),mat_item(s_,n_-2),mat_item(s_,n_-3)),
3*(mat_item(h_,k_)*mat_item(s_,k_-1)+mat_item(h_,k_-1)*mat_item(s_,k_))))`,
  `tab_end(h_,g_,r_,s_):=((h_+2*(h_+g_))*g_*r_+h_^2*s_)/(h_+g_)`,
  `tab_gentle(x_,y_):=tab_gentle_of(size(x_),mat_steps(x_),mat_steps(y_)./mat_steps(x_))`,
  `tab_gentle_of(n_,h_,s_):=makelist(k_->when(k_==0,tab_edge(mat_item(h_,0),mat_item(h_,1),mat_item(s_,0),mat_item(s_,1)),
when(k_==n_-1,tab_edge(mat_item(h_,n_-2),mat_item(h_,n_-3),mat_item(s_,n_-2),mat_item(s_,n_-3)),
tab_inner(mat_item(h_,k_-1),mat_item(h_,k_),mat_item(s_,k_-1),mat_item(s_,k_)))),0,n_-1)`,
  `tab_inner(g_,h_,r_,s_):=when(evalf(r_*s_)<=0,0,3*(g_+h_)/((2*h_+g_)/r_+(h_+2*g_)/s_))`,
  `tab_edge(h_,g_,r_,s_):=tab_bounded(((2*h_+g_)*r_-h_*s_)/(h_+g_),r_,s_)`,
  `tab_bounded(d_,r_,s_):=when(evalf(d_*r_)<=0,0,when(evalf(r_*s_)<0 and abs(evalf(d_))>3*abs(evalf(r_)),3*r_,d_))`,
  `tab_spline(x_,y_,u_):=tab_cubic(x_,y_,u_,tab_slopes)`,
  `tab_pchip(x_,y_,u_):=tab_cubic(x_,y_,u_,tab_gentle)`,
]

/** A table of two sides: between its rows, and then between its columns. */
const GRIDS = [
  `tab_grid(x_,y_,z_,u_,v_):=when(size(z_)!=size(x_) or size(head(z_))!=size(y_),
num_fault("interp2 needs a matrix with a row for each x and a column for each y."),
tab_linear(x_,map(z_,r_->tab_linear(y_,r_,v_)),u_))`,
]

/**
 * Natural splines of any order as rows, the last one cached: the left end, and coefficients about it from the
 * highest power down. The engine takes any formula for undefined in which `undef` stands: beyond the ends there
 * is the power of a name without a value, which no derivative or integral makes a number.
 */
const SPLINES = [
  `spl_pieces(x_,y_,n_):=when(n_!=floor(n_) or n_<1 or n_>9,num_fault("The order of a spline is a whole number from 1 to 9."),
spl_kept(string([x_,y_,n_]),x_,y_,n_))`,
  `spl_kept(k_,x_,y_,n_):={if(spl_key==k_){return spl_value;} spl_value:=spl_rows(tab_sorted(x_,y_),n_); spl_key:=k_; return spl_value;}`,
  `spl_rows(t_,n_):=when(size(t_)>25,spl_of(evalf(t_),n_),spl_of(t_,n_))`,
  `spl_of(t_,n_):=when(n_==1,makelist(k_->tab_line(mat_item(t_,k_),mat_item(t_,k_+1)),0,size(t_)-2),
when(n_==2,spl_parabolas(t_),when(n_==3,spl_cubics(t_),
spl_settled(t_,spline(map(t_,p_->head(p_)),map(t_,p_->back(p_)),'spl_x',n_),n_))))`,
  `spl_settled(t_,s_,n_):=when(size(remove(v_->v_==spl_x,lname(s_)))>size(lname(t_)),
num_fault("A spline of this order needs more points."),spl_each(t_,s_,n_))`,
  `spl_parabolas(t_):={local v_,m_,h_,d_,k_,p_,q_; v_:=[]; m_:=0; p_:=head(t_);
for q_ in tail(t_) do h_:=head(q_)-head(p_); d_:=(back(q_)-back(p_))/h_;
v_:=append(v_,[head(p_),(d_-m_)/h_,m_,back(p_)]); m_:=2*d_-m_; p_:=q_; od; return v_;}`,
  `spl_cubics(t_):={local n_,h_,d_,c_,r_,g_,k_,m_,w_,v_; n_:=size(t_); h_:=mat_steps(map(t_,p_->head(p_)));
d_:=mat_steps(map(t_,p_->back(p_)))./h_; c_:=[0]; r_:=[0];
for(k_:=1;k_<n_-1;k_++){ g_:=mat_item(h_,k_-1); w_:=2*(g_+mat_item(h_,k_))-g_*back(c_);
r_:=append(r_,(6*(mat_item(d_,k_)-mat_item(d_,k_-1))-g_*back(r_))/w_); c_:=append(c_,mat_item(h_,k_)/w_); }
m_:=0; v_:=[];
for(k_:=n_-2;k_>=0;k_--){ w_:=mat_item(r_,k_)-mat_item(c_,k_)*m_; g_:=mat_item(h_,k_);
v_:=prepend(v_,[head(mat_item(t_,k_)),(m_-w_)/(6*g_),w_/2,mat_item(d_,k_)-g_*(2*w_+m_)/6,back(mat_item(t_,k_))]); m_:=w_; }
return v_;}`,
  `spl_each(t_,s_,n_):=makelist(k_->spl_row(head(mat_item(t_,k_)),mat_item(s_,k_),n_),0,size(s_)-1)`,
  `spl_row(a_,p_,n_):=concat([a_],makelist(k_->subst(diff(p_,spl_x,n_-k_),spl_x=a_)/(n_-k_)!,0,n_))`,
  `spl_at(c_,e_,beyond_,u_):=when(type(u_)==DOM_LIST,spl_all(c_,e_,beyond_,u_),when(num_real(u_),
when(beyond_==0 and (evalf(u_)<evalf(head(head(c_))) or evalf(u_)>evalf(e_)),undef,tab_piece(mat_item(c_,spl_place(c_,evalf(u_),0)),u_)),
spl_formula(piecewise,c_,e_,beyond_,u_)))`,
  `spl_all(c_,e_,beyond_,u_):=when(beyond_==0 and select(w_->spl_outside(c_,e_,w_),flatten(u_))!=[],
num_fault("interpolate has no value beyond its table: leave such places out, or extrapolate."),map(u_,w_->spl_at(c_,e_,beyond_,w_)))`,
  `spl_outside(c_,e_,w_):=when(num_real(w_),evalf(w_)<evalf(head(head(c_))) or evalf(w_)>evalf(e_),false)`,
  `spl_place(c_,u_,k_):={while(k_<size(c_)-1 and u_>=evalf(head(mat_item(c_,k_+1)))){k_:=k_+1;} return k_;}`,
  `spl_formula(f_,c_,e_,beyond_,u_):=when(beyond_!=0,tab_pieces(f_,spl_ends(c_,e_),c_,u_),
f_(op(concat([u_<head(head(c_)),'undefined'^u_],concat(spl_inner(c_,u_),[u_<=e_,tab_piece(back(c_),u_),'undefined'^u_])))))`,
  `spl_ends(c_,e_):=append(map(c_,r_->[head(r_),back(r_)]),[e_,0])`,
  `spl_inner(c_,u_):={local v_,k_; v_:=[]; for(k_:=0;k_<size(c_)-1;k_++){
v_:=append(append(v_,u_<head(mat_item(c_,k_+1))),tab_piece(mat_item(c_,k_),u_));} return v_;}`,
]

/** Areas under points, by trapezoids. */
const AREAS = [
  `tab_area(x_,y_):=when(size(x_)!=size(y_),num_fault("There have to be as many x as y."),when(size(x_)<2,0,sum(tab_strips(x_,y_))))`,
  `tab_strips(x_,y_):=makelist(k_->(mat_item(x_,k_+1)-mat_item(x_,k_))*(mat_item(y_,k_)+mat_item(y_,k_+1))/2,0,size(x_)-2)`,
  `tab_areas(x_,y_):=when(size(x_)!=size(y_),num_fault("There have to be as many x as y."),when(size(x_)<2,[0],concat([0],cumSum(tab_strips(x_,y_)))))`,
]

export const INTERPOLATION = [...TABLES, ...CUBICS, ...SPLINES, ...GRIDS, ...AREAS]
