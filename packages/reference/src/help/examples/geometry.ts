/** Geometry. What an example is: see index.ts. */
export const geometry = `
abscissa | abscissa(3 + 4*i) | 3
affix | affix([3, 4]) | 3 + 4*i
cross_ratio | cross_ratio(0, 1, 2, 3) | 1.33333
division_point | affix(division_point(0, 4, 1/3)) | -2
rotation | affix(rotation(0, pi/2, 1)) | i
similarity | affix(similarity(0, 2, pi/2, 1)) | 2*i
slope | slope([0, 1], [2, 5]) | 2
translation | affix(translation(1 + i, 2)) | 3 + i
reduced_conic | reduced_conic(x^2 + 4*y^2 - 4, [x, y])[4] | x^2 + 4*y^2 - 4
reduced_quadric | reduced_quadric(x^2 + y^2 + z^2 - 1, [x, y, z])[3] | [1, 1, 1]
`
