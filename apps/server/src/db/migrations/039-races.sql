-- What a race's result does to a bet on a runner: exact shares of a dead heat, the halves of an
-- each-way bet, and what goes for runners that were withdrawn after it. Null for everything else.
alter table outcome_results add column race jsonb;
alter table bet_selections add column race jsonb;
