-- Exchange rates by the day that was asked for, so that a worksheet with a date gives the same figures again.
create table exchange_rates (
  asked date primary key,
  -- The day of the rates: an earlier one where the source has none for the day.
  day date not null,
  source text not null,
  -- Units of each currency for one US dollar, as decimal digits.
  per_dollar jsonb not null,
  fetched_at timestamptz not null default now()
);
