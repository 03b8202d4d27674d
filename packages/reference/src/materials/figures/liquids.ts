/** Materials: the figures of `liquids`. */
import { materialsOf } from '../materials-of.ts'

export const MATERIALS = [
  materialsOf({
    folder: 'Liquids/Pure liquids',
    columns: 'rho beta k c_p mu w',
    sources: [
      'Elmer FEM ElmerGUI/Application/edf/egmaterials.xml (GPL-2.0-or-later, figures)',
      'Computed with CoolProp 8.0.1dev, MIT, from W. Wagner; A. Pruss: The IAPWS Formulation 1995 for the Thermodynamic Properties of Ordinary Water Substance for General and Scientific Use. J. Phys. Chem. Ref. Data 31 (2002) 387-535 doi:10.1063/1.1461829 | transport: Huber-JPCRD-2009; Huber-JPCRD-2012',
      'Computed with CoolProp 8.0.1dev, MIT, from S. Herrig; M. Thol; R. Span; A.H. Harvey; E.W. Lemmon: A Reference Equation of State for Heavy Water. J. Phys. Chem. Ref. Data  (2019)  | transport: IAPWS-D2O-2007-Transport',
      'Computed with CoolProp 8.0.1dev, MIT, from Schroeder, J. A.; Penoncello, S. G.; Schroeder, J. S.: A Fundamental Equation of State for Ethanol. J. Phys. Chem. Ref. Data 43 (2014) 043102 doi:10.1063/1.4895394 | transport: Assael-JPCRD-2013-Ethanol; Kiselev-IECR-2005',
      'Computed with CoolProp 8.0.1dev, MIT, from K. M. de Reuck; R. J. B. Craven: Methanol: International Thermodynamic Tables of the Fluid State - 12. Blackwell Scientific Publications, Oxford, United Kingdom  (1993)  | transport: Sykioti-JPCRD-2013-Methanol; Xiang-JPCRD-2006',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; R. Span: Short Fundamental Equations of State for 20 Industrial Fluids. J. Chem. Eng. Data 51 (2006) 785-850 doi:10.1021/je050186n',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; R. Span: Short Fundamental Equations of State for 20 Industrial Fluids. J. Chem. Eng. Data 51 (2006) 785-850 doi:10.1021/je050186n | transport: Assael-JPCRD-2012-Toluene; Avgeri-JPCRD-2015-Toluene',
      'Computed with CoolProp 8.0.1dev, MIT, from M. Thol; E.W. Lemmon; R. Span: Equation of state for benzene for temperatures from the melting line up to 725 K with pressures up to 500 MPa. High Temperatures-High Pressures 41 (2012) 81-97 | transport: Assael-JPCRD-2012-Benzene; Avgeri-JPCRD-2014-Benzene',
      'Computed with CoolProp 8.0.1dev, MIT, from Yong Zhou; Jiangtao Wu; Eric W. Lemmon: Thermodynamic Properties of o-Xylene, m-Xylene, p-Xylene, and Ethylbenzene. J. Phys. Chem. Ref. Data 41 (2012) 023103-1 - 023103-26 doi:10.1063/1.3703506 | transport: Huber-RP912; Mylona-JPCRD-2014-xylenes',
      'Computed with CoolProp 8.0.1dev, MIT, from Yong Zhou; Jiangtao Wu; Eric W. Lemmon: Thermodynamic Properties of o-Xylene, m-Xylene, p-Xylene, and Ethylbenzene. J. Phys. Chem. Ref. Data 41 (2012) 023103-1 - 023103-26 doi:10.1063/1.3703506 | transport: Cao-JPCRD-2016-oxylene; Mylona-JPCRD-2014-xylenes',
      'Computed with CoolProp 8.0.1dev, MIT, from Yong Zhou; Jiangtao Wu; Eric W. Lemmon: Thermodynamic Properties of o-Xylene, m-Xylene, p-Xylene, and Ethylbenzene. J. Phys. Chem. Ref. Data 41 (2012) 023103-1 - 023103-26 doi:10.1063/1.3703506 | transport: Cao-JPCRD-2016-mxylene; Mylona-JPCRD-2014-xylenes',
      'Computed with CoolProp 8.0.1dev, MIT, from Yong Zhou; Jiangtao Wu; Eric W. Lemmon: Thermodynamic Properties of o-Xylene, m-Xylene, p-Xylene, and Ethylbenzene. J. Phys. Chem. Ref. Data 41 (2012) 023103-1 - 023103-26 doi:10.1063/1.3703506 | transport: Balogun-JPCRD-2015-pxylene; Mylona-JPCRD-2014-xylenes',
      'Computed with CoolProp 8.0.1dev, MIT, from M. Thol; T. Uhde; E.W. Lemmon; R. Span: Fundamental Equations of State for Hydrocarbons.  Part I. n-Pentane. Fluid Phase Equilib.  (2019)  | transport: QuinonesCisneros-JPCB-2006; Vassiliou-JPCRD-2015-pentanes',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; R. Span: Short Fundamental Equations of State for 20 Industrial Fluids. J. Chem. Eng. Data 51 (2006) 785-850 doi:10.1021/je050186n | transport: Chung-IECR-1988; Vassiliou-JPCRD-2015-pentanes',
      'Computed with CoolProp 8.0.1dev, MIT, from M. Thol; Y. Wang; E.W. Lemmon; R. Span: Fundamental Equations of State for Hydrocarbons.  Part II. n-Hexane. Fluid Phase Equilib.  (2019)  | transport: Assael-JPCRD-2013-Hexane; Michailidou-JPCRD-2013-Hexane',
      'Computed with CoolProp 8.0.1dev, MIT, from Yong Zhou; Jun Liu; Steven G. Penoncello; Eric W. Lemmon: An Equation of State for the Thermodynamic Properties of Cyclohexane. J. Phys. Chem. Ref. Data 43 (2014) 043105-1:12 doi:10.1063/1.4900538 | transport: Tariq-JPCRD-2014-Cyclohexane',
      "Computed with CoolProp 8.0.1dev, MIT, from Holger Gedanitz; Mar'ia J. D'avila; Eric W. Lemmon: Speed of sound measurements and a fundamental equation of state for cyclopentane. J. Chem. Eng. Data 60 (2015) 1331-1337 doi:10.1021/je5010164 | transport: Chung-IECR-1988; Vassiliou-JPCRD-2015-pentanes",
      'Computed with CoolProp 8.0.1dev, MIT, from R. Span; W. Wagner: Equations of State for Technical Applications. II. Results for Nonpolar Fluids. Int. J. Thermophys. 24 (2003) 41-109 doi:10.1023/A:1022310214958 | transport: Assael-JPCRD-2013-Heptane; Michailidou-JPCRD-2014-Heptane',
      'Computed with CoolProp 8.0.1dev, MIT, from R. Beckmueller; M. Thol; E.W. Lemmon; R. Span: Fundamental Equation of State for n-Octane. Int. J. Therrmophys.  (2019)  | transport: Huber-FPE-2004; Huber-FPE-2005',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; R. Span: Short Fundamental Equations of State for 20 Industrial Fluids. J. Chem. Eng. Data 51 (2006) 785-850 doi:10.1021/je050186n | transport: Huber-FPE-2004; Huber-FPE-2005',
      "Computed with CoolProp 8.0.1dev, MIT, from I. S. Aleksandrov; A. A. Gerasimov; B. A. Grigor'ev: Using Fundamental Equations of State for Calculating the Thermodynamic Properties of Normal Undecane. Thermal Engineering 58 (2011) 691-698 doi:10.1134/S0040601511080027",
      'Computed with CoolProp 8.0.1dev, MIT, from Eric W. Lemmon; Marcia L. Huber: Thermodynamic Properties of n-Dodecane. Energy & Fuels 18 (2004) 960-967 doi:10.1021/ef0341062 | transport: Huber-EF-2004',
      'Computed with CoolProp 8.0.1dev, MIT, from Thol, Monika; Piazza, Lorenzo; Span, Roland: A New Functional Form for Equations of State for Some Weakly Associating Fluids. Int. J. Thermophys. 35 (2014) 783-811 doi:10.1007/s10765-014-1633-1',
      'Computed with CoolProp 8.0.1dev, MIT, from Yong Zhou; Jiangtao Wu; Eric W. Lemmon: Thermodynamic Properties of Dimethyl Carbonate. J. Phys. Chem. Ref. Data 40 (2011) 043106-1:11 doi:10.1063/1.3664084',
      'Computed with CoolProp 8.0.1dev, MIT, from Felix Fiedler; Jonathan Karog; Eric W. Lemmon; Monika Thol: Fundamental Equation of State for Fluid Tetrahydrofuran. International Journal of Thermophysics 44 (2023) 153 doi:10.1007/s10765-023-03258-3',
      'Computed with CoolProp 8.0.1dev, MIT, from Tim Eisenbach; Christian Scholz; Roland Span; Diego Cristancho; Eric W. Lemmon; Monika Thol: Speed-of-Sound Measurements and a Fundamental Equation of State for Propylene Glycol. J. Phys. Chem. Ref. Data 50 (2021)  doi:10.1063/5.0050021',
      'Computed with CoolProp 8.0.1dev, MIT, from Monika Thol: Empirical Multiparameter Equations of State Based on Molecular Simulation and Hybrid Data Sets.   (2015) ',
      'Computed with CoolProp 8.0.1dev, MIT, from Ben A. Younglove: An International Standard Equation of State for the Thermodynamic Properties of Refrigerant 123 (2,2-Dichloro-1,1,1-Trifluoroethane). J. Phys. Chem. Ref. Data 23 (1994) 731-779 doi:10.1063/1.555950 | transport: Laesecke-IJR-1996; Tanaka-IJT-1996',
      'Computed with CoolProp 8.0.1dev, MIT, from Volker Marx; Andreas Pruss; Wolfgang Wagner: Neue Zustandsgleichung f"ur R 12, R 22, R 11 und R 113 - Beschreibung des therodynamischen Zustandsverhaltens bei Temperaturen bis 525 K und Dru"ucken bis 200 MPa. VDI Verlag 19 (1992) ',
      'Computed with CoolProp 8.0.1dev, MIT, from E.W. Lemmon; R. Span: Short Fundamental Equations of State for 20 Industrial Fluids. J. Chem. Eng. Data 51 (2006) 785-850 doi:10.1021/je050186n | transport: Huber-IECR-2003',
      'Computed with CoolProp 8.0.1dev, MIT, from Mark O. McLinden; Ryo Akasaka: Thermodynamic Properties of cis-1,1,1,4,4,4-Hexafluorobutene [R-1336mzz(Z)]: Vapor Pressure, (p, rho, T) Behavior, and Speed of Sound Measurements and Equation of State. J. Chem. Eng. Data 65 (2020) 4201-4214 doi:10.1021/acs.jced',
      'Computed with CoolProp 8.0.1dev, MIT, from Eric W. Lemmon; Roland Span: Thermodynamic Properties of R-227ea, R-365mfc, R-115, and R13I1. J. Chem. Eng. Data  (2016, submitted)  doi:10.1021/acs.jced.5b00684',
      'Computed with CoolProp 8.0.1dev, MIT, from Mark O. McLinden; Richard A. Perkins; Eric W. Lemmon; Tara J. Fortin: Thermodynamic Properties of 1,1,1,2,2,4,5,5,5-nonafluoro-4-(trifluoromethyl)-3-pentanone: Vapor Pressure, (p, rho, T) Behavior, and Speed of Sound Measurements, and Equation of State. J. Che',
      'Computed with CoolProp 8.0.1dev, MIT, from Monika Thol: Fundamental equation of state correlation for hexamethyldisiloxane based on experimental and molecular simulation data. Fluid Phase Equilib.  (2015)  doi:10.1016/j.fluid.2015.09.047 | Monika Thol: Empirical Multiparameter Equations of State Based ',
    ],
    rows: `
Glycerol||||1|1261|610|0.28|2400|1490|
Olive oil (25 C)||||1|915|720|0.17|1970|81|
Water (liquid)|7732-18-5||at 20 C and 101.325 kPa|2|998.21|206.8|0.598|4184|1.002|1482.3
Heavy water (liquid)|7789-20-0||at 20 C and 101.325 kPa|3|1105.3|124.7|0.5887|4200|1.246|1384
Ethanol (liquid)|64-17-5||at 20 C and 101.325 kPa|4|789.42|1084|0.1645|2396|1.194|1158.5
Methanol (liquid)|67-56-1||at 20 C and 101.325 kPa|5|791.01|1184|0.2012|2505|0.5853|1116.2
Acetone (liquid)|67-64-1||at 20 C and 101.325 kPa|6|790.27|1404||2131||1187.3
Toluene (liquid)|108-88-3||at 20 C and 101.325 kPa|7|866.89|1072|0.1317|1685|0.5871|1324.3
Benzene (liquid)|71-43-2||at 20 C and 101.325 kPa|8|878.84|1209|0.1429|1722|0.6468|1326.2
Ethylbenzene (liquid)|100-41-4||at 20 C and 101.325 kPa|9|866.9|1005|0.129|1730|0.6477|1339.8
o-Xylene (liquid)|95-47-6||at 20 C and 101.325 kPa|10|880.23|955.1|0.1319|1750|0.8112|1366
m-Xylene (liquid)|108-38-3||at 20 C and 101.325 kPa|11|864.21|990.3|0.1311|1696|0.6176|1347.6
p-Xylene (liquid)|106-42-3||at 20 C and 101.325 kPa|12|861.07|1005|0.1279|1701|0.6448|1328.8
n-Pentane (liquid)|109-66-0||at 20 C and 101.325 kPa|13|626.19|1583|0.1138|2294|0.1891|1029.5
Isopentane (liquid)|78-78-4||at 20 C and 101.325 kPa|14|620.06|1628|0.1032|2248|0.2025|984.58
n-Hexane (liquid)|110-54-3||at 20 C and 101.325 kPa|15|659.38|1369|0.1215|2252|0.3132|1100.7
Cyclohexane (liquid)|110-82-7||at 20 C and 101.325 kPa|16|778.68|1207||1836|0.9725|1280.4
Cyclopentane (liquid)|287-92-3||at 20 C and 101.325 kPa|17|745.39|1316|0.1285|1787|0.324|1230.5
n-Heptane (liquid)|142-82-5||at 20 C and 101.325 kPa|18|683.82|1231|0.1237|2222|0.4121|1149.4
n-Octane (liquid)|111-65-9||at 20 C and 101.325 kPa|19|702.61|1146|0.1262|2210|0.5441|1193
n-Nonane (liquid)|111-84-2||at 20 C and 101.325 kPa|20|718.03|1097|0.1281|2190|0.6983|1225.6
n-Decane (liquid)|124-18-5||at 20 C and 101.325 kPa|20|730.41|1064|0.1308|2174|0.9135|1253.4
n-Undecane (liquid)|1120-21-4||at 20 C and 101.325 kPa|21|740.3|1032||2199||1289.1
n-Dodecane (liquid)|112-40-3||at 20 C and 101.325 kPa|22|749.44|989.7|0.1365|2196|1.489|1301.2
Diethyl ether (liquid)|60-29-7||at 20 C and 101.325 kPa|23|713.59|1601||2317||972.06
Dimethyl carbonate (liquid)|616-38-6||at 20 C and 101.325 kPa|24|1069.9|1233||1826||1219.2
Tetrahydrofuran (liquid)|109-99-9||at 20 C and 101.325 kPa|25|887.5|1234||1706||1301.7
Propylene glycol (liquid)|57-55-6||at 20 C and 101.325 kPa|26|1036.4|729.9||2461||1522.2
1,2-Dichloroethane (liquid)|107-06-2||at 20 C and 101.325 kPa|27|1252.6|1144||1299||1213.7
R123 (liquid)|306-83-2||at 20 C and 101.325 kPa|28|1476.7|1717|0.07783|1013|0.4427|722.7
R113 (liquid)|76-13-1||at 20 C and 101.325 kPa|29|1575.1|1505||913.1||715.91
R141b (liquid)|1717-00-6||at 20 C and 101.325 kPa|30|1243.5|1546|0.0923|1147|0.4318|839.45
R1336mzz(Z) (liquid)|692-49-9||at 20 C and 101.325 kPa|31|1377.7|1870||1210||645.21
R365mfc (liquid)|406-58-6||at 20 C and 101.325 kPa|32|1267.7|1668||1367||746.14
Novec 649 (liquid)|756-13-8||at 20 C and 101.325 kPa|33|1617.5|1840||1099||520.01
Hexamethyldisiloxane (MM) (liquid)|107-46-0||at 20 C and 101.325 kPa|34|764.92|1371||1887||892.79
Octamethylcyclotetrasiloxane (D4) (liquid)|556-67-2||at 20 C and 101.325 kPa|27|956.56|1190||1663||933.3`,
  }),
  materialsOf({
    folder: 'Liquids/Heat transfer liquids',
    columns: 'rho k c_p mu',
    sources: [
      'Computed with CoolProp 8.0.1dev, MIT, incompressible MEG: Melinder2010',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible MPG: Melinder2010',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible MNA: Melinder2010',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible MCA: Melinder2010',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible TVP1: Therminol2014',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible T66: Therminol2014',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible T72: Therminol2014',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible DowQ: Dow1997',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible DowJ: Dow1997',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible XLT: Dow1997',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible S800: Dow Chemical Company - FLUIDFILE Software accessed May 2017',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible PNF: Paratherm2013',
      'Computed with CoolProp 8.0.1dev, MIT, incompressible HC40: Dynalene2014',
    ],
    rows: `
Ethylene glycol 30 % in water|||at 20 C|1|1038|0.4649|3718|2.166
Ethylene glycol 50 % in water|||at 20 C|1|1064.9|0.3891|3312|3.693
Propylene glycol 30 % in water|||at 20 C|2|1023.8|0.4444|3857|2.965
Propylene glycol 50 % in water|||at 20 C|2|1039.1|0.3595|3530|6.394
Sodium chloride 20 % in water|||at 20 C|3|1147.8|0.5781|3411|1.532
Calcium chloride 25 % in water|||at 20 C|4|1229.1|0.5677|2924|2.502
Therminol VP1|||at 20 C|5|1064.9|0.1363|1543|4.144
Therminol 66|||at 20 C|6|1008.4|0.1176|1562|129.2
Therminol 72|||at 20 C|7|1079.2|0.1396|1552|14.17
Dowtherm Q|||at 20 C|8|965.65|0.122|1653|3.836
Dowtherm J|||at 20 C|9|862.14|0.1284|1839|0.9121
Syltherm XLT|||at 20 C|10|855.28|0.1108|1772|1.392
Syltherm 800|||at 20 C|11|936.03|0.135|1609|10.77
Paratherm NF|||at 20 C|12|884.11|0.1048|1841|51.36
Dynalene HC40|||at 20 C|13|1315|0.509|2934|2.719`,
  }),
].flat()
