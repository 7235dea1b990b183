-- Public keys stay for ever: a receipt is proven by the key that signed it, also after a change.
create table receipt_keys (
  id text primary key,
  public_key bytea not null unique,
  created_at timestamptz not null default now()
);

-- The signed text of a bet as it was accepted; nothing changes it afterwards.
create table receipts (
  bet_id bigint primary key references bets (id),
  key_id text not null references receipt_keys (id),
  canonical text not null,
  sha256 bytea not null,
  signature bytea not null,
  created_at timestamptz not null default now()
);
