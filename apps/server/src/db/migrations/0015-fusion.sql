-- Parameters that worksheets set in documents of Fusion, and the documents that they are linked to.
create table worksheet_fusion (
  worksheet_id text primary key references worksheets (id) on delete cascade,
  -- Fusion's id of the document; null until an add-in has linked one.
  document_id text,
  document_name text not null default '',
  -- User parameters that the document had when its add-in last sent them: name, value, unit, shown.
  document jsonb not null default '[]',
  -- What the worksheet sets: values and units by name, lengths in m, angles in rad.
  set_values jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
create index worksheet_fusion_by_document on worksheet_fusion (document_id);
