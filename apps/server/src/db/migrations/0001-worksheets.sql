-- People and their sessions. Identifiers are made by the server: no sequences, which do not spread
-- over the nodes of a distributed PostgreSQL. Tables of people are small enough to be on every node.

create table users (
  id text primary key,
  name text not null,
  email text unique,
  email_verified boolean not null default false,
  image text,
  -- The person at this computer, signed in without a password.
  local boolean not null default false,
  -- Was told that this account was made.
  welcomed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  -- SHA-256 of the cookie's token: who reads the table cannot sign in with it.
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip_address text,
  user_agent text
);
create index sessions_of_user on sessions (user_id);

-- Worksheets. All that belongs to one has its id first in the key, by which the rows are spread.

create table worksheets (
  id text primary key,
  -- In addresses; another one is given when a link is made invalid, the id stays.
  hash text not null,
  name text not null,
  owner_id text not null,
  -- What everybody who knows the hash may do: 0 nothing to 4 everything.
  public_rights smallint not null default 0 check (public_rights between 0 and 4),
  -- Of the last committed update.
  version bigint not null,
  uploads text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index worksheets_of_owner on worksheets (owner_id, updated_at desc);

-- From the hash to the worksheet, spread by hash.
create table worksheet_hashes (
  hash text primary key,
  worksheet_id text not null
);

-- The state up to a version. Updates of later versions come on top.
create table worksheet_snapshots (
  worksheet_id text primary key,
  version bigint not null,
  document bytea not null,
  archive text not null default ''
);

-- One row per save, only ever added, and removed when the snapshot has them.
create table worksheet_updates (
  worksheet_id text not null,
  version bigint not null,
  -- Difference of the document; empty when only the results changed.
  document bytea not null,
  -- Results: '' for none, else JSON of a patch or, when archive_full, of the whole snapshot.
  archive text not null default '',
  archive_full boolean not null default false,
  user_id text,
  created_at timestamptz not null default now(),
  primary key (worksheet_id, version)
);
