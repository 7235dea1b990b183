-- Who wants an address is looked for by it, when its link is asked for again.
create index players_new_email on players (new_email) where new_email is not null;
