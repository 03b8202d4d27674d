-- What this installation keeps to itself, made at its first start: so far `log`, the key with which people
-- are named in the log.
create table installation_secrets (
  name text primary key,
  secret bytea not null
);
