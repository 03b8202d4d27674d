-- A hash that was made invalid stays known: what was written while it held is still saved.
create index worksheet_hashes_of_worksheet on worksheet_hashes (worksheet_id);
