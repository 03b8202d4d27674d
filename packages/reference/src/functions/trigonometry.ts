/** Trigonometry. Columns and the language of the rules: see table.ts. */
export const trigonometry = `
acos, arccos | acos(x) | 1 -> angle | | Angle whose cosine is x.
acos2asin | acos2asin(expr) | same | | Writes every arccosine with an arcsine instead.
acos2atan | acos2atan(expr) | same | | Writes every arccosine with an arctangent instead.
acosd | acosd(x) | 1 -> 1 | acos($1) * 180 / pi | Inverse cosine as a plain number of degrees.
acot, arccot | acot(x) | 1 -> angle | | Angle whose cotangent is x.
acsc, arccsc | acsc(x) | 1 -> angle | | Angle whose cosecant is x.
asec, arcsec | asec(x) | 1 -> angle | | Angle whose secant is x.
asin, arcsin | asin(x) | 1 -> angle | | Angle whose sine is x.
asin2acos | asin2acos(expr) | same | | Writes every arcsine with an arccosine instead.
asin2atan | asin2atan(expr) | same | | Writes every arcsine with an arctangent instead.
asind | asind(x) | 1 -> 1 | asin($1) * 180 / pi | Inverse sine as a plain number of degrees.
atan, arctan | atan(x) | 1 -> angle | | Angle whose tangent is x, between -90 and 90 degrees.
atan2, arctan2 | atan2(y, x) | a, a -> angle | | Direction angle of the point (x, y), placed in the right quadrant from both signs. The y value comes first.
atan2acos | atan2acos(expr) | same | | Writes every arctangent with an arccosine instead.
atan2asin | atan2asin(expr) | same | | Writes every arctangent with an arcsine instead.
atand | atand(x) | 1 -> 1 | atan($1) * 180 / pi | Inverse tangent as a plain number of degrees.
cos | cos(x) | angle -> 1 | | Cosine.
cos2sintan | cos2sintan(expr) | same | | Writes cosine as sine over tangent.
cosd | cosd(x) | 1 -> 1 | cos($1 * pi / 180) | Cosine of a plain number of degrees.
cot | cot(x) | angle -> 1 | | Cotangent.
csc | csc(x) | angle -> 1 | | Cosecant.
degrees | degrees(x) | 1 -> 1 | $1 * 180 / pi | How many degrees an angle in radians has.
halftan | halftan(expr) | same | | Writes trigonometric functions with the tangent of the half angle.
halftan_hyp2exp | halftan_hyp2exp(expr) | same | | Half-angle tangents for trigonometric functions and exponentials for hyperbolic ones.
radians | radians(x) | 1 -> angle | $1 * pi / 180 | Angle with that many degrees.
sec | sec(x) | angle -> 1 | | Secant.
shift_phase | shift_phase(expr) | same | | Moves the phase of trigonometric functions by a quarter turn.
sin | sin(x) | angle -> 1 | | Sine.
sin2costan | sin2costan(expr) | same | | Writes sine as cosine times tangent.
sinc | sinc(x) | angle -> 1 | piecewise($1 == 0, 1, sin($1) / $1) | sin(x)/x, and 1 at 0.
sincos | sincos(expr) | same | | Writes complex exponentials with sine and cosine.
sind | sind(x) | 1 -> 1 | sin($1 * pi / 180) | Sine of a plain number of degrees.
tan | tan(x) | angle -> 1 | | Tangent.
tan2cossin2 | tan2cossin2(expr) | same | | Writes tangent using cosine and sine of the doubled angle (sine below).
tan2sincos | tan2sincos(expr) | same | | Writes tangent as sine over cosine.
tan2sincos2 | tan2sincos2(expr) | same | | Writes tangent using sine and cosine of the doubled angle (sine on top).
tand | tand(x) | 1 -> 1 | tan($1 * pi / 180) | Tangent of a plain number of degrees.
tcollect, tCollect | tcollect(expr) | same | | Groups sines and cosines that share an angle.
texpand, tExpand | texpand(expr) | same | | Breaks up trigonometric, exponential and logarithmic functions of sums and multiples.
tlin, lineariser_trigo | tlin(expr) | same | | Rewrites powers and products of sines and cosines as sums.
trigcos | trigcos(expr) | same | | Simplifies a trigonometric expression, keeping cosines where possible.
trigexpand | trigexpand(expr) | same | | Breaks up functions of sums and multiples of angles.
trigsin | trigsin(expr) | same | | Simplifies a trigonometric expression, keeping sines where possible.
trigtan | trigtan(expr) | same | | Simplifies a trigonometric expression, keeping tangents where possible.
`

/** Geometry. Columns and the language of the rules: see table.ts. */
export const geometry = `
abscissa | abscissa(point) | plain | | x coordinate of a point.
affix | affix(point) | plain | | Complex number for a point or vector.
cross_ratio | cross_ratio(a, b, c, d) | plain | | Cross ratio of four complex points.
division_point | division_point(a, b, k) | plain | | Point dividing a segment in a given ratio.
reduced_conic | reduced_conic(expr, [x, y]) | plain | | Centre, axes and standard equation of a conic.
reduced_quadric | reduced_quadric(expr, [x, y, z]) | plain | | Centre, axes, eigenvalues and standard equation of a quadric.
rotation | rotation(centre, angle, object) | plain | | Rotated copy of a geometric object.
similarity | similarity(centre, ratio, angle, object) | plain | | Scaled and rotated copy of a geometric object.
slope | slope([x1, y1], [x2, y2]) | @slopeOfPoints | | Slope of the line through two points.
translation | translation(vector, object) | plain | | Shifted copy of a geometric object.
`
