-- What was given to a player and was never paid in: it is for bets, and cannot leave.
alter table accounts add column credited bigint not null default 0;

update accounts set credited = given.amount
from (
  select e.account_id, sum(e.amount)::bigint as amount
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where t.kind = 'credit' group by e.account_id
) given
where given.account_id = accounts.id and accounts.player_id is not null;

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (
    kind in (
      'deposit', 'credit', 'placement', 'rejection', 'settlement', 'resettlement', 'cashout',
      'withdrawal', 'withdrawal_return', 'payout', 'refund', 'refund_return'
    )
  );

create or replace function post_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from written group by transaction_id, currency having sum(amount) <> 0
  ) then
    raise exception 'The entries of a ledger transaction do not sum to zero'
      using errcode = 'integrity_constraint_violation';
  end if;
  update accounts set
    balance = accounts.balance + moved.amount,
    staked = accounts.staked + moved.staked,
    returned = accounts.returned + moved.returned,
    deposited = accounts.deposited + moved.deposited,
    credited = accounts.credited + moved.credited
  from (
    select w.account_id, sum(w.amount)::bigint as amount,
      coalesce(-sum(w.amount) filter (where t.kind in ('placement', 'rejection')), 0)::bigint
        as staked,
      coalesce(
        sum(w.amount) filter (where t.kind in ('settlement', 'resettlement', 'cashout')), 0
      )::bigint as returned,
      coalesce(sum(w.amount) filter (where t.kind = 'deposit'), 0)::bigint as deposited,
      coalesce(sum(w.amount) filter (where t.kind = 'credit'), 0)::bigint as credited
    from written w join ledger_transactions t on t.id = w.transaction_id
    group by w.account_id
  ) moved
  where accounts.id = moved.account_id and accounts.balance is not null;
  return null;
end
$$;

-- Money of a deposit that goes back to where it came from: because an operator wants it to, as a part
-- of a withdrawal, or because the provider took it.
create table refunds (
  -- What we, the ledger and the provider call it by.
  id uuid primary key,
  deposit_id uuid not null references payments (id),
  withdrawal_id uuid references payments (id),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('opened', 'pending', 'succeeded', 'failed', 'cancelled')),
  provider_reference text,
  reason text,
  -- When the provider is asked next; null when there is nothing to ask any more, or not yet.
  check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);

create index refunds_deposit on refunds (deposit_id);
create index refunds_withdrawal on refunds (withdrawal_id) where withdrawal_id is not null;
create index refunds_to_check on refunds (check_at) where check_at is not null;

insert into refunds (id, deposit_id, amount, status, created_at, ended_at)
select gen_random_uuid(), p.id, p.amount, 'succeeded', t.created_at, t.created_at
from payments p join ledger_transactions t on t.kind = 'refund' and t.cause = p.id::text
where p.refunded;

alter table payments
  drop column refunded,
  -- Of a withdrawal in parts: what could not be paid and went back to the account.
  add column returned bigint not null default 0,
  -- Path of the site that a payer comes back to, where the provider takes the place of the page.
  add column return_to text;

-- The simulated provider keeps a refund as a payment of its own.
alter table cashier.payments
  drop column refunded,
  add column refund_of uuid references cashier.payments (id),
  drop constraint payments_kind_check,
  add constraint payments_kind_check check (kind in ('deposit', 'payout', 'refund'));
