-- Accounts. Tables of people, small enough to be on every node.

alter table users add column plan text not null default 'hobby'
  check (plan in ('hobby', 'professional', 'business'));

-- Apart from the users, so that what reads a user never reads this.
create table user_passwords (
  user_id text primary key references users (id) on delete cascade,
  -- argon2id with its parameters and salt, in the form $argon2id$v=19$m=…,t=…,p=…$salt$hash.
  hash text not null,
  updated_at timestamptz not null default now()
);

-- Links sent by e-mail; each works once.
create table account_links (
  -- SHA-256 of the link's secret, which nobody but the receiver has.
  token_hash text primary key,
  kind text not null check (kind in ('sign-up', 'reset', 'email')),
  -- The address that the link proves.
  email text not null,
  -- null for a sign-up: the account is made when the link is used.
  user_id text references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index account_links_expired on account_links (expires_at);
create index account_links_of_user on account_links (user_id);
create index sessions_expired on sessions (expires_at);

-- How often something was tried; columns as rate-limiter-flexible wants them, expire in milliseconds.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
