-- What operators offer: documents, each change a version of its own, none ever changed. Whether an
-- offer runs is what its current version says; its terms are those of the version a player has.
create table offers (
  id text not null check (id ~ '^[a-z][a-z0-9-]{1,59}$'),
  version integer not null check (version > 0),
  kind text not null check (
    kind in ('comboboost', 'freebet', 'hunting', 'lootbox', 'tournament')
  ),
  status text not null check (status in ('active', 'paused', 'disabled')),
  document jsonb not null,
  valid_from timestamptz not null,
  valid_to timestamptz check (valid_to > valid_from),
  current boolean not null,
  applied_at timestamptz not null,
  applied_by text not null,
  primary key (id, version)
);

create unique index offers_current on offers (id) where current;

-- Codes as they are compared: capital letters and digits alone.
create table promo_codes (
  code text primary key check (code ~ '^[A-Z0-9]{3,32}$'),
  offer_id text not null,
  -- How many players can redeem it; null for all of them.
  most integer check (most > 0),
  redeemed integer not null default 0 check (redeemed >= 0),
  active boolean not null,
  constraint promo_codes_most check (redeemed <= most)
);

-- The pool of a tournament, in each currency that it pays in; smallest units.
create table offer_pools (
  offer_id text not null,
  currency text not null,
  initial bigint not null check (initial >= 0),
  amount bigint not null check (amount >= 0),
  changed_at timestamptz not null,
  primary key (offer_id, currency)
);

create index offer_pools_changed on offer_pools (changed_at);

create table bonuses (
  id bigint generated always as identity primary key,
  player_id integer not null references players (id),
  offer_id text not null,
  -- The terms that the player accepted.
  offer_version integer not null,
  kind text not null check (
    kind in ('comboboost', 'freebet', 'hunting', 'lootbox', 'tournament')
  ),
  -- Why it was issued: the same cause issues an offer to a player once.
  cause text not null,
  -- Whether it has expired is what expires_at says, not this.
  status text not null check (
    status in ('available', 'active', 'deactivated', 'bonus_over', 'overridden')
  ),
  currency text not null,
  -- Stake of a freebet before its boost; smallest units.
  amount bigint check (amount > 0),
  -- Thousandths.
  multiplier integer not null default 1000 check (multiplier >= 1000),
  boosted_by bigint references bonuses (id),
  boosted_at timestamptz,
  times_to_use integer check (times_to_use > 0),
  times_used integer not null default 0 check (times_used >= 0),
  -- Sums of bonus_uses, of those that were not given back.
  points bigint not null default 0 check (points >= 0),
  potential_points bigint not null default 0 check (potential_points >= 0),
  staked bigint not null default 0 check (staked >= 0),
  bets_count integer not null default 0 check (bets_count >= 0),
  -- When the points came to what they are: of equals who was first.
  points_at timestamptz,
  -- Rewards that its points have brought so far.
  rewards integer not null default 0 check (rewards >= 0),
  -- Of a lootbox: 32 random bytes, whose hash is shown before it is opened, and how it was opened.
  seed bytea,
  draw jsonb,
  won_bonus_id bigint references bonuses (id),
  issued_at timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  seen_at timestamptz,
  -- When the player's pages were told of it; null: still to be done, by whichever process comes first.
  told_at timestamptz,
  foreign key (offer_id, offer_version) references offers (id, version),
  unique (player_id, offer_id, cause),
  constraint bonuses_use check (times_used <= times_to_use),
  constraint bonuses_freebet check ((kind = 'freebet') = (amount is not null))
);

create index bonuses_player on bonuses (player_id, id desc);
create index bonuses_boosted_by on bonuses (boosted_by) where boosted_by is not null;
create index bonuses_untold on bonuses (id) where told_at is null;
create index bonuses_rating on bonuses (offer_id, points desc, points_at, id)
  where kind = 'tournament' and points > 0;

-- Which bet used or feeds which bonus. A bet has one chosen bonus; lootboxes fill besides.
create table bonus_uses (
  bonus_id bigint not null references bonuses (id),
  bet_id bigint not null references bets (id) on delete cascade,
  chosen boolean not null,
  staked bigint not null,
  points bigint not null default 0 check (points >= 0),
  potential_points bigint not null default 0 check (potential_points >= 0),
  used_at timestamptz not null,
  returned_at timestamptz,
  primary key (bonus_id, bet_id)
);

