-- Rights of single people on a worksheet. Who is not listed has the worksheet's public rights, and
-- nobody has less than those. The owner needs no row.

create table worksheet_rights (
  worksheet_id text not null,
  user_id text not null,
  -- -1 as in the project that the worksheet is in, 0 nothing to 4 everything.
  rights smallint not null check (rights between -1 and 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (worksheet_id, user_id)
);
create index worksheet_rights_of_user on worksheet_rights (user_id);

-- The owner's plan does not cover this worksheet: nobody changes it until it is public or paid for.
alter table worksheets add column need_paid_plan boolean not null default false;
-- The worksheet that this one was copied from.
alter table worksheets add column copied_from text;
create index worksheets_copied_from on worksheets (copied_from) where copied_from is not null;

-- What new worksheets of a person begin with; a table of people like users.
create table user_settings (
  user_id text primary key references users (id) on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
