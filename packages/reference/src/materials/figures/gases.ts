/** Materials: the figures of `gases`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Gases',
    columns: 'rho beta k c_p mu w',
    sources: [
      'Computed with CoolProp 8.0.1dev, MIT, from Ryo Akasaka; Eric W. Lemmon: An International Standard Formulation for trans-1-Chloro-3,3,3-trifluoroprop-1-ene [R1233zd(E)] Covering Temperatures from the Triple-point Temperature to 450 K and Pressures up to 100 MPa. J. Phys. Chem. Ref. Data 51 (2022) 023101',
      'Computed with CoolProp 8.0.1dev, MIT, from Eric W. Lemmon; Richard T. Jacobsen; Steven G. Penoncello; Daniel G. Friend: Thermodynamic Properties of Air and Mixtures of Nitrogen, Argon, and Oxygen from 60 to 2000 K at Pressures to 2000 MPa. J. Phys. Chem. Ref. Data 29 (2000) 331-385 doi:10.1063/1.128588 | transport: Lemmon-IJT-2004',
      'Computed with CoolProp 8.0.1dev, MIT, from Roland Span; Eric W. Lemmon; Richard T. Jacobsen; Wolfgang Wagner; Akimichi Yokozeki: A Reference Equation of State for the Thermodynamic Properties of Nitrogen for Temperatures from 63.151 to 1000 K and Pressures to 2200 MPa. J. Phys. Chem. Ref. Data 29 (2000 | transport: Lemmon-IJT-2004',
      'Computed with CoolProp 8.0.1dev, MIT, from Schmidt, R.; Wagner, W.: A New Form of the Equation of State for Pure Substances and its Application to Oxygen. Fluid Phase Equilib. 19 (1985) 175-200 doi:10.1016/0378-3812(85)87016-3 | Richard B. Stewart; Richard T. Jacobsen; W. Wagner: Thermodynamic Properti | transport: Lemmon-IJT-2004',
      'Computed with CoolProp 8.0.1dev, MIT, from Ch. Tegeler; R. Span; W. Wagner: A New Equation of State for Argon Covering the Fluid Region for Temperatures From the Melting Line to 700 K at Pressures up to 1000 MPa. J. Phys. Chem. Ref. Data 28 (1999) 779-850 doi:10.1063/1.556037 | transport: Lemmon-IJT-2004',
      'Computed with CoolProp 8.0.1dev, MIT, from D. O. Ortiz-Vega; K. R. Hall; J. C. Holste; V. D. Arp; A. H. Harvey; E. W. Lemmon: Equation of state for Helium-4.   (2019)  | transport: Arp-NIST-1998; Hands-CRYO-1981',
      'Computed with CoolProp 8.0.1dev, MIT, from J.W. Leachman; R.T. Jacobsen; S.G. Penoncello; E.W. Lemmon: Fundamental Equations of State for Parahydrogen, Normal Hydrogen, and Orthohydrogen. J. Phys. Chem. Ref. Data 38 (2009) 721-748 doi:10.1063/1.3160306 | transport: Assael-JPCRD-2011-Hydrogen; Muzny-JCED-2013',
      'Computed with CoolProp 8.0.1dev, MIT, from M. Thol; R. Beckm"uller; R. Weiss; A.H. Harvey; E.W. Lemmon; R.T. Jacobsen; R. Span: Thermodynamic Properties for Neon for Temperatures from the Triple Point to 700 K at Pressures to 700 MPa. J. Phys. Chem Ref. Data  (2019, Submitted) ',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; R. Span: Short Fundamental Equations of State for 20 Industrial Fluids. J. Chem. Eng. Data 51 (2006) 785-850 doi:10.1021/je050186n',
      'Computed with CoolProp 8.0.1dev, MIT, from R. Span; W. Wagner: A New Equation of State for Carbon Dioxide Covering the Fluid Region from the Triple Point Temperature to 1100 K at Pressures up to 800 MPa. J. Phys. Chem. Ref. Data 25 (1996) 1509-1596 doi:10.1063/1.555991 | transport: Huber-JPCRD-2016-CO2; Laesecke-JPCRD-2017-CO2',
      'Computed with CoolProp 8.0.1dev, MIT, from U. Setzmann; W. Wagner: A New Equation of State and Tables of Thermodynamic Properties for Methane Covering the Range from the Melting Line to 625 K at Pressures up to 1000 MPa. J. Phys. Chem. Ref. Data 20 (1991) 1061-1151 doi:10.1063/1.555898 | transport: Friend-JPCRD-1989; QuinonesCisneros-JPCB-2006',
      'Computed with CoolProp 8.0.1dev, MIT, from D. Buecker; W. Wagner: A Reference Equation of State for the Thermodynamic Properties of Ethane for Temperatures from the Melting Line to 675 K and Pressures up to 900 MPa. J. Phys. Chem. Ref. Data 35 (2006) 205-266 doi:10.1063/1.1859286 | transport: Friend-JPCRD-1991',
      'Computed with CoolProp 8.0.1dev, MIT, from J. Smukala; R. Span; W. Wagner: New Equation of State for Ethylene Covering the Fluid Region for Temperatures From the Melting Line to 450 K at Pressures up to 300 MPa. J. Phys. Chem. Ref. Data 29 (2000) 1053-1121 doi:10.1063/1.1329318',
      'Computed with CoolProp 8.0.1dev, MIT, from Eric W. Lemmon; Mark O. McLinden; Wolfgang Wagner: Thermodynamic Properties of Propane. III. A Reference Equation of State for Temperatures from the Melting Line to 650 K and Pressures up to 1000 MPa. J. Chem. Eng. Data 54 (2009) 3141-3180 doi:10.1021/je900217 | transport: Marsh-JCED-2002; Vogel-JPCRD-1998',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; U. Overhoff; M.O. McLinden; W. Wagner: Equation of state for propylene.   (2010)  | transport: Huber-IECR-2003',
      'Computed with CoolProp 8.0.1dev, MIT, from D. Buecker; W. Wagner: Reference Equations of State for the Thermodynamic Properties of Fluid Phase n-Butane and Isobutane. J. Phys. Chem. Ref. Data 35 (2006) 929-1019 doi:10.1063/1.1901687 | transport: Perkins-JCED-2002-nButane; Vogel-HTHP-1999',
      'Computed with CoolProp 8.0.1dev, MIT, from D. Buecker; W. Wagner: Reference Equations of State for the Thermodynamic Properties of Fluid Phase n-Butane and Isobutane. J. Phys. Chem. Ref. Data 35 (2006) 929-1019 doi:10.1063/1.1901687 | transport: Perkins-JCED-2002-Isobutane; Vogel-IJT-2000',
      'Computed with CoolProp 8.0.1dev, MIT, from K. Gao; J. Wu; I. H. Bell; E. W. Lemmon: Thermodynamic Properties of Ammonia for Temperatures from the Melting Line to 725 K and Pressures to 1000 MPa. J. Phys. Chem. Ref. Data  (2020)  | transport: Fenghour-JPCRD-1995; Tufeu-BBPC-1984',
      'Computed with CoolProp 8.0.1dev, MIT, from Kehui Gao; Jiangtao Wu; Penggang Zhang; Eric W. Lemmon: A Helmholtz Energy Equation of State for Sulfur Dioxide. J. Chem. Eng. Data  (2016) ',
      'Computed with CoolProp 8.0.1dev, MIT, from C. Guder; W. Wagner: A Reference Equation of State for the Thermodynamic Properties of Sulfur Hexafluoride SF6 for Temperatures from the Melting Line to 625 K and Pressures up to 150 MPa. J. Phys. Chem. Ref. Data 38 (2009) 33-94 doi:10.1063/1.3037344 | transport: Assael-JPCRD-2012-SF6; QuinonesCisneros-JPCRD-2012',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; R. Span: Short Fundamental Equations of State for 20 Industrial Fluids. J. Chem. Eng. Data 51 (2006) 785-850 doi:10.1021/je050186n | transport: QuinonesCisneros-JCED-2012',
      'Computed with CoolProp 8.0.1dev, MIT, from M. Thol; S. Herrig; R. Span; E.W. Lemmon: A Fundamental Equation of State for the Calculation of Thermodynamic Properties of Chlorine. AIChE J. 67 (2021) e17326 doi:10.1002/aic.17326',
      'Computed with CoolProp 8.0.1dev, MIT, from Reiner Tillner-Roth; Hans Dieter Baehr: A International Standard Formulation for the Thermodynamic Properties of 1,1,1,2-Tetrafluoroethane (HFC-134a) for Temperatures from 170 K to 455 K and Pressures up to 70 MPa. J. Phys. Chem. Ref. Data 23 (1994) 657-729 do | transport: Huber-IECR-2003; McLinden-IJR-2000',
      'Computed with CoolProp 8.0.1dev, MIT, from Eric W. Lemmon; Ryo Akasaka: Equation of State for the Thermodynamic Properties of 2,3,3,3-Tetrafluoroprop-1-ene (R1234yf). Int. J. Thermophys. 43 (2022) 119 doi:10.1007/s10765-022-03015-y | transport: Bell-PURDUE-2016-ETA; Perkins-JCED-2011',
      'Computed with CoolProp 8.0.1dev, MIT, from Monika Thol; Eric W. Lemmon: Equation of State for the Thermodynamic Properties of trans-1,3,3,3-Tetrafluoropropene [R-1234ze(E)]. Int. J. Thermophys 37 (2016) 1-16 doi:10.1007/s10765-016-2040-6 | transport: Bell-PURDUE-2016-ETA; Perkins-JCED-2011',
      'Computed with CoolProp 8.0.1dev, MIT, from R. Tillner-Roth; A. Yokozeki: An international standard equation of state for difluoromethane (R-32) for temperatures from the triple point at 136.34 K to 435 K and pressures up to 70 MPa. J. Phys. Chem. Ref. Data 26 (1997) 1273-1328 doi:10.1063/1.556002 | transport: Bell-PURDUE-2016-ETA; Huber-IECR-2003',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon: Pseudo-Pure Fluid Equations of State for the Refrigerant Blends R-410A, R-404A, R-507A, and R-407C. Int. J. Thermophys. 24 (2003) 991-1006 doi:10.1023/A:1025048800563 | transport: Geller-IJT-2001; Geller-PURDUE-2000',
      'Computed with CoolProp 8.0.1dev, MIT, from Jiangtao Wu; Yong Zhou; Eric W. Lemmon: An Equation of State for the Thermodynamic Properties of Dimethyl Ether. J. Phys. Chem. Ref. Data 40 (2011) 023104-1:16 doi:10.1063/1.3582533 | transport: Meng-JCED-2012',
    ],
    rows: `
R1233zd(E) (gas)|102687-65-0||at 20 C and 101.325 kPa|1|5.6537|3918||792.1||137.92
Air, dry (gas)|||at 20 C and 101.325 kPa|2|1.2046|3421|0.02587|1006|0.01821|343.34
Nitrogen (gas)|7727-37-9||at 20 C and 101.325 kPa|3|1.1648|3420|0.02547|1041|0.01757|349.1
Oxygen (gas)|7782-44-7||at 20 C and 101.325 kPa|4|1.3312|3423|0.02595|919|0.02027|326
Argon (gas)|7440-37-1||at 20 C and 101.325 kPa|5|1.6618|3422|0.0175|521.6|0.02231|318.96
Helium (gas)|7440-59-7||at 20 C and 101.325 kPa|6|0.16631|3409|0.1535|5193|0.01962|1007.9
Hydrogen (gas)|1333-74-0||at 20 C and 101.325 kPa|7|0.083752|3410|0.1834|14290|0.008797|1304.7
Neon (gas)|7440-01-9||at 20 C and 101.325 kPa|8|0.83847|3410||1030||448.93
Krypton (gas)|7439-90-9||at 20 C and 101.325 kPa|9|3.4912|3436||249.3||220.07
Xenon (gas)|7440-63-3||at 20 C and 101.325 kPa|9|5.4885|3468||160.2||175.5
Carbon dioxide (gas)|124-38-9||at 20 C and 101.325 kPa|10|1.8393|3472|0.01625|846.1|0.01467|266.56
Carbon monoxide (gas)|630-08-0||at 20 C and 101.325 kPa|9|1.1649|3422||1042||349.07
Methane (gas)|74-82-8||at 20 C and 101.325 kPa|11|0.66816|3434|0.03345|2221|0.01104|445.01
Ethane (gas)|74-84-0||at 20 C and 101.325 kPa|12|1.2601|3496|0.02036|1738|0.009207|308.97
Ethylene (gas)|74-85-1||at 20 C and 101.325 kPa|13|1.1733|3476||1521||327.52
Propane (gas)|74-98-6||at 20 C and 101.325 kPa|14|1.865|3602|0.01776|1664|0.008011|246.59
Propylene (gas)|115-07-1||at 20 C and 101.325 kPa|15|1.7763|3579|0.01663|1534|0.00841|255.18
n-Butane (gas)|106-97-8||at 20 C and 101.325 kPa|16|2.4958|3803|0.01607|1713|0.007279|208.53
Isobutane (gas)|75-28-5||at 20 C and 101.325 kPa|17|2.4858|3739|0.01637|1671|0.007374|209.39
Ammonia (gas)|7664-41-7||at 20 C and 101.325 kPa|18|0.71606|3571|0.02449|2163|0.00991|429.51
Sulfur dioxide (gas)|7446-09-5||at 20 C and 101.325 kPa|19|2.7122|3655||648.7||217.03
Sulfur hexafluoride (gas)|2551-62-4||at 20 C and 101.325 kPa|20|6.1453|3547|0.01262|661.1|0.01499|133.85
Hydrogen sulfide (gas)|7783-06-4||at 20 C and 101.325 kPa|21|1.4283|3500||1013|0.01186|306.16
Nitrous oxide (gas)|10024-97-2||at 20 C and 101.325 kPa|9|1.8403|3474||878.3||264.99
Chlorine (gas)|7782-50-5||at 20 C and 101.325 kPa|22|2.9877|3566||489.6||211.86
R134a (gas)|811-97-2||at 20 C and 101.325 kPa|23|4.3364|3698|0.01299|843.8|0.01162|160.09
R1234yf (gas)|754-12-1||at 20 C and 101.325 kPa|24|4.8544|3699|0.01342|896.5|0.01218|149.73
R1234ze(E) (gas)|29118-24-9||at 20 C and 101.325 kPa|25|4.863|3722|0.01336|882.1|0.01214|149.64
R32 (gas)|75-10-5||at 20 C and 101.325 kPa|26|2.1917|3582|0.01325|842.3|0.01314|239.34
R410A (gas)|||at 20 C and 101.325 kPa|27|3.0603|3593|0.01296|816.6|0.01265|196.11
Dimethyl ether (gas)|115-10-6||at 20 C and 101.325 kPa|28|1.9533|3660||1456|0.009066|242.75`,
  }),
].flat()
