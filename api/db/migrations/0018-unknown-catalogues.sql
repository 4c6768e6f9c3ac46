-- The same of what a catalogue holds: a join with slots and stock starts at the wrong end as soon as one side knows a newcomer and the other does not.
do $$
declare of_catalogues text;
begin
  foreach of_catalogues in array array['rental_category', 'rental_type', 'rental_size', 'accessory', 'accessory_category', 'lodging_category', 'lodging_type', 'lodging_rate', 'activity', 'activity_category', 'product'] loop
    execute format('alter table %I alter column tenant_id set statistics 0', of_catalogues);
  end loop;
  -- What was counted before would be believed for ever.
  if current_setting('server_version_num')::int >= 180000 then
    perform pg_clear_attribute_stats('public', c.relname::text, 'tenant_id', false) from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and a.attstattarget = 0
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace;
  end if;
end $$;
