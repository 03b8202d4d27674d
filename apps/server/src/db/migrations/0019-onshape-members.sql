-- Rights on linked projects that come from permissions on their document in Onshape. They hold for a day: then the
-- person's next visit asks Onshape again.
create table project_onshape_members (
  project_id text not null references projects (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  checked_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
