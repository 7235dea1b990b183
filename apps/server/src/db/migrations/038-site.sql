-- What an operator makes of the site: every version of its document as it was written, none of which
-- changes any more. `site_state` says which of them is drafted and which is published.
create table site_versions (
  version integer primary key check (version > 0),
  -- As it was written, with its comments.
  written text not null,
  document jsonb not null,
  based_on integer not null check (based_on >= 0 and based_on < version),
  applied_at timestamptz not null,
  applied_by text not null,
  published_at timestamptz,
  published_by text
);

create table site_state (
  only_row boolean primary key default true check (only_row),
  draft integer references site_versions (version),
  published integer references site_versions (version)
);

insert into site_state default values;
