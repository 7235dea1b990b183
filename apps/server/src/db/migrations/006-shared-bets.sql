-- Bets that a player handed on. The same bets are one row: the hash is that of the wire's form.
create table shared_bets (
  code text primary key check (code ~ '^[A-Z0-9]{6,10}$'),
  content_hash bytea not null unique,
  -- {bets: as on the wire, facts: by selection id, null where the book did not know it}
  content jsonb not null,
  -- When it was last shared: nobody looks for an old one.
  shared_at timestamptz not null default now()
);

create index shared_bets_age on shared_bets (shared_at);
