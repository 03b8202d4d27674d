-- Materials of a person or of a team.
create table own_materials (
  id text primary key,
  -- One of the two owns it.
  user_id text references users (id) on delete cascade,
  team_id text references teams (id) on delete cascade,
  -- Its bytes count for the person who stored it first.
  stored_by text references users (id) on delete set null,
  name text not null,
  -- Rises with each change, so that nobody overwrites what another has changed.
  version integer not null default 1,
  -- The table as it was typed.
  sheet jsonb not null,
  -- The figures as worksheets save them.
  string_data text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, team_id) = 1)
);
create unique index own_materials_of_user on own_materials (user_id, lower(name));
create unique index own_materials_of_team on own_materials (team_id, lower(name));
create index own_materials_by_storer on own_materials (stored_by);
