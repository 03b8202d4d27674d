-- Searches find words by an index. Null for words that were stored without terms, which are made from them when somebody
-- searches; empty for a text that has more terms than fit, which searches look through itself.
alter table worksheet_words add column terms tsvector;
-- Long texts lie beside the rows, so that a search passes through few pages.
alter table worksheet_words set (toast_tuple_target = 128);
create index worksheet_words_by_term on worksheet_words using gin (terms) with (fastupdate = off);
