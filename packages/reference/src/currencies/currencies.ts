/**
 * Currencies by their ISO 4217 code: `code | names | signs | note`, one line each. Names are English,
 * the first is the label; the regular plural is formed unless `singular/plural` is given.
 * The list of codes of the dropdown plus the successors of withdrawn ones.
 */
export const CURRENCY_TABLE = `
USD | US dollar, dollar, United States dollar | $
EUR | euro | €
GBP | pound sterling/pounds sterling, British pound | £
CNY | Chinese yuan/Chinese yuan, yuan/yuan, renminbi/renminbi
JPY | Japanese yen/Japanese yen, yen/yen | ¥
AED | UAE dirham
AFN | Afghan afghani
ALL | Albanian lek
AMD | Armenian dram
ANG | Netherlands Antillean guilder | | Withdrawn in 2025; now XCG
AOA | Angolan kwanza
ARS | Argentine peso
AUD | Australian dollar
AWG | Aruban florin
AZN | Azerbaijani manat
BAM | Bosnia and Herzegovina convertible mark
BBD | Barbados dollar
BDT | Bangladeshi taka
BGN | Bulgarian lev/Bulgarian leva | | Withdrawn in 2026; now EUR
BHD | Bahraini dinar
BIF | Burundian franc
BMD | Bermudian dollar
BND | Brunei dollar
BOB | Bolivian boliviano
BRL | Brazilian real/Brazilian reais
BSD | Bahamian dollar
BTN | Bhutanese ngultrum
BWP | Botswana pula
BYN | Belarusian rouble, Belarusian ruble
BZD | Belize dollar
CAD | Canadian dollar
CDF | Congolese franc
CHF | Swiss franc
CLP | Chilean peso
COP | Colombian peso
CRC | Costa Rican colón/Costa Rican colones
CUC | Cuban convertible peso | | Withdrawn in 2021; now CUP
CUP | Cuban peso
CVE | Cape Verde escudo
CZK | Czech koruna/Czech koruny
DJF | Djibouti franc
DKK | Danish krone/Danish kroner
DOP | Dominican peso
DZD | Algerian dinar
EEK | Estonian kroon/Estonian krooni | | Withdrawn in 2011; now EUR
EGP | Egyptian pound
ERN | Eritrean nakfa
ETB | Ethiopian birr
FJD | Fiji dollar
FKP | Falkland Islands pound
GEL | Georgian lari
GGP | Guernsey pound | | Not in ISO 4217; at par with GBP
GHS | Ghanaian cedi
GIP | Gibraltar pound
GMD | Gambian dalasi
GNF | Guinean franc
GTQ | Guatemalan quetzal/Guatemalan quetzales
GYD | Guyana dollar
HKD | Hong Kong dollar
HNL | Honduran lempira
HRK | Croatian kuna | | Withdrawn in 2023; now EUR
HTG | Haitian gourde
HUF | Hungarian forint
IDR | Indonesian rupiah
ILS | Israeli new shekel
IMP | Isle of Man pound | | Not in ISO 4217; at par with GBP
INR | Indian rupee
IQD | Iraqi dinar
IRR | Iranian rial
ISK | Icelandic króna/Icelandic krónur
JEP | Jersey pound | | Not in ISO 4217; at par with GBP
JMD | Jamaican dollar
JOD | Jordanian dinar
KES | Kenyan shilling
KGS | Kyrgyzstani som
KHR | Cambodian riel
KMF | Comorian franc
KPW | North Korean won/North Korean won
KRW | South Korean won/South Korean won | ₩
KWD | Kuwaiti dinar
KYD | Cayman Islands dollar
KZT | Kazakhstani tenge
LAK | Lao kip/Lao kip
LBP | Lebanese pound
LKR | Sri Lankan rupee
LRD | Liberian dollar
LSL | Lesotho loti/Lesotho maloti
LTL | Lithuanian litas/Lithuanian litai | | Withdrawn in 2015; now EUR
LVL | Latvian lats/Latvian lati | | Withdrawn in 2014; now EUR
LYD | Libyan dinar
MAD | Moroccan dirham
MDL | Moldovan leu/Moldovan lei
MGA | Malagasy ariary
MKD | Macedonian denar
MMK | Myanmar kyat
MNT | Mongolian tögrög
MOP | Macanese pataca
MRO | Mauritanian ouguiya (old) | | Withdrawn in 2018; now MRU
MRU | Mauritanian ouguiya
MTL | Maltese lira | | Withdrawn in 2008; now EUR
MUR | Mauritian rupee
MVR | Maldivian rufiyaa
MWK | Malawian kwacha
MXN | Mexican peso
MYR | Malaysian ringgit
MZN | Mozambican metical
NAD | Namibian dollar
NGN | Nigerian naira
NIO | Nicaraguan córdoba
NOK | Norwegian krone/Norwegian kroner
NPR | Nepalese rupee
NZD | New Zealand dollar
OMR | Omani rial
PAB | Panamanian balboa
PEN | Peruvian sol/Peruvian soles
PGK | Papua New Guinean kina
PHP | Philippine peso
PKR | Pakistani rupee
PLN | Polish zloty, Polish złoty
PYG | Paraguayan guaraní
QAR | Qatari riyal
RON | Romanian leu/Romanian lei
RSD | Serbian dinar
RUB | Russian rouble, Russian ruble
RWF | Rwandan franc
SAR | Saudi riyal
SBD | Solomon Islands dollar
SCR | Seychelles rupee
SDG | Sudanese pound
SEK | Swedish krona/Swedish kronor
SGD | Singapore dollar
SHP | Saint Helena pound
SLE | Sierra Leonean leone
SLL | Sierra Leonean leone (old) | | Withdrawn in 2024; now SLE
SOS | Somali shilling
SRD | Surinamese dollar
SSP | South Sudanese pound
STN | São Tomé and Príncipe dobra
SVC | Salvadoran colón/Salvadoran colones
SYP | Syrian pound
SZL | Swazi lilangeni/Swazi emalangeni
THB | Thai baht/Thai baht
TJS | Tajikistani somoni
TMT | Turkmenistani manat
TND | Tunisian dinar
TOP | Tongan paʻanga
TRY | Turkish lira
TTD | Trinidad and Tobago dollar
TWD | New Taiwan dollar
TZS | Tanzanian shilling
UAH | Ukrainian hryvnia
UGX | Ugandan shilling
UYU | Uruguayan peso
UZS | Uzbekistani sum
VEF | Venezuelan bolívar fuerte | | Withdrawn in 2018; now VES
VES | Venezuelan bolívar
VND | Vietnamese dong/Vietnamese dong
VUV | Vanuatu vatu
WST | Samoan tala
XAF | Central African CFA franc
XCD | East Caribbean dollar
XCG | Caribbean guilder
XOF | West African CFA franc
XPF | CFP franc
YER | Yemeni rial
ZAR | South African rand/South African rand
ZMW | Zambian kwacha
ZWG | Zimbabwe gold
ZWL | Zimbabwe dollar | | Withdrawn in 2024; now ZWG
XDR | special drawing right
BTC | bitcoin | ₿ | Not in ISO 4217
XAG | silver ounce, troy ounce of silver/troy ounces of silver | | A troy ounce of silver
XAU | gold ounce, troy ounce of gold/troy ounces of gold | | A troy ounce of gold
XPT | platinum ounce, troy ounce of platinum/troy ounces of platinum | | A troy ounce of platinum
XPD | palladium ounce, troy ounce of palladium/troy ounces of palladium | | A troy ounce of palladium
`
