-- Tokens by which programs call the evaluation service for a person.
create table api_tokens (
  -- Names the token without revealing it.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- Digest of the secret, which is shown once and not stored.
  token_hash text not null unique,
  name text not null,
  -- read, evaluate
  scopes text[] not null,
  -- The only worksheet or project that the token is for. They may be deleted; the token is for nothing then.
  worksheet_id text,
  project_id text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index api_tokens_of_user on api_tokens (user_id, created_at);
