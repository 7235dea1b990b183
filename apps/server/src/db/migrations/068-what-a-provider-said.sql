-- What the provider of a deposit said otherwise than was asked: the sum that was paid, for a person to
-- look at, and how much of it was taken back in all.
alter table payments
  add column paid_amount bigint,
  add column paid_currency text,
  add column taken_back bigint not null default 0;

create index payments_held on payments (created_at)
where status = 'pending' and paid_amount is not null;
