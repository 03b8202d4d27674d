/**
 * Responsibilities: results that are compared with numbers found in another way, in the engine's language: see
 * prepare/witness.ts.
 */

/** Whether a result has the number w_, where numbers elsewhere are of the size m_: beside those a rest is none. */
const NEAR = `witness_near(v_,w_,m_):=abs(v_-w_)<=max(1e-5*max(abs(v_),abs(w_)),1e-9*m_)`

/** The number in place of a result that it contradicts, or that is infinite or undefined. */
const NUMBER = `witnessed(r_,w_):=begin local v_; if (type(r_)==DOM_LIST) { return r_; } v_:=evalf(r_);
if (type(v_)==DOM_FLOAT or type(v_)==DOM_COMPLEX) { if (witness_near(v_,w_,0.0)) { return r_; } }
else { if (not(has(r_,infinity) or has(r_,undef))) { return r_; } }
print("says The formula that was found does not agree with its numbers: the numerical value is shown."); return w_; end`

/** The place at which a result contradicts its numbers in words, or "" where it has them as far as it has any. */
const FAULT = `witness_fault(r_,n_,p_,w_):=begin local v_,u_,m_; m_:=max(abs(w_));
for u_ in p_ do v_:=evalf(evalf(subst(r_,n_,u_)));
if (type(v_)==DOM_FLOAT or type(v_)==DOM_COMPLEX) { if (not(witness_near(v_,head(w_),m_))) { return witness_words(n_,u_); } }
else { if (has(v_,infinity) or has(v_,undef)) { return witness_words(n_,u_); } }
w_:=tail(w_); od; return ""; end`

/**
 * The result of l_, where it has the numbers w_ at the places p_ of its names n_; else the one for positive names,
 * with the numbers y_ at the places q_. Roots and absolute values often have a formula for one sign of a name only.
 */
const FORMULA = `witnessed_at(l_,n_,p_,w_,q_,y_):=begin local r_,t_,k_; r_:=undef; k_:=0;
try { r_:=l_(0); } catch(err) { k_:=1; }
if (type(r_)==DOM_LIST) { return r_; } t_:=witness_fault(r_,n_,p_,w_); if (t_=="") { return r_; }
if (q_!=[]) { t_:=witness_positive(l_,n_,t_,q_,y_); if (t_!=[]) { return head(t_); } t_:=witness_fault(r_,n_,p_,w_); }
if (k_==1) { return l_(0); }
throw("says The formula that was found does not agree with its numbers, for instance at "+t_+". Give the names values."); return r_; end`

const POSITIVE = `witness_positive(l_,n_,t_,q_,y_):=begin local r_,v_; r_:=undef;
for v_ in n_ do expr("assume("+string(v_)+">0)"); od;
try { r_:=l_(0); } catch(err) { r_:=undef; }
for v_ in n_ do expr("purge("+string(v_)+")"); od;
if (has(r_,undef) or witness_fault(r_,n_,q_,y_)!="") { return []; }
print("says This formula holds for positive values: the sign of "+witness_names(n_)+" decides about it."); return [r_]; end`

const NAMES = `witness_names(n_):=begin local t_,v_; t_:=""; for v_ in n_ do t_:=t_+when(t_=="",""," or ")+string(v_); od; return t_; end`

const WORDS = `witness_words(n_,u_):=begin local t_; t_:="";
while (n_!=[]) { t_:=t_+when(t_=="","",", ")+string(head(n_))+" = "+string(head(u_)); n_:=tail(n_); u_:=tail(u_); } return t_; end`

/** The same for an antiderivative: its differences are integrals. */
const ANTIDERIVATIVE = `witnessed_over(r_,n_,p_,w_):=begin local v_,u_,m_; if (type(r_)==DOM_LIST) { return r_; } m_:=max(abs(w_));
for u_ in p_ do v_:=evalf(evalf(subst(r_,n_,head(tail(u_)))-subst(r_,n_,head(u_))));
if (type(v_)==DOM_FLOAT) { if (not(witness_near(v_,head(w_),m_))) {
throw("says No antiderivative without steps of its own was found: integrate between bounds."); } }
w_:=tail(w_); od; return r_; end`

export const WITNESS: readonly string[] = [
  NEAR,
  NUMBER,
  WORDS,
  NAMES,
  FAULT,
  POSITIVE,
  FORMULA,
  ANTIDERIVATIVE,
]
