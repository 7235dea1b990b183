-- A deposit that its player gave up can be paid as long as its page at the provider is not known to be
-- closed: until then it is asked for, and counts against a limit and the most that may be open as if
-- it were. Those in other currencies count by their worth in euros, as what was deposited does.
create or replace function open_deposit(p_payment jsonb, p_now timestamptz, p_most integer)
returns jsonb language plpgsql as $$
declare
  v_new payments := jsonb_populate_record(null::payments, p_payment);
  v_account record;
  v_has_account boolean := false;
  v_open integer;
  v_pending numeric;
  v_refusal jsonb;
begin
  for v_account in
    select currency from accounts where player_id = v_new.player_id order by id for no key update
  loop
    v_has_account := v_has_account or v_account.currency = v_new.currency;
  end loop;
  if not v_has_account then return jsonb_build_object('outcome', 'no_account'); end if;

  select count(*), ceil(coalesce(sum(p.amount::numeric * own.per_euro / other.per_euro), 0))
  into v_open, v_pending
  from payments p
  left join currencies own on own.code = v_new.currency
  left join currencies other on other.code = p.currency
  where p.player_id = v_new.player_id and p.kind = 'deposit'
    and (p.status in ('opened', 'pending') or (p.status = 'cancelled' and p.check_at is not null));
  if v_open >= p_most then return jsonb_build_object('outcome', 'too_many_open'); end if;

  v_refusal := refuse_by_limits(
    v_new.player_id, p_now, v_new.currency, array['deposit'],
    (v_new.amount + v_pending)::bigint, v_new.amount
  );
  if v_refusal is not null then
    return jsonb_build_object('outcome', 'limited', 'refusal', v_refusal);
  end if;

  insert into payments (
    id, player_id, kind, provider, method, amount, fee, currency, status, return_to, check_at,
    created_at
  ) values (
    v_new.id, v_new.player_id, 'deposit', v_new.provider, v_new.method, v_new.amount, v_new.fee,
    v_new.currency, 'opened', v_new.return_to, v_new.check_at, p_now
  );
  return jsonb_build_object('outcome', 'opened');
end
$$;

create index payments_payable on payments (player_id)
where kind = 'deposit'
  and (status in ('opened', 'pending') or (status = 'cancelled' and check_at is not null));