create unique index bonus_uses_chosen on bonus_uses (bet_id) where chosen;
create index bonus_uses_bet on bonus_uses (bet_id);

-- Uses a bonus for a bet, in the transaction that places it. The row of the bonus is the lock: of two
-- that come at once the second finds it used. Answers null where it cannot be used (any more).
create function use_bonus(
  p_bonus bigint, p_player integer, p_bet bigint, p_staked bigint, p_chosen boolean, p_now timestamptz
) returns bonuses language plpgsql as $$
declare
  v_bonus bonuses;
begin
  update bonuses set
    times_used = times_used + 1,
    bets_count = bets_count + 1,
    staked = staked + p_staked,
    status = case when times_used + 1 >= times_to_use then 'bonus_over' else status end,
    ended_at = case when times_used + 1 >= times_to_use then p_now else ended_at end
  where id = p_bonus and player_id = p_player
    and (status = 'active' or (kind = 'lootbox' and status = 'available'))
    and (times_to_use is null or times_used < times_to_use)
    and (expires_at is null or expires_at > p_now)
    and exists (
      select from offers o where o.id = bonuses.offer_id and o.current and o.status = 'active'
    )
  returning * into v_bonus;
  if not found then return null; end if;
  insert into bonus_uses (bonus_id, bet_id, chosen, staked, used_at)
  values (p_bonus, p_bet, p_chosen, p_staked, p_now);
  return v_bonus;
end
$$;

-- Gives back what a bet used, once, with at least p_grace to use it again.
create function give_back_bonus(p_bonus bigint, p_bet bigint, p_now timestamptz, p_grace interval)
returns boolean language plpgsql as $$
declare
  v_use bonus_uses;
begin
  update bonus_uses set returned_at = p_now
  where bonus_id = p_bonus and bet_id = p_bet and returned_at is null
  returning * into v_use;
  if not found then return false; end if;
  update bonuses set
    times_used = times_used - 1,
    bets_count = bets_count - 1,
    staked = staked - v_use.staked,
    points = points - v_use.points,
    potential_points = potential_points - v_use.potential_points,
    points_at = case when v_use.points = 0 then points_at else p_now end,
    status = case when status = 'bonus_over' then 'active' else status end,
    ended_at = case when status = 'bonus_over' then null else ended_at end,
    expires_at = greatest(expires_at, p_now + p_grace)
  where id = p_bonus;
  return true;
end
$$;

-- Takes it once more for the same bet, where a later result wants it so. False: it is used elsewhere.
create function retake_bonus(p_bonus bigint, p_bet bigint, p_now timestamptz)
returns boolean language plpgsql as $$
declare
  v_use bonus_uses;
begin
  select * into v_use from bonus_uses
  where bonus_id = p_bonus and bet_id = p_bet and returned_at is not null for update;
  if not found then return false; end if;
  update bonuses set
    times_used = times_used + 1,
    bets_count = bets_count + 1,
    staked = staked + v_use.staked,
    points = points + v_use.points,
    potential_points = potential_points + v_use.potential_points,
    points_at = case when v_use.points = 0 then points_at else p_now end,
    status = case when times_used + 1 >= times_to_use then 'bonus_over' else status end,
    ended_at = case when times_used + 1 >= times_to_use then p_now else ended_at end
  where id = p_bonus and (times_to_use is null or times_used < times_to_use);
  if not found then return false; end if;
  update bonus_uses set returned_at = null where bonus_id = p_bonus and bet_id = p_bet;
  return true;
end
$$;

-- Says what a bet brings a bonus: absolute, so that a repeated or a corrected settlement counts once.
create function set_bonus_points(
  p_bonus bigint, p_bet bigint, p_points bigint, p_potential bigint, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  v_before bonus_uses;
begin
  select * into v_before from bonus_uses
  where bonus_id = p_bonus and bet_id = p_bet and returned_at is null for update;
  if not found then return false; end if;
  update bonus_uses set points = p_points, potential_points = p_potential
  where bonus_id = p_bonus and bet_id = p_bet;
  update bonuses set
    points = points + p_points - v_before.points,
    potential_points = potential_points + p_potential - v_before.potential_points,
    points_at = case when p_points = v_before.points then points_at else p_now end
  where id = p_bonus;
  return true;
end
$$;
