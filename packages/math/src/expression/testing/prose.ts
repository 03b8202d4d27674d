/** Lines of calculations that are prose, and lines that are formulas. */

const rows = (table: string) => table.trim().split('\n')

/** Headings, lists and sentences of calculations, as offices write them. */
export const PROSES = rows(`
Loads on the beam
Given:
Determine the deflection at midspan
Lasten auf den Träger
1. Loads
1. Section
2.1. Point
a) Line
a) bending
see table 3
Bending moment
Design loads
Cross-section properties
Cross section area
Stress in the beam
Loads and moments
Loads, forces and moments
Shear force at the support
2. Materials
2) Materials
(a) Steel
(1) Concrete
• wind load
1.2.3 Snow loads
Given: F and L
Find: the reaction at B
Solution:
Note: all dimensions in mm
Check of the bending stress
Check M_Ed against the resistance
Is the beam safe?
Deflection limit of the floor
The beam is simply supported.
The load is taken from EN 1991, see p. 5.
According to EN 1993-1-1, table 3.1
see EN 1993-1-1, section 6.2
Verification of the cross-section
Young's modulus of steel
The wall thickness must not be less than 3 mm
Dead load and live load
Load case 1
Load combination 1, ultimate limit state
20 % of the live load
The pipe is 12 m long
5 kN live load
where A is the area
with the density of water
for all pipes
Pressure drop in pipes
Pump head
Flow rate and velocity
Heat loss through the wall
Inner and outer surface
Motor data
Rated power of the motor
Voltage drop along the cable
Short circuit current
Project: Bridge over the river
Author: Anna
Sum of forces in y
Mean value of the samples
Steel beam
Wall of brick
Wind from the north
Exposure class
Minimum reinforcement
Maximum deflection
Ergebnis:
Gegeben:
Gesucht: Durchbiegung in Feldmitte
Nachweis der Biegespannung
Durchbiegung in Feldmitte
Eigengewicht und Nutzlast
siehe Tabelle 3
Der Träger ist gelenkig gelagert.
Biegemoment am Auflager
Druckverlust im Rohr
Eingangsdaten für die Pumpe
1. Einwirkungen
b) Querkraft
Maximale Spannung
Moment fléchissant
Charges sur la poutre
Données :
Effort tranchant à l'appui
Voir le tableau 3
Calcul de la flèche
Cargas sobre la viga
Momento flector máximo
Datos:
Carichi sulla trave
Tensione ammissibile
Belasting op de ligger
Last på bjälken
Нагрузка на балку
Изгибающий момент
Дано:
Heat transfer coefficient (inside)
Beam (see figure 2)
Roof beam, axis B
Wall "north side"
Force — upper chord
Column in compression, EN 1993-1-1
Beam design to EN 1992-1-1:2004, section 6.1
Steel column - buckling
Roof beam, IPE 300, S235
HEB 200, S355
HEB 200 - S355
Slab 200 mm, C30/37
Wall W12, axis 3-4
Pump P-101
Heat exchanger E-201: duty
Beam B1/B2
EN 1993-1-1
EN 1993-1-1, 6.3.1
DIN EN 1993-1-1
ASCE 7-22
ACI 318-19
Project 2024-17, rev. B
Revision 2, 3 May 2024
Building A - ground floor
Truss: nodes 1-5
Step 1 - reactions
Calculation no. 12-345
Client: ABB / Siemens
Shear and torsion / beam
Motor 3~ 400 V, 50 Hz
Concrete C30/37, steel B500B
Bolted joint M16 - 8.8
Example 2-3
Section 6.3.1
Knicknachweis nach DIN EN 1993-1-1, 6.3.1
`)

/** Formulas in typing and in plain notation; the names behind | are defined. */
export const FORMULAS = rows(`
F
force
assumptions
E I
a b
m g h
mass velocity | mass velocity
width height | width height
load factor | load
wind speed | wind speed
force in newton | force
rho g h
alpha beta
lambda mu
M_max L
M_Ed gamma_M
F_d cos alpha
sin alpha
sin alpha cos beta
sin(alpha) cos(beta)
tan phi
ln x
sqrt x
sqrt(2 g h)
f(x) g(x)
load(x) moment(x)
max(a, b)
min(forces)
solve(x^2 = 4, x)
mean([1, 2, 3])
F = 5 kN
F := 5 [kN]
force = mass acceleration
stress = force/area
force/area
force*length
mass - tare
mass-tare
Mass - Tare
P-101
F_1-201
B1/B2
force F1/A1
a - b - c
length 2 - width
length + width
length + width height
1/2 m v^2
pi R^2
2 pi R
4/3 pi r^3
5 kN
5 kN m
5 kN*m
12 kN mm
300 K
20 °C
850 W/(m^2 K)
0.86 W/m K
3 bar
5 ft 3 in
kN m
bar
bar mm
stone
2 x
2 apples
3 m
1.5 G
1.35 G + 1.5 Q
20 %
5‰
17 mod 5
x and y
not a
x > 1 and x < 3
a or b
is_open and is_closed
x = 3
2 x + 3 = 7
eta = P_2/P_1 = %
x =
area =
area width = | area width
b h^2/6
n!
5!
|x|
[1, 2, 3]
[1, 2; 3, 4]
v[3]
M_{y,Ed}
M_y,Ed
x_1,2
S:E
S.E
bolts.A_s
x -> x^2
diff(f, x)
d/dx(x^2)
f'(x)
f''
a'
H2O
CO2 N2
ΔT
ρ g h
σ_max
10 angle 30°
230 V∠-120°
5.0 ± 0.1
9.81(3)
1:10
0.5 l
in
at
as
pi d
e i
`)
