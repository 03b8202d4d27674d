-- Rights that the project of what was deleted, and those around it, gave at that moment, as the server writes
-- them. Nothing is known of earlier deletions: they are compared with what they give by themselves.
alter table deletions add column around jsonb not null default '[]';
