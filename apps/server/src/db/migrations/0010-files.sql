-- Files of a worksheet, such as the pictures in its texts. Their bytes are in the store of files, by their digest:
-- the SHA-256 in lower-case hexadecimal.
create table files (
  worksheet_id text not null,
  digest text not null,
  size bigint not null,
  -- As the content says: a type of pictures, else application/octet-stream.
  type text not null,
  created_at timestamptz not null default now(),
  primary key (worksheet_id, digest)
);
create index files_by_digest on files (digest);

-- Digests whose bytes may have lost their last row, or may never get one, and since when. The tidy job removes
-- the bytes of those that no row names a day later.
create table unused_files (
  digest text primary key,
  since timestamptz not null default now()
);
create index unused_files_by_age on unused_files (since);

-- Named files of worksheets before there were any: always empty.
alter table worksheets drop column uploads;
