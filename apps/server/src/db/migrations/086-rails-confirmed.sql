-- When the player confirmed the rails that hold, where nothing else has been asked for since.
alter table guard_rails add column confirmed_at timestamptz;
