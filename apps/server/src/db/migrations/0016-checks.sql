-- People who may mark worksheets as checked: a worksheet, or all worksheets in a project.
create table checkers (
  item_id text not null,
  user_id text not null references users (id) on delete cascade,
  given_by text not null,
  created_at timestamptz not null default now(),
  primary key (item_id, user_id)
);

-- Marks 'checked by'. A mark is about the revision of its version, which stays as long as the mark does.
create table check_marks (
  worksheet_id text not null,
  -- Names the mark in calls.
  id text not null,
  version bigint not null,
  user_id text not null,
  -- The name at that time, which stays when the account is renamed or deleted.
  user_name text not null,
  note text not null default '',
  -- Digests of the canonical content and results, and the program that showed them.
  content_digest text not null,
  results_digest text not null,
  application_version text not null,
  -- The same digests as a later program computes them for the same revision.
  present_content text not null,
  present_results text not null,
  computed_by text not null,
  -- Version of the worksheet that was last compared with the mark, and what differed: holds, content, results.
  seen_version bigint not null,
  seen_state text not null default 'holds',
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (worksheet_id, id)
);
