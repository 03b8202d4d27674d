-- Worksheets whose form collects answers, by the choice of who administers them.
create table form_collections (
  worksheet_id text primary key references worksheets (id) on delete cascade,
  since timestamptz not null default now()
);

-- What people have sent from the form of a worksheet: the values that they entered, and what the worksheet computed of
-- them on the server. Nothing is stored of who they are.
create table form_answers (
  worksheet_id text not null references worksheets (id) on delete cascade,
  id text not null,
  -- Version of the worksheet that computed it.
  version bigint not null,
  -- Values as the evaluation service takes them, by name.
  inputs jsonb not null,
  -- Value, unit and text of each output by name, and the verdicts of checks.
  outputs jsonb not null,
  checks jsonb not null default '{}',
  sent_at timestamptz not null default now(),
  primary key (worksheet_id, id)
);
