/**
 * Responsibilities: least and greatest values, checked. The engine goes from one place where the
 * derivative is zero to the next, and takes what it has found for all there is.
 */

/** The expression at a point, as a number; beyond all others where it has none. */
const AT = `low_at(f_,x_,v_):=begin local r_; r_:=evalf(evalf(subst(f_,x_,v_)));
return when(type(r_)==DOM_FLOAT,r_,1e300); end`

/** Where the least of many places is, between its neighbours: [left, place, right]. */
const LEAST = `low_least(f_,x_,places_):=begin local p_,l_,r_,best_,y_,found_,rest_; rest_:=places_; p_:=head(rest_); l_:=p_;
best_:=1e301; found_:=[p_,p_,p_];
while (rest_!=[]) { p_:=head(rest_); rest_:=tail(rest_); r_:=when(rest_==[],p_,head(rest_));
y_:=low_at(f_,x_,p_); if (y_<best_) { best_:=y_; found_:=[l_,p_,r_]; } l_:=p_; }
return found_; end`

/** The place between two neighbours, by golden section, and where the slope has two signs by halving. */
const REFINED = `low_refined(f_,x_,l_,r_):=begin local d_,k_,c_,u_,v_; d_:=[];
if (l_==r_) { return l_; }
try { d_:=[eval('diff'(f_,x_))]; } catch(e_) { d_:=[]; };
if (d_!=[]) { d_:=head(d_); u_:=evalf(subst(d_,x_,l_)); v_:=evalf(subst(d_,x_,r_));
if (type(u_)==DOM_FLOAT and type(v_)==DOM_FLOAT) { if (u_<=0 and v_>=0) {
for (k_:=0;k_<80;k_++) { c_:=(l_+r_)/2; u_:=evalf(subst(d_,x_,c_)); if (type(u_)!=DOM_FLOAT) { return c_; }
if (u_==0) { return c_; } if (u_<0) { l_:=c_; } else { r_:=c_; } }
return (l_+r_)/2; } } };
for (k_:=0;k_<90;k_++) { u_:=l_+0.3819660112501051*(r_-l_); v_:=l_+r_-u_;
if (low_at(f_,x_,u_)<=low_at(f_,x_,v_)) { r_:=v_; } else { l_:=u_; } }
return (l_+r_)/2; end`

/** The place of the least value between two bounds. */
const PLACE = `low_place(f_,x_,a_,b_):=begin local l_,p_,r_,q_,h_; a_:=evalf(a_); b_:=evalf(b_); h_:=(b_-a_)/500;
[l_,p_,r_]:=low_least(f_,x_,append(seq(a_+k_*h_,k_,0,499),b_)); q_:=low_refined(f_,x_,l_,r_);
return when(low_at(f_,x_,p_)<=low_at(f_,x_,q_),p_,q_); end`

/** Whether a value lies so far below those at a few even places that it stands beside a pole. */
const ENDLESS = `low_endless(f_,x_,a_,b_,y_):=begin local m_; m_:=select(v_->v_<1e300,map(seq(a_+(k_+0.5)*(b_-a_)/20,k_,0,19),v_->low_at(f_,x_,v_)));
return when(m_==[],false,y_<min(m_)-1e7*(max(m_)-min(m_)+1e-300) and max(m_)>min(m_)); end`

/** The engine's own result, as a list of one; an empty list where it fails. */
const NATIVE = `low_native(f_,where_):=begin local r_; r_:=[];
try { r_:=[eval('minimize'(f_,where_))]; } catch(e_) { r_:=[]; };
return low_checked(r_); end`

const NATIVE_PLACES = `low_natives(f_,where_):=begin local r_; r_:=[];
try { r_:=[eval('fMin'(f_,where_))]; } catch(e_) { r_:=[]; };
return low_checked(r_); end`

const CHECKED = `low_checked(r_):=begin if (r_==[]) { return r_; }
if (inString(string(r_),"Error: ")>inString("","E") or inString(string(r_),"undef")>inString("","u")) { return []; }
return r_; end`

