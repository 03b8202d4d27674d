-- Teams, projects and sharing. Like people, teams and projects are few beside worksheets: their tables
-- can be on every node. What belongs to a worksheet has its id first in the key, as in 0001.

create table teams (
  id text primary key,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table team_members (
  team_id text not null references teams (id) on delete cascade,
  user_id text not null,
  role text not null check (role in ('owner', 'administrator', 'member')),
  -- Was invited and has not accepted: no rights through the team yet.
  pending boolean not null default false,
  invited_by text,
  created_at timestamptz not null default now(),
  primary key (team_id, user_id)
);
create index team_members_of_user on team_members (user_id);

create table projects (
  id text primary key,
  -- In addresses; another one is given when a link is made invalid, the id stays.
  hash text not null,
  name text not null,
  owner_id text not null,
  -- The project that it is in.
  parent_id text references projects (id),
  -- What everybody who knows the hash may do: -1 as in the project around it, 0 nothing to 4 everything.
  public_rights smallint not null default -1 check (public_rights between -1 and 4),
  -- What the members of the team may do; -1 as in the project around it, whose team it is then.
  team_id text references teams (id) on delete set null,
  team_rights smallint not null default -1 check (team_rights between -1 and 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index projects_by_hash on projects (hash);
create index projects_of_owner on projects (owner_id);
create index projects_in_project on projects (parent_id);
create index projects_of_team on projects (team_id) where team_id is not null;

create table project_rights (
  project_id text not null references projects (id) on delete cascade,
  user_id text not null,
  -- -1 as in the project around it, 0 nothing to 4 everything.
  rights smallint not null check (rights between -1 and 4),
  -- Has not accepted: may open it, but does not have it in the lists.
  pending boolean not null default false,
  invited_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index project_rights_of_user on project_rights (user_id);

-- A person's own order among projects. No row: neither starred nor archived.
create table project_shelf (
  project_id text not null references projects (id) on delete cascade,
  user_id text not null,
  starred boolean not null default false,
  archived boolean not null default false,
  -- Taken from the person's lists with all that is in it; others still have it.
  removed boolean not null default false,
  primary key (project_id, user_id)
);
create index project_shelf_of_user on project_shelf (user_id);

-- Invitations of addresses that belong to no account. One that does becomes a row of rights.
create table invitations (
  -- SHA-256 of the token in the e-mail's link.
  token_hash text primary key,
  -- In small letters.
  email text not null,
  item_type text not null check (item_type in ('Worksheet', 'Project', 'Team')),
  item_id text not null,
  -- Of a worksheet or project.
  rights smallint check (rights between 1 and 4),
  -- In a team.
  role text check (role in ('owner', 'administrator', 'member')),
  invited_by text not null,
  created_at timestamptz not null default now()
);
create index invitations_of_email on invitations (email);
create unique index invitations_to_item on invitations (item_id, email);

alter table worksheets add column project_id text;
alter table worksheets add column team_id text;
alter table worksheets add column team_rights smallint not null default -1 check (team_rights between -1 and 4);
-- Rights of everybody may come from the project now. A worksheet in none has what it had.
alter table worksheets drop constraint worksheets_public_rights_check;
alter table worksheets alter column public_rights set default -1;
update worksheets set public_rights = -1 where public_rights = 0;
alter table worksheets add constraint worksheets_public_rights_check check (public_rights between -1 and 4);

-- Lists go through these in their own order, and stop when a page is full.
drop index worksheets_of_owner;
create index worksheets_of_owner on worksheets (owner_id, updated_at desc, id desc);
create index worksheets_of_owner_by_name on worksheets (owner_id, lower(name), id);
create index worksheets_in_project on worksheets (project_id, updated_at desc, id desc) where project_id is not null;
create index worksheets_of_team on worksheets (team_id, updated_at desc, id desc) where team_id is not null;

alter table worksheet_rights add column pending boolean not null default false;
alter table worksheet_rights add column invited_by text;

-- A person's own order among worksheets. No row: neither starred nor archived.
create table worksheet_shelf (
  worksheet_id text not null,
  user_id text not null,
  starred boolean not null default false,
  -- null as the project that the worksheet is in.
  archived boolean,
  removed boolean not null default false,
  primary key (worksheet_id, user_id)
);
create index worksheet_shelf_of_user on worksheet_shelf (user_id);
