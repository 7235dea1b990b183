-- Over the greatest stake and sent for approval: submitted until a trader decides (acceptance_at).
alter table bets add column is_vip boolean not null default false;
