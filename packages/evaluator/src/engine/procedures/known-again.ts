/**
 * Responsibilities: calls that waited for a value, in the engine's language. It keeps them as they are, also when
 * one is put in.
 */

/** Functions of ours that stayed as they were, for what has a value by now. */
const AGAIN = `again_known(e_):=subst(e_,of=(q_->again_call(q_)))`

const CALL = `again_call(q_):={local h_,u_; h_:=head(q_); u_:=[head(tail(q_))];
if(type(h_)!=DOM_IDENT){return 'of'(q_);} if(size(u_)==1){u_:=head(u_);
if(h_==erfinv){return num_erfinv(u_);}
if(h_==erfcinv){return num_erfcinv(u_);}
if(h_==fresnelC){return num_fresnel_cosine(u_);}
if(h_==fresnelS){return num_fresnel_sine(u_);}
if(h_==ellipticK){return ell_k(u_);}
if(h_==ellipticE){return ell_e(u_);}
return 'of'(q_);}
if(h_==polylog){return num_polylog(head(u_),head(tail(u_)));}
if(h_==hyp1f1){return num_1f1(op(u_));}
if(h_==hyp2f1){return num_2f1(op(u_));}
return 'of'(q_);}`

export const KNOWN_AGAIN: readonly string[] = [CALL, AGAIN]
