-- Sign-ins of people to Onshape.
create table onshape_sign_ins (
  user_id text primary key references users (id) on delete cascade,
  -- Access and refresh token, encrypted with TOKEN_KEY.
  tokens bytea not null,
  -- End of the access token.
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Worksheets and projects that are linked to a document of Onshape. What is in a linked project is linked with it.
create table worksheet_onshape (
  worksheet_id text primary key references worksheets (id) on delete cascade,
  document_id text not null,
  -- Workspace or version of the document: w/… or v/…
  parent text not null,
  -- Tab at which the link was made; null for the whole document.
  element_id text,
  created_at timestamptz not null default now()
);
create index worksheet_onshape_by_document on worksheet_onshape (document_id);
create table project_onshape (
  project_id text primary key references projects (id) on delete cascade,
  document_id text not null,
  parent text not null,
  element_id text,
  created_at timestamptz not null default now()
);
create index project_onshape_by_document on project_onshape (document_id);

-- Variables of Onshape that a worksheet has set, so that a second worksheet that sets the same one is noticed.
create table onshape_stored (
  worksheet_id text not null references worksheets (id) on delete cascade,
  document_id text not null,
  element_id text not null,
  variable_id text not null,
  stored_at timestamptz not null default now(),
  primary key (worksheet_id, document_id, element_id, variable_id)
);
create index onshape_stored_by_variable on onshape_stored (document_id, element_id, variable_id);
