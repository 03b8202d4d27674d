-- Threads of comments on a worksheet, each about one line of it.
create table comment_threads (
  worksheet_id text not null,
  id text not null,
  -- The block that it is about, which may be gone, and the place within it: field, selection, cell.
  block_id text not null,
  place jsonb not null default '{}',
  -- The line or the selected text as it was when the thread began.
  quote text not null,
  resolved_at timestamptz,
  -- The name at that time, as in comments.
  resolved_by text not null default '',
  created_at timestamptz not null default now(),
  primary key (worksheet_id, id)
);

create table comments (
  worksheet_id text not null,
  thread_id text not null,
  id text not null,
  -- Order within the thread, from 1: two answers at the same moment get different ones.
  position integer not null,
  -- Null for somebody without an account, who has only the link.
  user_id text,
  user_name text not null,
  body text not null,
  -- People who are named in the text.
  mentions text[] not null default '{}',
  -- Plain notation of the line that is proposed; null for none.
  suggestion text,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- The text of a removed comment is gone, its place in the thread stays.
  removed_at timestamptz,
  primary key (worksheet_id, thread_id, position)
);

-- The least level that comments on a worksheet, or on those in a project; without a row that of who edits.
create table comment_rights (
  item_id text primary key,
  rights smallint not null
);

-- Requests to check a worksheet that were not answered by a mark yet.
create table check_requests (
  worksheet_id text not null,
  user_id text not null references users (id) on delete cascade,
  asked_by text not null,
  asked_by_name text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (worksheet_id, user_id)
);
create index check_requests_of_person on check_requests (user_id);

-- The lines on which comments were open when the mark was set, as they were quoted.
alter table check_marks add column open_comments text[] not null default '{}';

-- What people are told about. The texts are read where they stand, by the rights of now.
create table notifications (
  user_id text not null references users (id) on delete cascade,
  id text not null,
  kind text not null,
  -- The worksheet, project or team.
  item_id text not null,
  -- The thread or mark that it is about; '' for the item itself.
  about text not null default '',
  -- The comment of the thread; 0 for none.
  position integer not null default 0,
  by_name text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (user_id, id)
);
-- As long as it is unread, the same is told once.
create unique index notifications_unread on notifications (user_id, kind, item_id, about) where read_at is null;
create index notifications_of_item on notifications (item_id);

-- Kinds of notifications that a person has chosen otherwise than by default.
create table notification_settings (
  user_id text primary key references users (id) on delete cascade,
  settings jsonb not null
);
