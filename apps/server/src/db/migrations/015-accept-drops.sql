-- A rule for price changes may carry a cap: any:2 takes every price but one that fell by more than 2 %.
alter table player_settings
  drop constraint player_settings_accept_mode_check,
  add constraint player_settings_accept_mode_check
    check (accept_mode ~ '^(none|higher|any(:[0-9]{1,2})?)$');
alter table bets
  drop constraint bets_accept_mode_check,
  add constraint bets_accept_mode_check
    check (accept_mode ~ '^(none|higher|any(:[0-9]{1,2})?)$');