/** The least value between bounds: the engine's where it is as small as any that was seen. */
const BETWEEN = `least_between(f_,x_,a_,b_):=begin local r_,y_; r_:=[x_=(a_..b_)];
r_:=low_native(f_,head(r_));
if (select(v_->v_!=x_,lname([f_,a_,b_]))!=[]) { if (r_==[]) { throw("no least value"); } return head(r_); };
y_:=low_at(f_,x_,low_place(f_,x_,a_,b_));
if (low_endless(f_,x_,evalf(a_),evalf(b_),y_)) { throw("says The expression has no such value: it grows or falls without end."); }
if (y_>=1e300) { throw("says The expression has no real value between these bounds."); }
if (r_==[]) { return y_; }
r_:=head(r_);
if (type(evalf(r_))==DOM_FLOAT) { if (abs(evalf(r_)-y_)<=1e-9*(abs(y_)+abs(low_at(f_,x_,evalf(a_))))) { return r_; } }
return y_; end`

/**
 * All places of the least value between bounds: those of the engine that are as low as any, and those that lie
 * lowest among their neighbours on a grid; bounds and what the engine found stay exact.
 */
const PLACES = `least_places(f_,x_,a_,b_):=begin local r_,p_,y_,size_,m_; r_:=[x_=(a_..b_)];
r_:=low_natives(f_,head(r_)); if (r_!=[]) { r_:=head(r_); if (type(r_)!=DOM_LIST) { r_:=[r_]; } }
if (select(v_->v_!=x_,lname([f_,a_,b_]))!=[]) { return r_; }
p_:=low_place(f_,x_,a_,b_); y_:=low_at(f_,x_,p_);
if (low_endless(f_,x_,evalf(a_),evalf(b_),y_)) { throw("says The expression has no such value: it grows or falls without end."); }
if (y_>=1e300) { throw("says The expression has no real value between these bounds."); }
size_:=abs(y_)+abs(low_at(f_,x_,evalf(a_)));
m_:=select(v_->low_at(f_,x_,evalf(v_))<=y_+1e-9*size_,append(concat([a_,b_],concat(r_,low_minima(f_,x_,evalf(a_),evalf(b_)))),p_));
m_:=low_apart(m_,1e-6*abs(evalf(b_-a_)));
if (size(m_)>100) { throw("says The expression has its extreme value at more than 100 places between these bounds."); }
return sort(map(m_,v_->when(abs(evalf(v_))<1e-15*evalf(b_-a_),0,v_)),(u_,v_)->evalf(u_)<evalf(v_)); end`

/** Places between neighbours that are not lower, refined. */
const MINIMA = `low_minima(f_,x_,a_,b_):=begin local h_,m_,k_,u_,v_,w_; h_:=(b_-a_)/500; m_:=[]; v_:=1e300; w_:=low_at(f_,x_,a_);
for (k_:=0;k_<500;k_++) { u_:=v_; v_:=w_; w_:=low_at(f_,x_,a_+(k_+1)*h_);
if (k_>0) { if (v_<=u_ and v_<=w_ and (v_<u_ or v_<w_)) { m_:=append(m_,low_refined(f_,x_,a_+(k_-1)*h_,a_+(k_+1)*h_)); } } }
return m_; end`

/** The first of those that lie closer together than a distance. */
const APART = `low_apart(m_,d_):=begin local r_,v_; r_:=[]; for v_ in m_ do
if (select(w_->abs(evalf(w_-v_))<=d_,r_)==[]) { r_:=append(r_,v_); } od; return r_; end`

/** Places near and far, on both sides of zero. */
const FAR = `low_far():=concat(revlist(map(seq(10.0^(k_/4),k_,-12,32),v_->-v_)),concat([0.0],seq(10.0^(k_/4),k_,-12,32)))`

/** The least value anywhere; an error where the expression falls further and further. */
const ANYWHERE = `least_anywhere(f_,x_):=begin local r_,l_,p_,q_,y_;
r_:=low_native(f_,x_);
if (select(v_->v_!=x_,lname(f_))!=[]) { if (r_==[]) { throw("no least value"); } return head(r_); };
[l_,p_,q_]:=low_least(f_,x_,low_far());
y_:=low_at(f_,x_,p_);
if (r_!=[]) { r_:=head(r_); if (type(evalf(r_))==DOM_FLOAT) { if (evalf(r_)<=y_+1e-9*abs(y_)) { return r_; } } }
if (abs(p_)>=1e8 or y_>=low_at(f_,x_,l_) or y_>=low_at(f_,x_,q_)) { throw("no least value"); }
return low_at(f_,x_,low_refined(f_,x_,l_,q_)); end`

export const EXTREMES: readonly string[] = [
  AT,
  LEAST,
  REFINED,
  PLACE,
  ENDLESS,
  CHECKED,
  NATIVE,
  NATIVE_PLACES,
  BETWEEN,
  MINIMA,
  APART,
  PLACES,
  FAR,
  ANYWHERE,
]
