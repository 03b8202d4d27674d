-- The trash. A worksheet or project in it has its row in a table of its own, so that no query that reads
-- worksheets or projects finds it. Everything else that belongs to it stays where it is, under its id, and
-- therefore no longer goes with the row by itself: sharing/delete.ts deletes it by name.
alter table project_rights drop constraint project_rights_project_id_fkey;
alter table project_shelf drop constraint project_shelf_project_id_fkey;
alter table project_onshape drop constraint project_onshape_project_id_fkey;
alter table project_onshape_members drop constraint project_onshape_members_project_id_fkey;
alter table worksheet_fusion drop constraint worksheet_fusion_worksheet_id_fkey;
alter table worksheet_onshape drop constraint worksheet_onshape_worksheet_id_fkey;
alter table onshape_stored drop constraint onshape_stored_worksheet_id_fkey;

-- One act of deleting: a worksheet, or a project with all that was in it.
create table deletions (
  id text primary key,
  -- The worksheet or project that was deleted.
  item_id text not null,
  deleted_by text not null,
  deleted_at timestamptz not null default now()
);
create index deletions_of_person on deletions (deleted_by);
create index deletions_by_age on deletions (deleted_at);

-- Columns and their order are those of worksheets and projects: rows move there and back as they are.
create table deleted_worksheets (like worksheets including defaults, primary key (id));
create index deleted_worksheets_of_owner on deleted_worksheets (owner_id);
create table deleted_projects (like projects including defaults, primary key (id));
create index deleted_projects_of_owner on deleted_projects (owner_id);

-- What was deleted together.
create table deleted_items (
  item_id text primary key,
  deletion_id text not null
);
create index deleted_items_of_deletion on deleted_items (deletion_id);
