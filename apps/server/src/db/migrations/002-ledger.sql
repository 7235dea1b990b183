-- Player accounts carry a balance that the entries maintain. House accounts carry none: theirs is the
-- sum of their entries, so that no placement waits for another on a shared row.
create table accounts (
  id integer generated always as identity primary key,
  player_id integer references players (id),
  house text,
  currency text not null,
  balance bigint,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (player_id, currency),
  unique (house, currency),
  unique (id, currency),
  constraint accounts_owner check (num_nonnulls(player_id, house) = 1),
  constraint accounts_balance_kept check ((player_id is null) = (balance is null)),
  constraint accounts_balance_not_negative check (balance >= 0),
  constraint accounts_house check (house in ('stakes', 'revenue', 'funding', 'receivables'))
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('deposit', 'credit', 'placement', 'rejection', 'settlement', 'resettlement')
  ),
  -- Names the cause, once: the same cause cannot be booked twice.
  cause text not null,
  player_id integer not null references players (id),
  created_at timestamptz not null default now(),
  unique (kind, cause)
);

create index ledger_transactions_player on ledger_transactions (player_id, id);

-- Amounts are in the currency's smallest unit; positive adds to the account.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions (id),
  account_id integer not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  foreign key (account_id, currency) references accounts (id, currency)
);

create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account_id, id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger ledger_transactions_append_only
  before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();

create trigger ledger_entries_append_only
  before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- All entries of a transaction are written by one statement; it must balance in every currency and
-- moves the balances of the player accounts that it names.
create function post_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from written group by transaction_id, currency having sum(amount) <> 0
  ) then
    raise exception 'The entries of a ledger transaction do not sum to zero'
      using errcode = 'integrity_constraint_violation';
  end if;
  update accounts set balance = accounts.balance + moved.amount
  from (select account_id, sum(amount)::bigint as amount from written group by account_id) moved
  where accounts.id = moved.account_id and accounts.balance is not null;
  return null;
end
$$;

create trigger ledger_entries_post
  after insert on ledger_entries
  referencing new table as written
  for each statement execute function post_ledger_entries();
