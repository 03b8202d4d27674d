-- Whether the person has seen the tip about the equals sign, which is shown once.
alter table users add column equal_popup boolean not null default false;
