-- What hunts and tournaments give. Both are found by rows that change: nobody walks over players.

-- Points of a hunt have changed, and what they are worth has not been given or taken back yet.
alter table bonuses add column reward_due boolean not null default false;
create index bonuses_reward_due on bonuses (id) where reward_due;
-- Who holds up the end of a tournament: bets of theirs may still bring points.
create index bonuses_in_play on bonuses (offer_id) where kind = 'tournament' and potential_points > 0;

-- What stakes have added to a pool, in millionths of the smallest unit.
alter table offer_pools add column grown bigint not null default 0 check (grown >= 0);

-- Players of a tournament by points, so that a place is found without counting all who are ahead.
-- Points up to 63 have a bucket each, then each doubling has 32.
create function points_bucket(p_points bigint) returns integer
language sql immutable strict parallel safe
return case when p_points < 64 then p_points::integer else (
  select 32 * shift + (p_points >> shift)::integer
  from (select 64 - 6 - position('1' in p_points::bit(64)::text) + 1 as shift) as by_length
) end;

-- The least points of a bucket.
create function bucket_points(p_bucket integer) returns bigint
language sql immutable strict parallel safe
return case when p_bucket < 64 then p_bucket::bigint
  else (p_bucket % 32 + 32)::bigint << (p_bucket / 32 - 1) end;

create table tournament_counts (
  offer_id text not null,
  bucket integer not null,
  players integer not null,
  primary key (offer_id, bucket)
);

-- What has changed since: bets only add rows here, and so never wait for each other.
create table tournament_changes (
  id bigint generated always as identity primary key,
  offer_id text not null,
  currency text not null,
  staked bigint not null,
  -- Null: no points before, or now.
  left_bucket integer,
  joined_bucket integer
);

create index tournament_changes_offer on tournament_changes (offer_id);

-- Tournaments that are over: their points and their pools stand.
create table tournament_ends (
  offer_id text primary key,
  players integer not null,
  ended_at timestamptz not null
);

create table tournament_prizes (
  offer_id text not null references tournament_ends (offer_id),
  player_id integer not null references players (id),
  place integer not null check (place > 0),
  -- Players on that place.
  sharing integer not null check (sharing > 0),
  points bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  issued_at timestamptz,
  -- Null beside `issued_at`: what the tournament pays as was not there any more.
  bonus_id bigint references bonuses (id),
  primary key (offer_id, player_id)
);

create index tournament_prizes_due on tournament_prizes (offer_id, player_id) where issued_at is null;

create function keep_points() returns trigger language plpgsql as $$
begin
  if new.kind = 'hunting' then
    new.reward_due := true;
  elsif exists (select from tournament_ends e where e.offer_id = new.offer_id) then
    new.points := old.points;
    new.points_at := old.points_at;
  end if;
  return new;
end
$$;

create trigger bonuses_keep_points before update of points on bonuses
for each row when (new.points <> old.points and new.kind in ('hunting', 'tournament'))
execute function keep_points();

create function note_tournament_change() returns trigger language plpgsql as $$
declare
  v_before bigint := 0;
  v_staked bigint := 0;
begin
  if tg_op = 'UPDATE' then
    v_before := old.points;
    v_staked := old.staked;
  end if;
  if new.staked = v_staked and new.points = v_before then return null; end if;
  insert into tournament_changes (offer_id, currency, staked, left_bucket, joined_bucket)
  select new.offer_id, new.currency, new.staked - v_staked,
    nullif(points_bucket(v_before), 0), nullif(points_bucket(new.points), 0)
  where new.staked <> v_staked or points_bucket(new.points) <> points_bucket(v_before);
  return null;
end
$$;

create trigger bonuses_note_tournament after insert or update of points, staked on bonuses
for each row when (new.kind = 'tournament')
execute function note_tournament_change();

insert into tournament_counts (offer_id, bucket, players)
select offer_id, points_bucket(points), count(*) from bonuses
where kind = 'tournament' and points > 0 group by 1, 2;

update bonuses set reward_due = true where kind = 'hunting' and points > 0;

insert into tournament_changes (offer_id, currency, staked)
select offer_id, currency, sum(staked) from bonuses
where kind = 'tournament' and staked > 0 group by 1, 2;

-- Takes what has changed into counts and pools; several processes may, each other rows. A pool is one
-- pot, told in each currency: a stake grows all of them by its worth.
create function take_tournament_changes(p_most integer, p_now timestamptz)
returns integer language plpgsql as $$
declare
  v_taken tournament_changes[];
begin
  with taken as (
    delete from tournament_changes t where id in (
      select id from tournament_changes order by id limit p_most for update skip locked
    ) returning t as change
  )
  select array_agg(change) into v_taken from taken;
  if v_taken is null then return 0; end if;

  insert into tournament_counts as c (offer_id, bucket, players)
  select offer_id, bucket, sum(one)
  from (
    select offer_id, left_bucket as bucket, -1 as one from unnest(v_taken)
    union all
    select offer_id, joined_bucket, 1 from unnest(v_taken)
  ) moved
  where bucket is not null
  group by offer_id, bucket having sum(one) <> 0
  order by offer_id, bucket
  on conflict (offer_id, bucket) do update set players = c.players + excluded.players;

  perform from offer_pools where offer_id in (select offer_id from unnest(v_taken) where staked <> 0)
  order by offer_id, currency for no key update;
  update offer_pools p set
    grown = greatest(0, p.grown + g.micros),
    amount = p.initial + greatest(0, p.grown + g.micros) / 1000000,
    changed_at = p_now
  from (
    select pool.offer_id, pool.currency, floor(sum(
      t.staked::numeric * (o.document ->> 'pool_share')::numeric * 1000000
        * own.per_euro / other.per_euro
    ))::bigint as micros
    from unnest(v_taken) t
    join offers o on o.id = t.offer_id and o.current
    join offer_pools pool on pool.offer_id = t.offer_id
    join currencies own on own.code = pool.currency
    join currencies other on other.code = t.currency
    where t.staked <> 0
      and not exists (select from tournament_ends e where e.offer_id = t.offer_id)
    group by 1, 2
  ) g
  where g.offer_id = p.offer_id and g.currency = p.currency and g.micros <> 0;
  return cardinality(v_taken);
end
$$;
