-- How often writing an outcome's result into its legs has failed since it last went on.
alter table outcomes_to_apply add column failures smallint not null default 0;
