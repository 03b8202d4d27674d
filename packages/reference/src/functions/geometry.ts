/** Geometry. Columns and the language of the rules: see table.ts. */
export const geometry = `
abscissa | abscissa(point) | plain | | x coordinate of a point.
affix | affix(point) | plain | | Complex number for a point or vector.
bezier | bezier(points, plot) | plain | | Bezier curve from control points.
cote | cote(point) | plain | | z coordinate of a point.
cross_ratio | cross_ratio(a, b, c, d) | plain | | Cross ratio of four complex points.
division_point | division_point(a, b, k) | plain | | Point dividing a segment in a given ratio.
reduced_conic | reduced_conic(equation) | plain | | Centre, axes and standard equation of a conic.
reduced_quadric | reduced_quadric(equation) | plain | | Centre, axes, eigenvalues and standard equation of a quadric.
rotation | rotation(centre, angle, object) | plain | | Rotated copy of a geometric object.
similarity | similarity(centre, ratio, angle, object) | plain | | Scaled and rotated copy of a geometric object.
slope | slope(line) | plain | | Slope of a line.
translation | translation(vector, object) | plain | | Shifted copy of a geometric object.
`
