-- Searches take Greek letters for their names, ß for ss, and the comma of a decimal for a point, as the server writes it.
create function plain_text(text_or_name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    case when plain ~ '[α-ωß]' then
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, 'α', 'alpha'), 'β', 'beta'), 'γ', 'gamma'), 'δ', 'delta'), 'ε', 'epsilon'), 'ζ', 'zeta'), 'η', 'eta'), 'θ', 'theta'), 'ι', 'iota'), 'κ', 'kappa'), 'λ', 'lambda'), 'μ', 'mu'), 'ν', 'nu'), 'ξ', 'xi'), 'ο', 'omicron'), 'π', 'pi'), 'ρ', 'rho'), 'σ', 'sigma'), 'τ', 'tau'), 'υ', 'upsilon'), 'φ', 'phi'), 'χ', 'chi'), 'ψ', 'psi'), 'ω', 'omega'), 'ß', 'ss')
    else plain end,
    '(\d),(?=\d)', '\1.', 'g')
  from (
    select translate(lower(regexp_replace(normalize(text_or_name, NFD), '[\u0300-\u036f]+', '', 'g')), 'µϑϕϱϵς', 'μθφρεσ') as plain
  ) as lowered
$$;

-- Terms are made again by searches.
update worksheet_words set words = plain_text(words), terms = null
where words ~ '[α-ωßµϑϕϱϵ]|\d,\d' or exists (
  select from worksheets where id = worksheet_id and lower(name) ~ '[α-ωßµϑϕϱϵάέήίόύώΐΰ]|\d,\d');
