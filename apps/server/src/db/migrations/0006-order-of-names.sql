-- Names in the order of the list's groups: signs, digits, then letters without regard to case and accents,
-- with numbers by their size.
create function name_order(name text) returns text
  language sql immutable parallel safe
  return
    case when btrim(name) ~ '^[[:alpha:]]' then '2' when btrim(name) ~ '^[[:digit:]]' then '1' else '0' end
    || regexp_replace(
      regexp_replace(
        lower(regexp_replace(normalize(btrim(name), NFD), '[\u0300-\u036f]+', '', 'g')),
        '([0-9]+)', '0000000000\1', 'g'),
      '0*([0-9]{10,})', '\1', 'g');

drop index worksheets_of_owner_by_name;
create index worksheets_of_owner_by_name on worksheets (owner_id, name_order(name), id);
