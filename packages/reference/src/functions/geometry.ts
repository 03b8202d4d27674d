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
