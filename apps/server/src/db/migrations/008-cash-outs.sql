-- A cash-out of a live bet waits out the delay as a placement does: until when, and the amount that
-- the player agreed to.
alter table bets
  add column cashout_at timestamptz,
  add column cashout_amount bigint check (cashout_amount > 0),
  add constraint bets_cashout check (
    status <> 'cashout_in_progress' or num_nonnulls(cashout_at, cashout_amount) = 2
  );

create index bets_cashing_out on bets (cashout_at) where status = 'cashout_in_progress';

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (
    kind in (
      'deposit', 'credit', 'placement', 'rejection', 'settlement', 'resettlement', 'cashout'
    )
  );
