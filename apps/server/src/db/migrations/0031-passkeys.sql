-- Passkeys (WebAuthn): keys with which people sign in without a password.
create table passkeys (
  -- As browsers name the key, in base64url.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- COSE, as the browser has sent it.
  public_key bytea not null,
  -- How often the key was used, as its device counts; 0 for ever where it does not count.
  counter bigint not null,
  -- How browsers reach the device, such as internal or hybrid.
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- Challenges that a passkey has answered. Each is answered once.
create table answered_challenges (
  -- SHA-256 of the challenge.
  digest text primary key,
  expires_at timestamptz not null
);
