import type { Entity } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import type { Random } from '@kasack/demo/random.ts'
import { chance, integer, pick, shuffled } from '@kasack/demo/random.ts'

/** The ids of existing records, by table. */
export type IdsByTable = ReadonlyMap<string, readonly number[]>

const kinds: Record<string, (random: Random, name: string) => unknown> = {
  text: (random, name) =>
    /code|username|^name$/.test(name) ? `wort${integer(random, 1, 9999)}` : pick(random, ['', 'Haus Linde', 'Haus Ulme']),
  long_text: (random) => pick(random, ['', 'Schlüssel an der Pforte.\n', 'Anruf am Morgen.']),
  email: (random) => pick(random, ['linde@example.org', 'ulme@example.org']),
  url: (random) => pick(random, ['', 'https://example.org/']),
  country: (random) => pick(random, ['', 'DE', 'CH']),
  flag: (random) => chance(random, 0.6),
  integer: (random) => integer(random, 1, 3),
  money: (random) => pick(random, ['25.5', '25.50', '30']),
  coordinate: (random) => pick(random, [null, '50.7', '7.1']),
  day: (random) => pick(random, [null, '1980-02-29', '2026-07-01', '2026-07-02']),
  secret: () => 'Löwenzahn 2026',
}

const days = ['2026-06-10', '2026-06-15', '2026-06-20', '2026-07-10']

/** A value to send for a field, few of each kind, so that a write often changes nothing; undefined: leave it out. */
function valueFor(random: Random, known: IdsByTable, { name, field }: { name: string; field: Field }): unknown {
  const ids = known.get(field.target ?? '') ?? []
  if (field.kind === 'ref') return ids.length === 0 || (!field.required && chance(random, 0.3)) ? null : pick(random, ids)
  if (field.kind === 'refs') return shuffled(random, ids).slice(0, integer(random, 0, 3))
  if (field.kind === 'words') return shuffled(random, field.choices ?? ['Support', 'Reporting']).slice(0, integer(random, 0, 2))
  if (field.kind === 'map')
    return { [pick(random, Object.keys(field.usual!))]: field.choices ? pick(random, field.choices) : integer(random, 1, 100) }
  if (field.kind === 'choice') return pick(random, field.choices ?? [])
  if (field.kind === 'period') {
    const lower = integer(random, 0, days.length - 1)
    return { lower: days[lower], upper: chance(random, 0.3) ? null : days[integer(random, lower, days.length - 1)] }
  }
  return kinds[field.kind]?.(random, name)
}

/** Fields that a call may write; acts are called separately, and the writing user keeps her permissions. */
const writable = ({ fields, acts, name: entity }: Entity) =>
  Object.entries(fields).filter(
    ([name, field]) => !field.readOnly && !(name in acts) && !(entity === 'user' && ['is_superuser', 'is_active'].includes(name)),
  )

/** A new record: the required fields and half of the rest. */
export const newRecord = (random: Random, known: IdsByTable, entity: Entity): Record<string, unknown> =>
  Object.fromEntries(
    writable(entity)
      .filter(([name, { required }]) => required || ['charge_rate', 'first_name', 'last_name'].includes(name) || chance(random, 0.5))
      .map(([name, field]) => [name, valueFor(random, known, { name, field })]),
  )

/** One to four fields, possibly unchanged. */
export const patch = (random: Random, known: IdsByTable, entity: Entity): Record<string, unknown> =>
  Object.fromEntries(
    shuffled(random, writable(entity))
      .slice(0, integer(random, 1, 4))
      .map(([name, field]) => [name, valueFor(random, known, { name, field })]),
  )
