/**
 * Responsibilities: one element of a list put into its place. The engine itself would count an index of 0
 * from the end, and make a table of a list with a hole.
 */
export const ELEMENTS: readonly string[] = [
  `put_element(l_,p_,v_):={local k_,n_; if(type(l_)!=DOM_LIST){num_fault("This is a number, not a list: it has no elements.");}
k_:=put_place(head(p_))-mat_first(); n_:=size(l_);
if(k_<0){num_fault("There is no element "+string(k_+mat_first())+": the first element has the index "+string(mat_first())+".");}
if(k_>n_){num_fault("There is no element "+string(k_+mat_first())+" yet: "+put_count(n_)+", the next one is "+string(n_+mat_first())+".");}
if(size(p_)>1){v_:=put_element(when(k_<n_,mat_item(l_,k_),[]),tail(p_),v_);}
if(k_==n_){return append(l_,v_);} l_[k_+mat_first()]:=v_; return l_;}`,
  `put_place(k_):={if(type(k_)==DOM_INT){return k_;} if(lname(k_)!=[]){num_fault("This index depends on a name without a value.");}
if(num_real(k_)){if(abs(evalf(k_)-round(evalf(k_)))<1e-9){return exact(round(evalf(k_)));}}
num_fault("An index is a whole number, not "+string(k_)+".");}`,
  `put_count(n_):=when(n_==0,"the list is empty",when(n_==1,"there is 1","there are "+string(n_)))`,
]
