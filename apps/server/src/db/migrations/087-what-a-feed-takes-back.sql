-- When the feed said it, by its own clock; null for what processes of the version before stored.
alter table outcome_results add column said_at timestamptz;
alter table cancellations add column said_at timestamptz;

-- Bets of a window of time that a cancellation is for alone: from then on, and before that.
create table cancelled_windows (
  match_id text not null,
  -- null: every market of the match.
  market_id integer,
  specifier text,
  from_at timestamptz,
  until_at timestamptz,
  reason text not null,
  said_at timestamptz not null,
  received_at timestamptz not null default now(),
  unique nulls not distinct (match_id, market_id, specifier, from_at, until_at),
  constraint cancelled_windows_bounded check (num_nonnulls(from_at, until_at) > 0)
);

create index cancelled_windows_age on cancelled_windows (received_at);

-- What a feed has taken back last: what it said of that market before is not taken from it again.
create table taken_back (
  what text not null check (what in ('results', 'cancellation')),
  match_id text not null,
  -- null: the cancellation of the whole match.
  market_id integer,
  specifier text,
  said_at timestamptz not null,
  received_at timestamptz not null default now(),
  unique nulls not distinct (what, match_id, market_id, specifier)
);

create index taken_back_age on taken_back (received_at);

-- `no_results`: the settlement before it was taken back, and the bet is open. The rows that there are
-- keep to the check before, so none is read for this one.
alter table settlements drop constraint settlements_result_check;
alter table settlements add constraint settlements_result_check check (
  result in (
    'no_results', 'canceled', 'win_entire', 'lose_entire', 'refund_entire',
    'refund_half_win_other', 'refund_half_lose_other', 'cashed_out'
  )
) not valid;
