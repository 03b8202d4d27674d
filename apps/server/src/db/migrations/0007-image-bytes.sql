-- Bytes of the document that are pictures, which are counted apart from the rest. Of earlier snapshots it is
-- not known until the next one replaces them.
alter table worksheet_snapshots add column image_bytes bigint not null default 0;
alter table worksheet_updates add column image_bytes bigint not null default 0;
