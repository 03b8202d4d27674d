-- People at an issuer of OpenID Connect, such as the sign-in of a company, and their accounts here.
create table oidc_identities (
  -- Address of the issuer, as its tokens have it.
  issuer text not null,
  -- Name of the person there, which stays when the address changes.
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index oidc_identities_of_user on oidc_identities (user_id);
