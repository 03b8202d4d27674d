-- Beside the words of a search the same lines as they are written, for what a list shows of a hit. What is there
-- was made without results; it is made again when somebody searches.
alter table worksheet_words add column content text not null default '';
delete from worksheet_words;
