/** Trigonometry. What an example is: see index.ts. */
export const trigonometry = `
acos | acos(1/2) | 1.0472
acos2asin | acos2asin(acos(x)) | pi/2 - asin(x)
acos2atan | acos2atan(acos(x)) | pi/2 - atan(x/sqrt(1 - x^2))
acosd | acosd(0.5) | 60
acot | acot(1) | 0.785398
acsc | acsc(2) | 0.523599
asec | asec(2) | 1.0472
asin | asin(1/2) | 0.523599
asin2acos | asin2acos(asin(x)) | pi/2 - acos(x)
asin2atan | asin2atan(asin(x)) | atan(x/sqrt(1 - x^2))
asind | asind(0.5) | 30
atan | atan(1) | 0.785398
atan2 | atan2(1, -1) | 2.35619
atan2acos | atan2acos(atan(x)) | pi/2 - acos(x/sqrt(x^2 + 1))
atan2asin | atan2asin(atan(x)) | asin(x/sqrt(x^2 + 1))
atand | atand(1) | 45
cos | cos(60 [deg]) | 0.5
cos2sintan | cos2sintan(cos(x)) | sin(x)/tan(x)
cosd | cosd(60) | 0.5
cot | cot(pi/4) | 1
csc | csc(pi/6) | 2
degrees | degrees(pi/2) | 90
halftan | halftan(sin(x)) | 2*tan(x/2)/(tan(x/2)^2 + 1)
halftan_hyp2exp | halftan_hyp2exp(sinh(x)) | (e^x - 1/e^x)/2
radians | radians(180) | 3.14159
sec | sec(pi/3) | 2
shift_phase | shift_phase(sin(x + pi/2)) | cos(x)
sin | sin(30 [deg]) | 0.5
sin2costan | sin2costan(sin(x)) | cos(x)*tan(x)
sinc | sinc(0) | 1
sincos | sincos(exp(i*x)) | cos(x) + i*sin(x)
sind | sind(30) | 0.5
tan | tan(45 [deg]) | 1
tan2cossin2 | tan2cossin2(tan(x)) | (1 - cos(2*x))/sin(2*x)
tan2sincos | tan2sincos(tan(x)) | sin(x)/cos(x)
tan2sincos2 | tan2sincos2(tan(x)) | sin(2*x)/(cos(2*x) + 1)
tand | tand(45) | 1
tcollect | tcollect(sin(x) + cos(x)) | sqrt(2)*cos(x - pi/4)
texpand | texpand(sin(x + y)) | sin(x)*cos(y) + cos(x)*sin(y)
tlin | tlin(sin(x)^2) | 1/2 - cos(2*x)/2
trigcos | trigcos(sin(x)^2) | 1 - cos(x)^2
trigexpand | trigexpand(sin(2*x)) | 2*cos(x)*sin(x)
trigsin | trigsin(cos(x)^2) | 1 - sin(x)^2
trigtan | trigtan(cos(x)^2) | 1/(tan(x)^2 + 1)
`

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
