-- Best odds guaranteed, as it was promised when the bet was placed: the leg is paid at the starting
-- price where that is higher. The starting price comes with the result, in `race`, and is kept in a leg
-- that has the promise alone.
alter table bet_selections add column best_odds boolean not null default false;

-- The most that the house paid on one bet then, where a leg has that promise: such a bet may return
-- more than its `potential_win`, and no more than this. Null: no bet returns more than was agreed.
alter table bets add column payout_limit bigint check (payout_limit >= 0);

-- As before, with both. Processes of the version before say nothing of them.
create or replace function place_bets(
  p_player integer,
  p_reference uuid,
  p_body_hash bytea,
  p_currency text,
  p_total bigint,
  p_device text,
  p_quick boolean,
  p_bets jsonb,
  p_now timestamptz default now()
) returns jsonb language plpgsql as $$
declare
  v_row accounts;
  v_account accounts;
  v_known bytea;
  v_transaction bigint;
  v_bets jsonb;
  v_stakes bigint;
  v_largest bigint;
  v_cash bigint;
  v_use record;
  v_bonus bonuses;
  v_live boolean;
  v_refusal jsonb;
begin
  select sum((bet ->> 'stake')::bigint),
    coalesce(sum((bet ->> 'stake')::bigint) filter (where bet ->> 'freebet_mode' is null), 0),
    coalesce(max((bet ->> 'stake')::bigint) filter (where bet ->> 'freebet_mode' is null), 0),
    coalesce(bool_or((bet ->> 'live')::boolean), false)
  into v_stakes, v_cash, v_largest, v_live
  from jsonb_array_elements(p_bets) as bet;
  if p_total is distinct from v_stakes then
    raise exception 'a placement of % has stakes of %', p_total, coalesce(v_stakes, 0);
  end if;

  for v_row in
    select * from accounts where player_id = p_player order by id for no key update
  loop
    if v_row.currency = p_currency and v_row.active then v_account := v_row; end if;
  end loop;
  if v_account.id is null then return jsonb_build_object('outcome', 'no_account'); end if;

  select body_hash into v_known from placements
  where player_id = p_player and reference = p_reference;
  if found then
    return jsonb_build_object(
      'outcome', case when v_known = p_body_hash then 'repeated' else 'reference_reused' end
    );
  end if;

  v_refusal := refuse_by_limits(
    p_player, p_now, p_currency, array['wager', 'loss', 'bet'], v_cash, v_largest
  );
  if v_refusal is null then v_refusal := refuse_by_rails(p_player, p_now, v_live); end if;
  if v_refusal is not null then
    return jsonb_build_object('outcome', 'limited') || v_refusal;
  end if;

  if v_account.balance < v_cash then
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
    values (v_account.id, -v_cash),
    ((select id from accounts where house = 'bonus' and currency = p_currency), v_cash - p_total),
    ((select id from accounts where house = 'stakes' and currency = p_currency), p_total)
  ) as entry (account_id, amount)
  where entry.amount <> 0;

  with new_bets as (
    insert into bets (
      ref, player_id, placement, position, type, status, currency, stake, odds, potential_win,
      win_count, total_count, bankers, accept_mode, acceptance_at, is_vip,
      bonus_id, bonus_type, bonus_odds, freebet_mode, boost_terms, payout_limit
    )
    select b.ref, p_player, p_reference, b.position, b.type, b.status, p_currency, b.stake, b.odds,
      b.potential_win, b.win_count, b.total_count, coalesce(b.bankers, 0), b.accept_mode,
      b.acceptance_at, coalesce(b.is_vip, false), b.bonus_id, b.bonus_type, b.bonus_odds,
      b.freebet_mode, b.boost_terms, b.payout_limit
    from jsonb_to_recordset(p_bets) as b (
      ref text, position smallint, type text, status text, stake bigint, odds bigint,
      potential_win bigint, win_count smallint, total_count smallint, bankers integer,
      accept_mode text,
      acceptance_at timestamptz, is_vip boolean, bonus_id bigint, bonus_type text,
      bonus_odds integer, freebet_mode text, boost_terms jsonb, payout_limit bigint
    )
    order by b.position
    returning id, position
  ),
  new_selections as (
    insert into bet_selections (
      bet_id, position, match_id, market_id, specifier, outcome_id, odds, facts, best_odds
    )
    select n.id, s.position, s.match_id, s.market_id, s.specifier, s.outcome_id, s.odds, s.facts,
      coalesce(s.best_odds, false)
    from jsonb_to_recordset(p_bets) as b (position smallint, selections jsonb)
    join new_bets n on n.position = b.position
    cross join lateral jsonb_to_recordset(b.selections) as s (
      position smallint, match_id text, market_id integer, specifier text, outcome_id text,
      odds integer, facts jsonb, best_odds boolean
    )
  )
  select jsonb_agg(id::text order by position) into v_bets from new_bets;

  if jsonb_path_exists(p_bets, '$[*].uses[*]') then
    for v_use in
      select (v_bets ->> b.position)::bigint as bet_id, u.bonus_id, u.chosen, u.potential, b.stake,
        b.freebet_mode
      from jsonb_to_recordset(p_bets) as b (
        position integer, stake bigint, freebet_mode text, uses jsonb
      )
      cross join lateral jsonb_to_recordset(b.uses) as u (
        bonus_id bigint, chosen boolean, potential bigint
      )
      order by u.bonus_id, b.position
    loop
      v_bonus := use_bonus(
        v_use.bonus_id, p_player, v_use.bet_id, v_use.stake, v_use.chosen, p_now
      );
      if v_bonus.id is null then
        -- What fills besides may be full; what was chosen has to be had.
        continue when not v_use.chosen;
        raise exception 'bonus % cannot be used', v_use.bonus_id using errcode = 'TL001';
      end if;
      if v_use.freebet_mode is not null and (
        v_bonus.currency <> p_currency or v_bonus.amount * v_bonus.multiplier / 1000 <> v_use.stake
      ) then
        raise exception 'freebet % is another one', v_use.bonus_id using errcode = 'TL001';
      end if;
      perform set_bonus_points(v_bonus.id, v_use.bet_id, 0, v_use.potential, p_now)
      where v_use.potential > 0;
    end loop;
  end if;

  return jsonb_build_object(
    'outcome', 'placed', 'bet_ids', v_bets, 'created_at', now(),
    'balance', (v_account.balance - v_cash)::text
  );
end
$$;
