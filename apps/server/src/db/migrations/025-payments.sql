-- Money in and out. `clearing` is money at the payment provider, `withdrawals` what players have asked
-- for and were not paid yet.
alter table accounts
  drop constraint accounts_house,
  add constraint accounts_house check (
    house in (
      'stakes', 'revenue', 'funding', 'receivables', 'clearing', 'withdrawals'
    )
  );

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (
    kind in (
      'deposit', 'credit', 'placement', 'rejection', 'settlement', 'resettlement', 'cashout',
      'withdrawal', 'withdrawal_return', 'payout', 'refund'
    )
  );

create table payments (
  -- What the player, the provider and the ledger call it by.
  id uuid primary key,
  player_id integer not null references players (id),
  kind text not null check (kind in ('deposit', 'withdrawal')),
  provider text not null,
  method text not null,
  -- Smallest units. The fee of a deposit is paid beside the amount, that of a withdrawal out of it.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  status text not null check (
    status in ('opened', 'pending', 'succeeded', 'failed', 'cancelled', 'expired')
  ),
  -- What the provider calls it; null until it has heard of it.
  provider_reference text,
  checkout_url text,
  checkout_frame boolean not null default false,
  -- A withdrawal goes to the provider then, and can be cancelled until then.
  payable_at timestamptz,
  refunded boolean not null default false,
  -- When the provider is asked for its status next; null when there is nothing to ask any more.
  check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  foreign key (player_id, currency) references accounts (player_id, currency)
);

create index payments_player on payments (player_id, created_at desc);
create index payments_to_check on payments (check_at) where check_at is not null;
create index payments_ended on payments (ended_at) where status = 'succeeded';

-- Each word of a provider counts once.
create table provider_events (
  provider text not null,
  event_id text not null,
  payment_id uuid not null references payments (id),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

create index provider_events_payment on provider_events (payment_id);

-- Each day is compared once, by whichever process comes first.
create table reconciliations (
  provider text not null,
  day date not null,
  compared integer not null,
  differences jsonb not null,
  created_at timestamptz not null default now(),
  primary key (provider, day)
);

-- The simulated provider keeps its own books: nothing of the product reads or writes them.
create schema cashier;

create table cashier.payments (
  id uuid primary key,
  token text not null unique,
  -- What the merchant calls it.
  merchant_reference text not null unique,
  kind text not null check (kind in ('deposit', 'payout')),
  method text not null,
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  language text not null,
  return_url text,
  status text not null check (
    status in ('open', 'pending', 'succeeded', 'failed', 'cancelled')
  ),
  -- A pending one ends by itself.
  settles_at timestamptz,
  settles_as text,
  refunded boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table cashier.notices (
  number bigint generated always as identity primary key,
  -- Told twice, a notice keeps its id.
  event_id uuid not null,
  payment_id uuid not null references cashier.payments (id),
  kind text not null,
  status text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);

create index cashier_notices_due on cashier.notices (due_at) where delivered_at is null;
