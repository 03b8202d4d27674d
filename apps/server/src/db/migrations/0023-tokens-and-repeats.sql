-- When the person of a token is told by mail that it ends soon; null once that is done, and for short lives.
alter table api_tokens add column remind_at timestamptz;
update api_tokens set remind_at = expires_at - interval '7 days' where expires_at > now();

-- Answers of the evaluation service that a program may ask for once more, with the same key, for a day.
create table evaluation_repeats (
  user_id text not null references users (id) on delete cascade,
  -- Digests: of the key with the token it came with, and of the address and the body of the call.
  key text not null,
  request text not null,
  answer text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index evaluation_repeats_by_age on evaluation_repeats (user_id, created_at);
