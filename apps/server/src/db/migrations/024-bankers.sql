-- Places of the legs that stand in every line of a system, as bits: a bet has at most thirty legs.
alter table bets add column bankers integer not null default 0
  check (bankers = 0 or (bankers > 0 and win_count is not null));

-- As before, with the bankers. Processes of the version before say nothing of them.
create or replace function place_bets(
  p_player integer,
  p_reference uuid,
  p_body_hash bytea,
  p_currency text,
  p_total bigint,
  p_device text,
  p_quick boolean,
  p_bets jsonb
) returns jsonb language plpgsql as $$
declare
  v_account accounts;
  v_known bytea;
  v_transaction bigint;
  v_bets jsonb;
  v_stakes bigint;
begin
  select sum((bet ->> 'stake')::bigint) into v_stakes from jsonb_array_elements(p_bets) as bet;
  if p_total is distinct from v_stakes then
    raise exception 'a placement of % has stakes of %', p_total, coalesce(v_stakes, 0);
  end if;

  select * into v_account from accounts
  where player_id = p_player and currency = p_currency and active for no key update;
  if not found then return jsonb_build_object('outcome', 'no_account'); end if;

  select body_hash into v_known from placements
  where player_id = p_player and reference = p_reference;
  if found then
    return jsonb_build_object(
      'outcome', case when v_known = p_body_hash then 'repeated' else 'reference_reused' end
    );
  end if;

  if v_account.balance < p_total then
    return jsonb_build_object('outcome', 'insufficient_balance', 'balance', v_account.balance::text);
  end if;

  insert into placements (player_id, reference, body_hash, device_id, quick)
  values (p_player, p_reference, p_body_hash, p_device, p_quick);

  insert into ledger_transactions (kind, cause, player_id)
  values ('placement', p_player || ':' || p_reference, p_player)
  returning id into v_transaction;

  insert into ledger_entries (transaction_id, account_id, currency, amount)
  select v_transaction, entry.account_id, p_currency, entry.amount
  from (
    values (v_account.id, -p_total),
    ((select id from accounts where house = 'stakes' and currency = p_currency), p_total)
  ) as entry (account_id, amount);

  with new_bets as (
    insert into bets (
      ref, player_id, placement, position, type, status, currency, stake, odds, potential_win,
      win_count, total_count, bankers, accept_mode, acceptance_at, is_vip
    )
    select b.ref, p_player, p_reference, b.position, b.type, b.status, p_currency, b.stake, b.odds,
      b.potential_win, b.win_count, b.total_count, coalesce(b.bankers, 0), b.accept_mode,
      b.acceptance_at, coalesce(b.is_vip, false)
    from jsonb_to_recordset(p_bets) as b (
      ref text, position smallint, type text, status text, stake bigint, odds bigint,
      potential_win bigint, win_count smallint, total_count smallint, bankers integer,
      accept_mode text,
      acceptance_at timestamptz, is_vip boolean
    )
    order by b.position
    returning id, position
  ),
  new_selections as (
    insert into bet_selections (
      bet_id, position, match_id, market_id, specifier, outcome_id, odds, facts
    )
    select n.id, s.position, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds, s.facts
    from jsonb_to_recordset(p_bets) as b (position smallint, selections jsonb)
    join new_bets n on n.position = b.position
    cross join lateral jsonb_to_recordset(b.selections) as s (
      position smallint, match_id text, market_id integer, specifier text, outcome_id text,
      odds integer, facts jsonb
    )
  )
  select jsonb_agg(id::text order by position) into v_bets from new_bets;

  return jsonb_build_object(
    'outcome', 'placed', 'bet_ids', v_bets, 'created_at', now(),
    'balance', (v_account.balance - p_total)::text
  );
end
$$;
