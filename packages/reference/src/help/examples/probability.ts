/** Probability. What an example is: see index.ts. */
export const probability = `
betad | betad(2, 3, 0.5) | 1.5
betad_cdf | betad_cdf(2, 3, 0.5) | 0.6875
betad_icdf | betad_icdf(2, 3, 0.6875) | 0.5
binomial | binomial(4, 2, 0.5) | 0.375
binomial_cdf | binomial_cdf(4, 0.5, 2) | 0.6875
binomial_icdf | binomial_icdf(4, 0.5, 0.9) | 3
cauchy | cauchy(0, 1, 1.0) | 0.159155
cauchy_cdf | cauchy_cdf(0, 1, 1.0) | 0.75
cauchy_icdf | cauchy_icdf(0, 1, 0.75) | 1
cdf | cdf(normald, 0, 1, 1.96) | 0.975002
chisquare | chisquare(2, 1.0) | 0.303265
chisquare_cdf | chisquare_cdf(2, 1.0) | 0.393469
chisquare_icdf | chisquare_icdf(2, 0.95) | 5.99146
chisquaret | chisquaret([57, 54]) | 0.775838
comb | comb(5, 2) | 10
exponential | exponential(2, 0.5) | 0.735759
exponential_cdf | exponential_cdf(2, 0.5) | 0.632121
exponential_icdf | exponential_icdf(2, 0.5) | 0.346574
fisher | fisher(2, 4, 1.0) | 0.296296
fisher_cdf | fisher_cdf(2, 4, 1.0) | 0.555556
fisher_icdf | fisher_icdf(2, 4, 0.95) | 6.94427
gammad | gammad(2, 1, 1.0) | 0.367879
gammad_cdf | gammad_cdf(2, 1, 1.0) | 0.264241
gammad_icdf | gammad_icdf(2, 1, 0.5) | 1.67835
geometric | geometric(0.2, 3) | 0.128
geometric_cdf | geometric_cdf(0.2, 3) | 0.488
geometric_icdf | geometric_icdf(0.2, 0.5) | 4
icdf | icdf(normald, 0, 1, 0.975) | 1.95996
kolmogorovd | kolmogorovd(1.36) | 0.950514
kolmogorovt | kolmogorovt([0.1, 0.4, 0.7], [0.2, 0.5, 0.9]) | 0.996255
lognormal | lognormal(0, 1, 1) | 0.398942
lognormal_cdf | lognormal_cdf(0, 1, 1) | 0.5
lognormal_icdf | lognormal_icdf(0, 1, 0.5) | 1
multinomial | multinomial(3, [0.5, 0.3, 0.2], [1, 1, 1]) | 0.18
negbinomial | negbinomial(3, 2, 0.5) | 0.1875
negbinomial_cdf | negbinomial_cdf(3, 0.5, 2) | 0.5
negbinomial_icdf | negbinomial_icdf(3, 0.5, 0.5) | 2
normal_cdf | normal_cdf(1.96) | 0.975002
normal_icdf | normal_icdf(0.975) | 1.95996
normald | normald(0.0) | 0.398942
normalt | normalt([9.8, 10.4, 10.6], 10, 0.4) | 0.248213
perm | perm(5, 2) | 20
poisson | poisson(2, 3.0) | 0.180447
poisson_cdf | poisson_cdf(2, 3.0) | 0.857123
poisson_icdf | poisson_icdf(2, 0.5) | 2
student | student(4, 1.0) | 0.214663
student_cdf | student_cdf(4, 1.0) | 0.81305
student_icdf | student_icdf(4, 0.975) | 2.77645
studentt | studentt([1.1, 2.2, 1.9, 2.0], 1.5) | 0.302445
uniform | uniform(0, 4, 1) | 0.25
uniform_cdf | uniform_cdf(0, 4, 1) | 0.25
uniform_icdf | uniform_icdf(0, 4, 0.25) | 1
UTPC | UTPC(2, 5.991) | 0.0500116
UTPF | UTPF(2, 4, 1.0) | 0.444444
UTPN | UTPN(1.96) | 0.0249979
UTPT | UTPT(4, 2.776) | 0.0250114
weibull | weibull(2, 1, 1.0) | 0.735759
weibull_cdf | weibull_cdf(2, 1, 1.0) | 0.632121
weibull_icdf | weibull_icdf(2, 1, 0, 0.5) | 0.832555
budget | 1*budget(5.0 ± 0.1) | [1]
correlate | correlate(5.0 ± 0.1, 3.0 ± 0.2, 0.5) | 0.5
correlation_between | correlation_between(5.0 ± 0.1, 3.0 ± 0.2) | 0
monte_carlo | monte_carlo(5.0 ± 0) | [5, 0, 5, 5]
coverage_factor | coverage_factor(0.95, 10) | 2.22814
effective_dof | effective_dof([3, 4], [9, 16]) | 25
uncertainty | uncertainty((3.0 ± 0.1)^2) | 0.6
`

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
