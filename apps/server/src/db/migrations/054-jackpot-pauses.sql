-- Bets that were placed while a jackpot was off: by its own terms, or with all jackpots of the site.
create table jackpot_pauses (
  jackpot_id text not null references jackpots (id),
  cause text not null check (cause in ('terms', 'site')),
  -- Those after this one, up to that one, and every later one while it lasts.
  after_bet bigint not null,
  to_bet bigint not null,
  lasts boolean not null default true
);

create unique index jackpot_pauses_lasting on jackpot_pauses (jackpot_id, cause) where lasts;
create index jackpot_pauses_jackpot on jackpot_pauses (jackpot_id, to_bet);

insert into jackpot_pauses (jackpot_id, cause, after_bet, to_bet)
select id, 'terms', drawn_to, greatest(drawn_to, (select coalesce(max(id), 0) from bets))
from jackpots where not active;
