-- The small picture of a worksheet as of a version of it, for the rows of lists: an SVG. Written when somebody first sees
-- the worksheet in a list, so that saving costs nothing.
create table worksheet_pictures (
  worksheet_id text primary key references worksheets (id) on delete cascade,
  version bigint not null,
  picture text not null
);

-- The last time that a person has opened a worksheet.
create table worksheet_openings (
  worksheet_id text not null,
  user_id text not null references users (id) on delete cascade,
  opened_at timestamptz not null default now(),
  primary key (worksheet_id, user_id)
);
create index worksheet_openings_by_time on worksheet_openings (user_id, opened_at desc);
