-- What a search finds in a worksheet, as of a version of it. Written when somebody searches, so that saving
-- costs nothing; what is missing or behind is made then.
create table worksheet_words (
  worksheet_id text primary key references worksheets (id) on delete cascade,
  version integer not null,
  words text not null
);
