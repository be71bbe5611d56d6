import type { Access } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'

/** A finding noted at a save, as stored. `needs` are the permissions without which readers do not learn which it was. */
export type OverrideNote = { code: string; reason?: string; needs: readonly Access[]; user_id: number; datetime: string }

/** What a judged save leaves on the booking: further overrides, and all warnings at that moment. */
export type Exceptions = { overrides: OverrideNote[]; confirmed: OverrideNote[] }

/** The codes that the overrides of a booking allow. Overrides for an earlier vacancy no longer count. */
export async function findStanding(db: Db, booking: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select noted ->> 'code' as code
    from booking, jsonb_array_elements(booking.overrides) with ordinality as given (noted, place)
    where booking.id = ${booking} and place > booking.lapsed_overrides`.execute(db)
  return rows.map(({ code }) => code)
}

/** The columns of a new booking for what its save noted. */
export const notedColumns = ({ overrides, confirmed }: Exceptions) => ({
  overrides: JSON.stringify(overrides),
  confirmed: JSON.stringify(confirmed),
})

/** The columns of a changed booking. Overrides for an earlier vacancy lapse. */
export const notedAgain = (noted: Exceptions | null, { isMoved }: { isMoved: boolean }) => ({
  ...(noted && { overrides: sql`overrides || ${JSON.stringify(noted.overrides)}::jsonb`, confirmed: JSON.stringify(noted.confirmed) }),
  ...(isMoved && { lapsed_overrides: sql`jsonb_array_length(overrides)` }),
})

/** What was noted on bookings, with the names of the users who saved it. */
export const notedOf = (name: 'overrides' | 'confirmed'): Sql => {
  const column = sql.ref(`booking.${name}`)
  return sql`
    case when ${column} = '[]' then ${column} else (
      select jsonb_agg(noted - 'user_id' || jsonb_build_object('user', jsonb_build_object('id', author.id, 'name', author.name)) order by place)
      from jsonb_array_elements(${column}) with ordinality as given (noted, place)
      join "user" author on author.id = (noted ->> 'user_id')::integer
    ) end as ${sql.ref(name)}`
}
