import { openOutbox } from '../src/outbox/queries.ts'
import { readSettings } from '../src/platform/program/env.ts'
import { berlinDay } from '../src/platform/program/clock.ts'
import type { RecordWriter } from '../src/platform/write/recipe.ts'

/** A superuser who writes without a request; `id` is the user's. */
export const writerOf = (id: number, now: Date): RecordWriter => ({
  caller: {
    id,
    username: 'anna',
    first_name: 'Anna',
    last_name: 'Muster',
    full_name: 'Anna Muster',
    name: 'Anna Muster',
    email: '',
    groups: [],
    permissions: [],
    is_superuser: true,
    is_staff: false,
    may_access_kpis: false,
  },
  session: null,
  now,
  today: berlinDay(now),
  language: 'en',
  publicUrl: 'https://kasack.example',
  outbox: openOutbox({ now: () => now }, readSettings({})),
})
