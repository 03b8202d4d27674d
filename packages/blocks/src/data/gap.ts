/** An empty cell, and what programs write in place of a number. */
export const GAP =
  /^\s*(?:|[+-]?(?:nan|inf|infinity)|∞|n\/?a|null|none|nil|-+|\?+|\.{1,3}|…|:|\*+|\/{2,}|#n\/a|#[a-z]+[!?]|#div\/0!)\s*$/i
