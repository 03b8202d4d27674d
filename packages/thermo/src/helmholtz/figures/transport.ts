/**
 * Equations for the viscosity and the conductivity of pure fluids: each names the papers that published them. The
 * figures were gathered with CoolProp (MIT). A fluid: name | paper of the viscosity | paper of the conductivity; then
 * "lj" energy (K) and diameter (nm) of its molecules; the viscosity as "eta0" of the dilute gas, "eta1" of the first
 * order of density and "etar" of dense fluid with "free" volume, or as a whole ("rhosr", "eta"); the conductivity as
 * "lambda0", "lambdar" and its "critical" enhancement, by "conformal" states of another fluid, or as a whole ("lambda").
 */
export const TRANSPORT = String.raw`
Air|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69
lj 103.3 0.36
eta0 collision 2.66958e-8 0.0289586 0.431,0 -0.4623,1 0.08406,2 0.005341,3 -0.00331,4
etar powers 132.6312 10447.7 1.072e-5,1,0.2,0,0 1.122e-6,4,0.05,0,0 2.019e-9,9,2.4,0,0 -8.876e-6,1,0.6,-1,1 -2.916e-8,8,3.6,-1,1
lambda0 eta 0.001308,0 0.001405,-1.1 -0.001036,-0.3
lambdar exponential 0.008743,1,0.1,0,0 0.01476,2,0,0,0 -0.01662,3,0.5,1,2 0.003793,7,2.7,1,2 -0.006142,7,0.3,1,2 -0.0003778,11,1.3,1,2
critical 3785020 1.1e-10 0.055 1.01 1.2415 3225806451.6 265.262

Nitrogen|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69
lj 98.94 0.3656
eta0 collision 2.66958e-8 0.02801348 0.431,0 -0.4623,1 0.08406,2 0.005341,3 -0.00331,4
etar powers 126.192 11183.9 1.072e-5,2,0.1,0,0 3.989e-8,10,0.25,-1,1 1.208e-9,12,3.2,-1,1 -7.402e-6,2,0.9,-1,2 4.62e-6,1,0.3,-1,3
lambda0 eta 0.001511,0 0.002117,-1 -0.003332,-0.7
lambdar exponential 0.008862,1,0,0,0 0.03111,2,0.03,0,0 -0.07313,3,0.2,1,1 0.02003,4,0.8,1,2 -0.0007096,8,0.6,1,2 0.0002672,10,1.9,1,2
critical 3395800 1.7e-10 0.055 1.01 1.2415 2500000000 252.384

Oxygen|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69
lj 118.5 0.3428
eta0 collision 2.66958e-8 0.0319988 0.431,0 -0.4623,1 0.08406,2 0.005341,3 -0.00331,4
etar powers 154.581 13630 1.767e-5,1,0.05,0,0 4.042e-7,5,0,0,0 1.077e-10,12,2.1,0,0 3.51e-7,8,0,-1,1 -1.367e-5,1,0.5,-1,2
lambda0 eta 0.001036,0 0.006283,-0.9 -0.004262,-0.6
lambdar exponential 0.01531,1,0,0,0 0.008898,3,0,0,0 -0.0007336,4,0.3,0,0 0.006728,5,4.3,1,2 -0.004374,7,0.5,1,2 -0.0004747,10,1.8,1,2
critical 5043000 2.4e-10 0.055 1.01 1.2415 1960784313.7 309.162

CO2|A. Laesecke; C. D. Muzny: Reference Correlation for the Viscosity of Carbon Dioxide. J. Phys. Chem. Ref. Data 46 (2017) 013107|M. L. Huber et al.: Reference Correlation of the Thermal Conductivity of Carbon Dioxide. J. Phys. Chem. Ref. Data 45 (2016) 013102
lj 200.76 0.378421
eta0 co2
eta1 -19.572881,0 219.73999,-0.25 -1015.3226,-0.5 2471.0125,-0.75 -3375.1717,-1 2491.6597,-1.25 -787.26086,-1.5 14.085455,-2.5 -0.34664158,-5.5
etar co2
lambda0 co2
lambdar powers 304.1282 467.6 0.0100128,1,0 0.0560488,2,0 -0.081162,3,0 0.0624337,4,0 -0.0206336,5,0 0.00253248,6,0 0.00430829,1,-1 -0.0358563,2,-1 0.067148,3,-1 -0.0522855,4,-1 0.0174571,5,-1 -0.00196414,6,-1
critical 7377300 1.5e-10 0.052 1.02 1.239 2500000000 456.19

Ammonia|A. Fenghour et al.: The Viscosity of Ammonia. J. Phys. Chem. Ref. Data 24 (1995) 1649-1667|R. Tufeu et al.: Thermal Conductivity of Ammonia in a Large Temperature and Pressure Range Including the Critical Region. Ber. Bunsenges. Phys. Chem. 88 (1984) 422-427
lj 386 0.2957
eta0 collision 2.1357e-6 0.01703026 4.9931822,0 -0.61122364,1 0.18535124,3 -0.11160946,4
eta1 -1.7999496,0 46.692621,-0.5 -534.60794,-1 3360.4074,-1.5 -13019.164,-2 33414.23,-2.5 -58711.743,-3 71426.686,-3.5 -59834.012,-4 33652.741,-4.5 -12027.35,-5 2434.8205,-5.5 -208.07957,-6
etar powers 405.4 13211.8 4.0050406009897e-6,3,0 -1.4107915123955e-5,3,1 3.4760743039322e-5,2,2 4.6313109901381e-6,4,2 -3.9373744617851e-6,4,3 -1.2000750683675e-5,2,4 1.9284977991745e-6,4,4
lambda0 ratio 1 0.03589,0 -0.000175,1 4.551e-7,2 1.685e-10,3 -4.828e-13,4 / 1,0
lambdar powers 1 235 0.03808645,1,0 0.06647986,2,0 -0.0300295,3,0 0.00998779,4,0
critical ammonia

Methane|S. E. Quinones-Cisneros; U. K. Deiters: Generalization of the Friction Theory for Viscosity Modeling. J. Phys. Chem. B 110 (2006) 12820-12834|D. G. Friend; J. F. Ely; H. Ingham: Thermophysical Properties of Methane. J. Phys. Chem. Ref. Data 18 (1989) 583-638
lj 148.6 0.3758
eta0 powers 190.564 2.60536e-6,0 -1.85247e-5,0.25 2.34216e-5,0.5
etar friction 190.564 3.49668e-8,-1.73176e-8,0 -3.12118e-8,1.99422e-10,0 5.98858e-8,-4.91143e-8,0 -3.55631e-10,2.80326e-10,0 -8.52992e-13,-3.58009e-13,0 1.60099e-11,8.50221e-13,0 0,0,0 0,0,0
lambda methane

Ethane|D. G. Friend; H. Ingham; J. F. Ely: Thermophysical Properties of Ethane. J. Phys. Chem. Ref. Data 20 (1991) 275-347|D. G. Friend; H. Ingham; J. F. Ely: Thermophysical Properties of Ethane. J. Phys. Chem. Ref. Data 20 (1991) 275-347
lj 245 0.43682
eta0 ethane
etar ethane
lambda0 ethane
lambdar powers 305.33 206.5809 0.0042448708279092,1,0 0.01214921881971,2,0 -0.00011755611350154,3,0 -0.00034524130817994,4,0 0.0009666869231454,5,0 0.010536403039518,1,1.5 -0.0033184300792206,3,1
critical 4872200 1.9e-10 0.0563 1.03 1.242 1834862385.3

Propane|E. Vogel et al.: Reference Correlation of the Viscosity of Propane. J. Phys. Chem. Ref. Data 27 (1998) 947-970|K. N. Marsh; R. A. Perkins; M. L. V. Ramires: Measurement and Correlation of the Thermal Conductivity of Propane. J. Chem. Eng. Data 47 (2002) 932-940
lj 263.88 0.49748
eta0 collision 2.1357e-8 0.0440956 0.25104574,0 -0.47271238,1 0.060836515,3
eta1
etar powers 369.825 5000 3.59873030195e-5,2,0 -0.000180512188564,2,1 8.77124888223e-5,2,2 -0.000105773052525,3,0 0.000205319740877,3,1 -0.00012921093261,3,2 5.89491587759e-5,4,0 -0.0001297400331,4,1 7.66280419971e-5,4,2 -9.59407868475e-6,5,0 2.10726986598e-5,5,1 -1.43971968187e-5,5,2
free 0.00161688405374 1 2.50053938863,0 2.1517543007383,-0.5 / 1,0
lambda0 ratio 369.85 -0.00124778,0 0.00816371,1 0.0199374,2 / 1,0
lambdar powers 369.82 220.3 -0.03695,1,0 0.148658,2,0 -0.119986,3,0 0.0412431,4,0 -0.00486905,5,0 0.0482798,1,-1 -0.135636,2,-1 0.117588,3,-1 -0.0436911,4,-1 0.00616079,5,-1
critical 4251200 1.94e-10 0.0496 1.03 1.239 1395410494.88

Butane|E. Vogel; C. Kuechenmeister; E. Bich: Viscosity for n-Butane in the Fluid Region. High Temp. High Press. 31 (1999) 173-186|R. A. Perkins et al.: Measurement and Correlation of the Thermal Conductivity of Butane. J. Chem. Eng. Data 47 (2002) 1263-1271
lj 280.51 0.57335
eta0 collision 2.1357e-8 0.0581222 0.17067154,0 -0.48879666,1 0.039038856,2
eta1
etar powers 425.125 3920 -5.47737770846e-5,2,0 5.80898623034e-5,2,1 3.52658446259e-5,3,0 -3.96682203832e-5,3,1 -1.83729542151e-6,4,0 -8.33262985358e-7,5,0 1.93837020663e-6,5,1
free 0.000188075903903 1 2.30873963359,0 2.0340403725424,-0.5 / 1,0
lambda0 ratio 425.16 0.00162676,0 0.000975703,1 0.0289887,2 / 1,0
lambdar powers 425.16 227.8 -0.0304337,1,0 0.16582,2,0 -0.148144,3,0 0.05255,4,0 -0.00629367,5,0 0.0418357,1,-1 -0.147163,2,-1 0.133542,3,-1 -0.0485489,4,-1 0.00644307,5,-1
critical 3796000 1.94e-10 0.0496 1.03 1.239 1142400182

Isobutane|E. Vogel; C. Kuechenmeister; E. Bich: Viscosity Correlation for Isobutane over Wide Ranges of the Fluid Region. Int. J. Thermophys. 21 (2000) 343-356|R. A. Perkins: Measurement and Correlation of the Thermal Conductivity of Isobutane. J. Chem. Eng. Data 47 (2002) 1272-1279
lj 307.55 0.46445
eta0 collision 2.1357e-8 0.0581222 0.53583008,0 -0.4562963,1 0.049911282,2
eta1
etar powers 407.817 3860 0.000103511763411,2,0 -0.000312670896234,2,1 0.000145253750239,2,2 -0.000210649894193,3,0 0.000386269696509,3,1 -0.000214963015527,3,2 0.00011258036092,4,0 -0.000223242033154,4,1 0.000119114788598,4,2 -1.819097459e-5,5,0 3.60438957232e-5,5,1 -2.1396018405e-5,5,2
free 0.0019403760699 1 2.33859774637,0 2.3525515083844,-0.5 / 1,0
lambda0 ratio 407.85 -0.00237901,0 0.0106601,1 0.0215811,2 / 1,0
lambdar powers 407.85 224.4 -0.0411789,1,0 0.146805,2,0 -0.11919,3,0 0.0410226,4,0 -0.00488704,5,0 0.0476346,1,-1 -0.128445,2,-1 0.107565,3,-1 -0.0385968,4,-1 0.00520901,5,-1
critical 3629000 1.94e-10 0.0496 1.03 1.239 1520540217.5

Pentane|S. E. Quinones-Cisneros; U. K. Deiters: Generalization of the Friction Theory for Viscosity Modeling. J. Phys. Chem. B 110 (2006) 12820-12834|C.-M. Vassiliou et al.: Reference Correlations for the Thermal Conductivity of Pentanes. J. Phys. Chem. Ref. Data 44 (2015) 033102
lj 341.1 0.5784
eta0 powers 469.7 1.76805e-5,0 -5.56942e-5,0.25 4.87177e-5,0.5
etar friction 469.7 -5.08307e-8,-1.07e-8,0 1.08193e-8,-4.71699e-8,0 1.21502e-7,-9.84766e-8,0 -1.18487e-10,1.69571e-10,0 -2.10025e-13,-1.56583e-12,0 1.98521e-11,2.05972e-12,0 0,0,0 0,0,0
lambda0 ratio 469.7 -0.00396685,0 0.0353805,1 0.00511554,2 -0.108585,3 0.179573,4 0.0392128,5 / 2.71636,0 -5.76265,1 6.77885,2 -0.59135,3 1,4
lambdar powers 469.7 232 0.000776054,1,0 0.00797696,1,-1 0.117655,2,0 -0.0785888,2,-1 -0.133101,3,0 0.0916089,3,-1 0.0534026,4,0 -0.0370431,4,-1 -0.0068793,5,0 0.0050962,5,-1
critical 3367518.9903891 2.27e-10 0.058 1.02 1.239 1497005988.024

Hexane|E. K. Michailidou et al.: Reference Correlation of the Viscosity of n-Hexane. J. Phys. Chem. Ref. Data 42 (2013) 033104|M. J. Assael et al.: Reference Correlation of the Thermal Conductivity of n-Hexane. J. Phys. Chem. Ref. Data 42 (2013) 013106
lj 378.4 0.6334
eta0 collision 2.1357e-8 0.08617536 0.1876,0 -0.4843,1 0.04477,2
eta1
etar hexane
lambda0 ratio 507.82 0.0066742,0 -0.0237619,1 0.0720155,2 -0.0183714,3 / 1,0
lambdar powers 507.82 233.1819066 -0.0301408,1,0 0.0218208,1,-1 0.167975,2,0 -0.100833,2,-1 -0.129739,3,0 0.077418,3,-1 0.0382833,4,0 -0.0215945,4,-1 -0.00370294,5,0 0.00212487,5,-1
critical 3044115.3283597 2.364e-10 0.05803 1.02 1.239 1350000000

R134a|M. L. Huber; A. Laesecke; R. A. Perkins: Model for the Viscosity and Thermal Conductivity of Refrigerants. Ind. Eng. Chem. Res. 42 (2003) 3163-3178|M. O. McLinden; S. A. Klein; R. A. Perkins: An Extended Corresponding States Model for the Thermal Conductivity of Refrigerants. Int. J. Refrig. 23 (2000) 43-63
lj 299.363 0.468932
eta0 collision 2.1357e-8 0.102031 0.355404,0 -0.464337,1 0.0257353,2
eta1
etar powers 374.21 5017.053 -2.06900719e-5,1,0 3.56029549e-7,2,6 2.11101816e-6,2,2 1.39601415e-5,2,0.5 -4.5643502e-6,2,-2 -3.51593275e-6,3,0
free 0.00021476332 0 3.163695636,0 / 1,0 -0.0890173375,-1 0.100035295,-2
lambda0 ratio 1 -0.0105248,0 8.00982e-5,1 / 1,0
lambdar powers 1 515.249968352 0.00377406093,1,0 0.010534223865,2,0 -0.002952794565,3,0 0.00128672592,4,0
critical 4059280 1.94e-10 0.0496 1.03 1.239 1892020000

R1234yf|I. H. Bell: Viscosity of Refrigerants by Residual Entropy. Int. Refrig. Conf. Purdue (2016)|R. A. Perkins; M. L. Huber: Measurement and Correlation of the Thermal Conductivity of R1234yf and R1234ze(E). J. Chem. Eng. Data 56 (2011) 4868-4874
rhosr 0.87302 -54468.477414331
lambda0 ratio 367.85 -0.0102778,0 0.0291098,1 0.000860643,2 / 1,0
lambdar powers 367.85 475.55 -0.0368219,1,0 0.0883226,2,0 -0.0705909,3,0 0.0259026,4,0 -0.0032295,5,0 0.0397166,1,-1 -0.077239,2,-1 0.0664707,3,-1 -0.0249071,4,-1 0.00336228,5,-1
critical 3384400 1.94e-10 0.0496 1.03 1.239 1713796058.2

R1234ze(E)|I. H. Bell: Viscosity of Refrigerants by Residual Entropy. Int. Refrig. Conf. Purdue (2016)|R. A. Perkins; M. L. Huber: Measurement and Correlation of the Thermal Conductivity of R1234yf and R1234ze(E). J. Chem. Eng. Data 56 (2011) 4868-4874
rhosr 0.91012 -58081.524965636
lambda0 ratio 382.52 -0.0103589,0 0.0308929,1 0.000230348,2 / 1,0
lambdar powers 382.52 489.24 -0.0428296,1,0 0.0927099,2,0 -0.0702107,3,0 0.0249708,4,0 -0.00301838,5,0 0.0434288,1,-1 -0.0605844,2,-1 0.0440187,3,-1 -0.0155082,4,-1 0.0021019,5,-1
critical 3634870.3327797 1.94e-10 0.0496 1.03 1.239 1713796058.2

R32|I. H. Bell: Viscosity of Refrigerants by Residual Entropy. Int. Refrig. Conf. Purdue (2016)|M. L. Huber; A. Laesecke; R. A. Perkins: Model for the Viscosity and Thermal Conductivity of Refrigerants. Ind. Eng. Chem. Res. 42 (2003) 3163-3178
rhosr 0.79022 -107473.04273261
conformal Propane 8150 0.000436654,0 1.78134e-6,1 / 1.2942,0 -0.0924549,1
critical 5782000 1.94e-10 0.0496 1.03 1.239 2e9

R125|M. L. Huber; A. Laesecke: Correlation for the Viscosity of Pentafluoroethane (R125). Ind. Eng. Chem. Res. 45 (2006) 4447-4453|R. A. Perkins; M. L. Huber: Measurement and Correlation of the Thermal Conductivity of Pentafluoroethane (R125). J. Chem. Eng. Data 51 (2006) 898-904
lj 237.077 0.5235
eta0 kinetic
eta1
etar powers 339.173 4779 5.677448e-6,2,2 -5.096662e-6,3,1
free 0.0001412564 1 3.033797,0 0.2992464,-0.5 / 1,0
lambda0 ratio 339.173 -0.0046082,0 0.0168688,1 0.00488345,2 / 1,0
lambdar powers 339.173 573.5822706 -0.0072941,1,0 0.01105,1,-1 0.041634,2,0 -0.028924,2,-1 -0.031149,3,0 0.0278399,3,-1 0.0112682,4,0 -0.01211,4,-1 -0.00138322,5,0 0.00211196,5,-1
critical 3617700 1.94e-10 0.0496 1.03 1.239 1713900000

R410A|V. Z. Geller; D. Bivens; A. Yokozeki: Viscosity of Mixed Refrigerants R404A, R407C, R410A, and R507A. Int. Refrig. Conf. Purdue (2000)|V. Z. Geller; B. V. Nemzer; U. V. Cheremnykh: Thermal Conductivity of the Refrigerant Mixtures R404A, R407C, R410A, and R507A. Int. J. Thermophys. 22 (2001) 1035-1043
eta0 powers 1 -2.695e-6,0 5.85e-8,1 -2.129e-11,2
etar powers 344.4943434 6324 4.1528450396712e-6,1,0 1.2187385701457e-5,2,0 1.2660855545259e-5,3,0 -1.0753223728016e-5,4,0 1.9206178288211e-6,5,0 3.6793471063957e-7,6,0
lambda0 ratio 1 -0.008872,0 7.41e-5,1 / 1,0
lambdar powers 344.494 459.0300696 0.016414915288896,1,0 -0.0019058593303887,2,0 0.0042006184593628,3,0 -0.00016449502028199,4,0

R245fa|I. H. Bell: Viscosity of Refrigerants by Residual Entropy. Int. Refrig. Conf. Purdue (2016)|M. L. Huber; A. Laesecke; R. A. Perkins: Model for the Viscosity and Thermal Conductivity of Refrigerants. Ind. Eng. Chem. Res. 42 (2003) 3163-3178
rhosr 1.21398 -58212.384941089
conformal R134a 3857 0.00164999,0 -3.28868e-7,1 / 1.1627,0 -0.0473491,1
critical 3651000 1.94e-10 0.0496 1.03 1.239 2e9

R22|I. H. Bell: Viscosity of Refrigerants by Residual Entropy. Int. Refrig. Conf. Purdue (2016)|M. O. McLinden; S. A. Klein; R. A. Perkins: An Extended Corresponding States Model for the Thermal Conductivity of Refrigerants. Int. J. Refrig. 23 (2000) 43-63
rhosr 0.6682 -72911.401296075
conformal R134a 6058.22 0.00077817,0 1.2536e-6,1 / 1.075,0 -0.038574,1
critical 4990000 1.94e-10 0.0496 1.03 1.239 2e9

Hydrogen|C. D. Muzny; M. L. Huber; A. F. Kazakov: Correlation for the Viscosity of Normal Hydrogen. J. Chem. Eng. Data 58 (2013) 969-979|M. J. Assael et al.: Correlation of the Thermal Conductivity of Normal and Parahydrogen. J. Phys. Chem. Ref. Data 40 (2011) 033101
lj 30.41 0.297
eta0 collision 2.1357e-8 0.00201588 0.20963,0 -0.455274,1 0.143602,2 -0.0335325,3 0.00276981,4
eta1 -0.187,0 2.4871,-1 3.7151,-2 -11.0972,-3 9.0965,-4 -3.8292,-5 0.5166,-6
etar hydrogen
lambda0 ratio 33.145 -0.340976,0 4.5882,1 -1.4508,2 0.326394,3 0.00316939,4 0.000190592,5 -1.139e-6,6 / 138.497,0 -22.1878,1 4.57151,2 1,3
lambdar powers 33.145 31.262 0.0363081,1,0 0.0018337,1,-1 -0.0207629,2,0 -0.00886716,2,-1 0.031481,3,0 0.015826,3,-1 -0.0143097,4,0 -0.0106283,4,-1 0.0017498,5,0 0.00280673,5,-1
critical 1296400 1.5e-10 0.052 1.01 1.2415 2500000000

Helium|V. D. Arp; R. D. McCarty; D. G. Friend: Thermophysical Properties of Helium-4. NIST Technical Note 1334 (1998)|B. A. Hands; V. D. Arp: A Correlation of Thermal Conductivity Data for Helium. Cryogenics 21 (1981) 697-703
eta helium
lambda helium

Argon|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69|E. W. Lemmon; R. T. Jacobsen: Viscosity and Thermal Conductivity Equations for Nitrogen, Oxygen, Argon, and Air. Int. J. Thermophys. 25 (2004) 21-69
lj 143.2 0.335
eta0 collision 2.66958e-8 0.039948 0.431,0 -0.4623,1 0.08406,2 0.005341,3 -0.00331,4
etar powers 150.687 13407.43 1.219e-5,1,0.42,0,0 1.399e-5,2,0,0,0 5.027e-9,10,0.95,0,0 -1.893e-5,5,0.5,-1,2 -6.698e-6,1,0.9,-1,4 -3.827e-6,2,0.8,-1,4
lambda0 eta 0.0008158,0 -0.000432,-0.77
lambdar exponential 0.01373,1,0,0,0 0.01007,2,0,0,0 0.0007375,4,0,0,0 -0.03396,5,0.8,1,2 0.02047,6,1.2,1,2 -0.002274,9,0.8,1,2 -0.003973,1,0.5,1,4
critical 4863000 1.3e-10 0.055 1.01 1.2415 3125000000 301.374

Ethanol|S. B. Kiselev et al.: Thermodynamic and Transport Properties of Pure and Saline Ethanol. Ind. Eng. Chem. Res. 44 (2005) 6916-6927|M. J. Assael et al.: Reference Correlation of the Thermal Conductivity of Ethanol. J. Phys. Chem. Ref. Data 42 (2013) 023102
lj 362.6 0.453
eta0 powers 1 -1.03116e-6,0 3.48379e-8,1 -6.50264e-12,2
eta1
etar powers 513.9 5991 0.000131194057,2,0 -0.000382240694,2,1 -8.05700894e-5,3,0 0.000153811778,3,1 -0.000110578307,3,2
free 0.0237222995 1 -3.38264465,0 12.7568864,-0.5 / 1,0
lambda0 ratio 514.71 -0.00209575,0 0.0199045,1 -0.053964,2 0.0821223,3 -0.00198864,4 -0.000495513,5 / 0.17223,0 -0.078273,1 1,2
lambdar powers 514.71 273.186 0.0267222,1,0 0.0177166,1,-1 0.148279,2,0 -0.0893088,2,-1 -0.130429,3,0 0.0684664,3,-1 0.0346232,4,0 -0.0145702,4,-1 -0.00244293,5,0 0.000809189,5,-1
critical 6268000 1.64296e-10 0.05885 1.03 1.239 1880000000

Toluene|S. Avgeri et al.: Reference Correlation of the Viscosity of Toluene. J. Phys. Chem. Ref. Data 44 (2015) 033101|M. J. Assael et al.: Reference Correlation of the Thermal Conductivity of Toluene. J. Phys. Chem. Ref. Data 41 (2012) 023101
lj 472 0.524
eta0 collision 2.1357e-8 0.09213842 0.40108,0 -0.476409,1 0.069442,3
eta1
etar toluene
lambda0 ratio 1 0.0058808,0 -6.1693e-5,1 3.4151e-7,2 -3.042e-10,3 1.2868e-13,4 -2.1303e-17,5 / 1,0
lambdar powers 591.75 291.992 -0.051853,1,0 0.0517449,1,-1 0.133846,2,0 -0.121902,2,-1 -0.120446,3,0 0.137748,3,-1 0.0530211,4,0 -0.0732792,4,-1 -0.0100604,5,0 0.0172914,5,-1 0.000633457,6,0 -0.00138585,6,-1
critical 4126000 2.2e-10 0.05 1.03 1.239 1613000000

Benzene|S. Avgeri et al.: Reference Correlation of the Viscosity of Benzene. J. Phys. Chem. Ref. Data 43 (2014) 033103|M. J. Assael et al.: Reference Correlation of the Thermal Conductivity of Benzene. J. Phys. Chem. Ref. Data 41 (2012) 043102
lj 412 0.54
eta0 collision 2.1357e-8 0.07811184 0.234018,0 -0.476136,1 -0.015269,3
eta1
etar benzene
lambda0 ratio 562.02 0.101404,0 -0.52144,1 0.868266,2 / 1,0 9.714,1 1.467,2
lambdar powers 562.02 304.7922436 0.0282489,1,0 -0.0119268,1,-1 -0.0773415,2,0 0.0833389,2,-1 0.0714001,3,0 -0.0898176,3,-1 -0.0236798,4,0 0.0363025,4,-1 0.00300875,5,0 -0.00490052,5,-1
critical 4894000 2.16e-10 0.0569 1.02 1.239 1612903225

SF6|S. E. Quinones-Cisneros; M. L. Huber; U. K. Deiters: Correlation for the Viscosity of Sulfur Hexafluoride. J. Phys. Chem. Ref. Data 41 (2012) 023102|M. J. Assael et al.: Reference Correlation of the Thermal Conductivity of Sulfur Hexafluoride. J. Phys. Chem. Ref. Data 41 (2012) 023104
lj 215 0.5205
eta0 powers 1 0.000118561,0 -8.948633138369e-5,0.25 2.3325614004395e-5,0.5 -2.1912879926655e-6,0.75 7.6988747602936e-8,1
etar friction 318.7232 5.38783e-8,1.63805e-9,-2.0816e-8 -6.87811e-7,8.22661e-7,-3.54867e-7 1.72737e-7,-2.02448e-7,1.95952e-7 -8.53432e-9,1.14404e-8,-5.65762e-9 9.99563e-11,-9.64167e-12,-7.54196e-12 -8.98256e-11,-8.49428e-11,0 0,-5.69402e-14,2.9219e-14 0,0,2.2798e-14
lambda0 ratio 1 1461.86,0 -18.5394,1 0.0777891,2 2.41059e-5,3 / 29661.7,0 505.67,1 1,2
lambdar powers 318.7232 742.297 -0.0283746,1,0 0.0352768,1,-1 0.0207472,2,0 -0.0433053,2,-1 -0.0055718,3,0 0.0512084,3,-1 0.0053289,4,0 -0.0290262,4,-1 -0.00161688,5,0 0.00598438,5,-1
critical 3754983 1.9e-10 0.052 1.01 1.2415 2857000000
`
