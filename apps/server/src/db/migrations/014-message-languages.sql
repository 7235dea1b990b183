-- What mail and text services need to say about a message: its language, and an e-mail as a page,
-- which can be read from right to left. Text messages have no page.
alter table outbox_messages
  add column language text not null default 'en',
  add column html text not null default '';
