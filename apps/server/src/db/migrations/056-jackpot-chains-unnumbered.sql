-- Nothing ever counted the chains of a level: a round is known by its secret.
alter table jackpot_levels drop column chain;
