-- References of withdrawals that were asked about before they had come: none is made by them later.
create table closed_withdrawals (
  reference uuid primary key,
  closed_at timestamptz not null default now()
);

create index closed_withdrawals_at on closed_withdrawals (closed_at);
