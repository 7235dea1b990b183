-- A draw is promised before its first ticket: the SHA-256 of the secret that its numbers follow from.
-- The secret is told with the numbers, once nobody can buy a ticket any more.
create table lottery_draws (
  -- What tickets are placed on.
  match_id text primary key,
  closes_at timestamptz not null,
  commitment text not null,
  secret text not null,
  -- SHA-256 of the draw's id and every ticket, in the order of their bets.
  pulse text,
  -- As everybody may see them; kept longer than the bets.
  tickets jsonb,
  drawn integer[],
  drawn_at timestamptz,
  check ((drawn_at is null) = (pulse is null)),
  check ((drawn_at is null) = (drawn is null)),
  check ((drawn_at is null) = (tickets is null))
);

create index lottery_draws_open on lottery_draws (closes_at) where drawn_at is null;
create index lottery_draws_drawn on lottery_draws (drawn_at desc) where drawn_at is not null;
