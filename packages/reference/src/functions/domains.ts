/**
 * Conditions on the parameters of a function without which it has no value: a standard deviation is positive,
 * a probability lies between 0 and 1. The engine's formulas give some number for others, too.
 *
 * A line holds the functions, then their parameters as the call forms name them, or * for all, each with its
 * condition.
 */
import { argumentCounts, type FunctionEntry } from './table.ts'

export type DomainKind = 'positive' | 'share' | 'percent' | 'whole' | 'size' | 'exact'

export interface Domain {
  /** Place in {@link DOMAINS}. */
  readonly id: number
  readonly functions: readonly string[]
  readonly parameter: string
  readonly kind: DomainKind
}

const LINES = `
normald normal_cdf normal_icdf normalt lognormal lognormal_cdf lognormal_icdf: sigma positive
UTPN: variance positive
student student_cdf UTPT: n positive
student_icdf: n positive, p share
coverage_factor: p share, n positive
chisquare chisquare_cdf UTPC: n positive
chisquare_icdf: n positive, p share
fisher fisher_cdf: n positive, m positive
fisher_icdf: n positive, m positive, p share
UTPF: n positive, d positive
gammad gammad_cdf betad betad_cdf: a positive, b positive
gammad_icdf betad_icdf: a positive, b positive, p share
exponential exponential_cdf: lambda positive
exponential_icdf: lambda positive, p share
weibull weibull_cdf: k positive, lambda positive
weibull_icdf: k positive, lambda positive, p share
cauchy cauchy_cdf: a positive
cauchy_icdf: a positive, p share
uniform_icdf normal_icdf lognormal_icdf: p share
poisson poisson_cdf: mu positive
poisson_icdf: mu positive, p share
binomial binomial_cdf geometric geometric_cdf negbinomial negbinomial_cdf: p share
binomial_icdf negbinomial_icdf: p share, t share
geometric_icdf: p share, x share
quantile: p share
percentile: p percent
identity hilbert randvector ones zeros: n size
randMat newMat ones zeros: rows size, cols size
poisson: k whole
gcd lcm lgcd smod: * exact
`

/** Every domain; its place is what the engine tells of it. */
export const DOMAINS: readonly Domain[] = LINES.trim()
  .split('\n')
  .flatMap(line => {
    const [names, parameters] = line.split(': ')
    return parameters!.split(', ').map(text => {
      const [parameter, kind] = text.split(' ')
      return { functions: names!.split(' '), parameter: parameter!, kind: kind as DomainKind }
    })
  })
  .map((domain, id) => ({ ...domain, id }))

/** @returns for each argument of a call with `count` of them what it has to be, where it has to be something */
export function domainsOf(entry: FunctionEntry, count: number): (Domain | undefined)[] {
  const own = DOMAINS.filter(({ functions }) => functions.includes(entry.name))
  if (own.length === 0) return []
  const every = own.find(({ parameter }) => parameter === '*')
  if (every) return Array.from({ length: count }, () => every)
  const form = entry.forms[argumentCounts(entry).indexOf(count)]
  return parametersOf(form).map(parameter => own.find(domain => domain.parameter === parameter))
}

function parametersOf(form = '()'): string[] {
  const inner = form.slice(form.indexOf('(') + 1, form.lastIndexOf(')'))
  return inner.split(',').map(part => part.trim())
}
