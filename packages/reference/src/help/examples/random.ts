/** Random Numbers: their examples have no result. What an example is: see index.ts. */
export const random = `
rand | rand() | 
randbinomial | randbinomial(10, 0.5) | 
randchisquare | randchisquare(4) | 
randexp | randexp(2) | 
randfisher | randfisher(2, 3) | 
randgeometric | randgeometric(0.2) | 
randmarkov | randmarkov([0.5, 0.5; 0.5, 0.5], 1, 5) | 
randMat | randMat(2, 3) | 
randmultinomial | randmultinomial([0.5, 0.3, 0.2]) | 
randnorm | randnorm(0, 1) | 
randperm | randperm(5) | 
randpoisson | randpoisson(4) | 
randpoly | randpoly(3, x) | 
randstudent | randstudent(5) | 
randvector | randvector(4) | 
srand | srand(123) | 
`
