-- Earlier states of worksheets. The version is that of the worksheet whose state it is.
create table revisions (
  worksheet_id text not null,
  hash text not null,
  version bigint not null,
  -- Given by a person; null for one that was made automatically.
  name text,
  sheet_name text not null,
  -- Ids of those who changed the worksheet since the revision before.
  authors text[] not null default '{}',
  -- The whole document and its results, each compressed with Brotli.
  document bytea not null,
  archive bytea not null,
  created_at timestamptz not null default now(),
  primary key (worksheet_id, version)
);
create index revisions_by_hash on revisions (worksheet_id, hash);

-- Worksheets that changed since their last revision: when for the first and for the last time, and by whom.
create table unrevised_changes (
  worksheet_id text primary key,
  authors text[] not null default '{}',
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index unrevised_changes_by_age on unrevised_changes (last_at);

-- Each worksheet gets a revision of its present state, so that the first change can be taken back.
insert into unrevised_changes (worksheet_id, authors, first_at, last_at)
  select id, array[owner_id], updated_at, updated_at from worksheets;
