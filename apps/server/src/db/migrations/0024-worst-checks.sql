-- The worst check of a worksheet, as of a version of it, for the rows of lists. Written when somebody lists the
-- worksheet, so that saving costs nothing; what is missing or behind is made then.
create table worksheet_verdicts (
  worksheet_id text primary key references worksheets (id) on delete cascade,
  version bigint not null,
  -- Its name, utilisation and verdict; null for a worksheet without checks.
  worst jsonb
);
