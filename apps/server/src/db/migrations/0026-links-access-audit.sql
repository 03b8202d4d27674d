-- Links that end: at that moment everybody with the link loses the rights that the item gives them.
create table link_ends (
  item_id text primary key,
  ends_at timestamptz not null
);
create index link_ends_by_time on link_ends (ends_at);

-- People who ask for access to an item that they know the address of.
create table access_requests (
  item_id text not null,
  user_id text not null references users (id) on delete cascade,
  message text not null default '',
  created_at timestamptz not null default now(),
  -- Set when somebody has declined; the person is told so, and asks no second time.
  declined_at timestamptz,
  primary key (item_id, user_id)
);
create index access_requests_of_person on access_requests (user_id);

-- Items that their owners want to hand over, until the other person has answered.
create table ownership_offers (
  item_id text primary key,
  to_user text not null references users (id) on delete cascade,
  by_user text not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index ownership_offers_to_person on ownership_offers (to_user);

-- The audit log. Names are those of the time, and its rows outlive what they are about.
create table audit_log (
  item_id text not null,
  -- One for each act; openings and exports of a day by the same person are counted in one row.
  id text not null,
  at timestamptz not null default now(),
  action text not null,
  item_type text not null,
  item_name text not null,
  owner_id text not null,
  -- Null for somebody without an account, and for the server itself.
  user_id text,
  user_name text not null,
  details text not null default '',
  count integer not null default 1,
  primary key (item_id, id)
);
create index audit_log_of_owner on audit_log (owner_id, at desc);
create index audit_log_by_time on audit_log (at);
