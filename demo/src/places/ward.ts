import * as z from 'zod/mini'
import written from './ward.json' with { type: 'json' }

/** Fields of work. */
export const skills = [
  'anaesthesia',
  'birth',
  'children',
  'dialysis',
  'elderly',
  'emergency',
  'general',
  'inclusion',
  'intensive',
  'mental',
  'operation',
  'practice',
  'rescue',
  'social',
  'therapy',
] as const
export type Skill = (typeof skills)[number]

/** A ward and the staff it asks for, in the words of the logbook. */
export type Ward = { name: string; need: string; skill: Skill }

const wards = z.array(
  z.pipe(
    z.tuple([z.string(), z.string(), z.enum(skills)]),
    z.transform(([name, need, skill]): Ward => ({ name, need, skill })),
  ),
)
const { named, other_clinics, homes } = z.parse(
  z.strictObject({
    named: z.array(z.strictObject({ of: z.array(z.string()), wards })),
    other_clinics: wards,
    homes: wards,
  }),
  written,
)
const byName = new Map(named.flatMap((group) => group.of.map((name) => [name, group.wards])))

/** The facility's own wards (a specialised clinic has its specialty), or those of its type; an unlisted type counts as a home. */
export function wardsOf({ name, facility_type }: { name: string; facility_type: string }): Ward[] {
  return byName.get(name) ?? byName.get(facility_type) ?? (/klinik/i.test(facility_type) ? other_clinics : homes)
}
