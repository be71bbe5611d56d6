import type pg from 'pg'

/** Everything that migrations define, a line each: whatever differs between two databases differs in these. */
export async function readCatalogue(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(catalogue)
  return rows.map(({ line }) => line)
}

const isOfExtension = (object: string, of: string) =>
  `exists (select from pg_depend where classid = '${of}'::regclass and objid = ${object} and deptype = 'e')`

const catalogue = `
  with relation as (
    select oid, relname, relkind, relpersistence, reloptions
    from pg_class where relnamespace = 'public'::regnamespace and not ${isOfExtension('pg_class.oid', 'pg_class')}
  )
  select concat_ws(' ', 'relation', relname, relkind, relpersistence, reloptions) as line from relation
  union all
  -- The place among those that are there: a dump closes the gaps of dropped columns.
  select concat_ws(' ', 'column', relname, row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod),
    'not null', attnotnull, 'generated', attgenerated, attidentity, attcollation::regcollation, pg_get_expr(adbin, adrelid))
  from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'v')
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
  -- But for "not null", which the column tells: its name was found by PostgreSQL 18 while other tables had other names.
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid) from pg_index join relation on relation.oid = indexrelid
  union all
  select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal
  union all
  select 'routine ' || pg_get_functiondef(oid)
  from pg_proc where pronamespace = 'public'::regnamespace and not ${isOfExtension('pg_proc.oid', 'pg_proc')}
  union all
  select concat_ws(' ', 'type', typname, array(select enumlabel from pg_enum where enumtypid = pg_type.oid order by enumsortorder))
  from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r') and not ${isOfExtension('pg_type.oid', 'pg_type')}
  union all
  select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from relation where relkind = 'v'
  union all
  select concat_ws(' ', 'sequence', relname, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcycle, refobjid::regclass)
  from pg_sequence join relation on relation.oid = seqrelid left join pg_depend on objid = seqrelid and deptype in ('a', 'i')
  union all
  select 'extension ' || extname from pg_extension
  union all
  select 'statistics ' || pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxnamespace = 'public'::regnamespace
  order by line`
