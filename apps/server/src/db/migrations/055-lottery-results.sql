-- The latest draws of each game, which every look at the lotteries reads: draws are kept for good.
create index lottery_draws_of_game on lottery_draws (substr(match_id, 2, 1), closes_at desc)
  where drawn_at is not null;
drop index lottery_draws_drawn;
