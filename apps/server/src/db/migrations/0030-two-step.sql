-- The second step of signing in: codes that an app makes by the time.
create table two_step_secrets (
  user_id text primary key references users (id) on delete cascade,
  -- Encrypted under the key `two-step` of this installation.
  secret bytea not null,
  -- Null until a first code was given: until then nobody is asked for one.
  confirmed_at timestamptz,
  -- The latest step of time, of 30 seconds, whose code was used. A code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Codes for who has lost the app, each of which works once.
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  -- SHA-256 of the code.
  code_hash text not null,
  primary key (user_id, code_hash)
);
