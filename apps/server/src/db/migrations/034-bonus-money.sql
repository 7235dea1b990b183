-- What a bonus does to money. The account of the house that stakes of freebets come from and go back
-- to, and that pays what bonuses add: below nothing by what they have cost and what is at stake.
-- `bonus` as a kind of movement: whatever a bonus pays a player, or is corrected by, apart from what
-- his own stakes pay.
do $$
declare
  v_houses text := (
    select substr(pg_get_constraintdef(oid), 6) from pg_constraint where conname = 'accounts_house'
  );
  v_kinds text := (
    select substr(pg_get_constraintdef(oid), 6) from pg_constraint
    where conname = 'ledger_transactions_kind_check'
  );
begin
  alter table accounts drop constraint accounts_house;
  execute format(
    'alter table accounts add constraint accounts_house check (%s or house = %L)', v_houses, 'bonus'
  );
  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  execute format(
    'alter table ledger_transactions add constraint ledger_transactions_kind_check
      check (%s or kind = %L)',
    v_kinds, 'bonus'
  );
end
$$;

-- The bonus that a bet was placed with, and its terms as they were agreed.
alter table bets
  add column bonus_id bigint references bonuses (id),
  add column bonus_type text
    check (bonus_type in ('comboboost', 'freebet', 'hunting', 'lootbox', 'tournament')),
  -- Factor of the boost, thousandths.
  add column bonus_odds integer check (bonus_odds >= 1000),
  -- Set where the stake is a freebet's.
  add column freebet_mode text check (freebet_mode in ('no_risk', 'all_win', 'only_win')),
  -- To count a boost anew: {minOdds, ranges, matchIds of the legs that may count, null: all}.
  add column boost_terms jsonb,
  add constraint bets_bonus check ((bonus_id is null) = (bonus_type is null)),
  add constraint bets_freebet check ((bonus_type is not distinct from 'freebet') = (freebet_mode is not null));

create index bets_bonus on bets (bonus_id) where bonus_id is not null;

-- Of what was paid, the part that a bonus paid, and the stake of the freebet that was given instead.
alter table settlements
  add column bonus_amount bigint not null default 0 check (bonus_amount between 0 and win_amount),
  add column freebet_return bigint not null default 0 check (freebet_return >= 0);

-- As before; a stake that was no money is no loss.
create or replace function refuse_by_rails(p_player integer, p_now timestamptz, p_live boolean)
returns jsonb language plpgsql stable as $$
declare
  v_rails guard_rails;
  v_minute integer;
  v_losses integer;
  v_lost numeric;
  v_until timestamptz;
begin
  select * into v_rails from guard_rails where player_id = p_player;
  if not found then return null; end if;

  if p_live and v_rails.live_from is not null then
    v_minute := extract(hour from p_now at time zone v_rails.zone) * 60
      + extract(minute from p_now at time zone v_rails.zone);
    if (v_rails.live_from <= v_rails.live_until
        and v_minute >= v_rails.live_from and v_minute < v_rails.live_until)
      or (v_rails.live_from > v_rails.live_until
        and (v_minute >= v_rails.live_from or v_minute < v_rails.live_until))
    then
      return jsonb_build_object('type', 'no_live', 'until', date_trunc('minute', p_now)
        + make_interval(mins => (v_rails.live_until - v_minute + 1440) % 1440));
    end if;
  end if;

  if v_rails.pause_minutes is null then return null; end if;
  select count(*), coalesce(sum(streak.lost), 0), max(streak.settled_at) +
    make_interval(mins => v_rails.pause_minutes)
  into v_losses, v_lost, v_until
  from (
    select b.settled_at,
      (b.stake - s.win_amount) * coalesce(own.per_euro::numeric / other.per_euro, 0) as lost,
      count(*) filter (where s.win_amount >= b.stake) over (
        order by b.settled_at desc, b.id desc
      ) as wins
    from (
      select * from bets where player_id = p_player and freebet_mode is null
      order by id desc limit 200
    ) b
    join lateral (
      select win_amount from settlements where bet_id = b.id order by number desc limit 1
    ) s on true
    join currencies other on other.code = b.currency
    left join currencies own on own.code = v_rails.pause_currency
    where b.settled_at > v_rails.since
  ) streak
  where streak.wins = 0;
  if v_until > p_now
    and (v_losses >= v_rails.pause_losses or v_lost >= v_rails.pause_amount)
  then
    return jsonb_build_object('type', 'pause', 'until', v_until);
  end if;
  return null;
