/**
 * Products of two units that textbooks write without a sign between them: kNm^2, W/mK, Ns. The first
 * group is one unit, the second the other, with its power perhaps. A spelling that could be a plural
 * (kgs, lbfs) or a name of its own (gm) is missing.
 */
export const UNSPACED_UNITS: readonly RegExp[] = [
  /^([kMmµ]?N)(s|[cm]?m[2-4]?)$/,
  /^([kMmµ]?Pa)(s|m[23]?)$/,
  /^([kMm]?Nm)(s|rad)$/,
  /^(kg|lbf?|ozf?|slug|kip|kgf)((?:ft|in|[cm]?m)[2-4]?)$/,
  /^(ft|in)(lbf?|ozf?|kip)$/,
  /^(g)([cm]m2?|m[23])$/,
  /^([km]?g|lb|k?mol|lbmol)(K|degC|degF)$/,
  /^((?:[cm]?m|ft|in)[23]?)(K|degC|degF)$/,
  /^(m[23])([adhs]|min|yr)$/,
  /^([kMmµ]?[VAJ])(s)$/,
  /^([kMmµn]?Ohm)([cm]?m)$/,
  /^(C)(m)$/,
]
