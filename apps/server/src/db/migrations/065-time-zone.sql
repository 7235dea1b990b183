-- In which zone a player reads times; null: that of the site, or of the browser.
alter table player_settings add column time_zone text;