end
$$;


-- As before. Bets may carry a bonus: the stake of a freebet comes from the account of bonuses, counts
-- for no limit and needs no balance. Each bonus is used in this transaction, or nothing is stored:
-- TL001. Processes of the version before say nothing of bonuses.
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
      bonus_id, bonus_type, bonus_odds, freebet_mode, boost_terms
    )
    select b.ref, p_player, p_reference, b.position, b.type, b.status, p_currency, b.stake, b.odds,
      b.potential_win, b.win_count, b.total_count, coalesce(b.bankers, 0), b.accept_mode,
      b.acceptance_at, coalesce(b.is_vip, false), b.bonus_id, b.bonus_type, b.bonus_odds,
      b.freebet_mode, b.boost_terms
    from jsonb_to_recordset(p_bets) as b (
      ref text, position smallint, type text, status text, stake bigint, odds bigint,
      potential_win bigint, win_count smallint, total_count smallint, bankers integer,
      accept_mode text,
      acceptance_at timestamptz, is_vip boolean, bonus_id bigint, bonus_type text,
      bonus_odds integer, freebet_mode text, boost_terms jsonb
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

-- What a settlement makes of the bonus of a bet; the caller holds the bet and its account.
-- `returned`: the bet never was, its bonus can be used again. `part`: a part of a freebet's stake is
-- returned, as a freebet of its own. `lost`: a freebet without risk is given what its offer returns.
-- `stands`: none of these. Answers what a freebet that was given before and has been used is worth:
-- the payout is less by that. Null: what was returned has gone into another bet, and the bet has to
-- stay as it is.
create function settle_bonus(
  p_bonus bigint, p_bet bigint, p_outcome text, p_amount bigint, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  v_bonus bonuses;
  v_child bonuses;
  v_returned timestamptz;
  v_wanted boolean := p_outcome in ('part', 'lost') and p_amount > 0;
begin
  select returned_at into v_returned from bonus_uses where bonus_id = p_bonus and bet_id = p_bet;
  if p_outcome = 'returned' then
    perform give_back_bonus(p_bonus, p_bet, p_now, interval '1 day');
  elsif v_returned is not null then
    -- One that was taken back meanwhile is nobody's.
    perform from bonuses where id = p_bonus and status <> 'deactivated' for no key update;
    if not found or not retake_bonus(p_bonus, p_bet, p_now) then return null; end if;
  end if;

  select * into v_bonus from bonuses where id = p_bonus for no key update;
  select * into v_child from bonuses
  where player_id = v_bonus.player_id and cause = 'bet:' || p_bet for no key update;
  if v_child.id is null then
    if v_wanted then
      insert into bonuses (
        player_id, offer_id, offer_version, kind, cause, status, currency, amount, times_to_use,
        issued_at, activated_at, expires_at
      )
      select v_bonus.player_id, o.id, o.version, 'freebet', 'bet:' || p_bet, 'active',
        v_bonus.currency, p_amount, 1, p_now, p_now,
        case when p_outcome = 'part' then greatest(v_bonus.expires_at, p_now + interval '1 day')
        else p_now + make_interval(days => coalesce((o.document ->> 'valid_days')::integer, 30)) end
      from offers o
      where case p_outcome
        when 'part' then o.id = v_bonus.offer_id and o.version = v_bonus.offer_version
        else o.current and o.kind = 'freebet' and o.id = (
          select source.document ->> 'returns_as' from offers source
          where source.id = v_bonus.offer_id and source.version = v_bonus.offer_version
        )
      end;
    end if;
    return 0;
  end if;
  if v_child.times_used > 0 then
    return case when v_wanted then 0 else v_child.amount end;
  end if;
  update bonuses set
    status = case when v_wanted then 'active' else 'deactivated' end,
    amount = case when v_wanted then p_amount else amount end,
    ended_at = case when v_wanted then null else p_now end
  where id = v_child.id
    and status in ('active', 'available', 'deactivated')
    and (status = 'deactivated') = v_wanted;
  return 0;
end
$$;
