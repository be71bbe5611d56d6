import type { System } from '@kasack/contract/system.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

type SystemCounts = {
  version: string
  size: number
  migrations: number
  latest: string
  history: { count: number; size: number }
  files: { count: number; size: number }
  groups_without_members: string[]
  runs: System['runs']
}

/** Runs that are listed. */
const maxRuns = 5

/** A moment inside JSON, in the format of the wire. */
const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(column)}`

/** The state of the database, its migrations, the history, files of entries, empty groups, and runs. */
export async function readDatabase(db: Db): Promise<SystemCounts> {
  const { rows } = await sql<SystemCounts>`
    with stored as (
      select file_size from email_attachment where file_size is not null
      union all
      select file_size from booking_document where file_size is not null
      union all
      select file_size from employee_document where file_size is not null
    )
    select
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size,
      (select count(*)::int from migration) as migrations,
      (select coalesce(max(name), '') from migration) as latest,
      (select json_build_object('count', count(*), 'size', pg_total_relation_size('history_line')) from history_line where is_told) as history,
      (select json_build_object('count', count(*), 'size', coalesce(sum(file_size), 0)) from stored) as files,
      array(
        select name from user_group
        where not exists (
          select 1 from user_group_member
          join "user" on "user".id = user_group_member.user_id and "user".is_active
          where user_group_member.user_group_id = user_group.id
        )
        order by name
      ) as groups_without_members,
      (
        select coalesce(json_agg(latest order by id desc), '[]')
        from (
          select id, kind, state, total, done, ${moment('created_datetime')}, ${moment('ended_datetime')}
          from run order by id desc limit ${maxRuns}
        ) latest
      ) as runs`.execute(db)
  return rows[0]!
}
