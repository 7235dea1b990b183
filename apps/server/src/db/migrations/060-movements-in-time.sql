-- The movements of a player in a period, and those that are payments: totals are read of them alone.
-- Nothing was read by the order of a player's ids.
create index ledger_transactions_player_time on ledger_transactions (player_id, created_at)
  include (id, kind);
create index ledger_transactions_payments on ledger_transactions (player_id)
  where kind in ('deposit', 'withdrawal', 'withdrawal_return', 'payout', 'refund', 'refund_return');
drop index ledger_transactions_player;
