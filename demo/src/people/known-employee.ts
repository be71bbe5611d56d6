import * as z from 'zod/mini'
import { type Skill, skills } from '../places/ward.ts'
import written from './known-employee.json' with { type: 'json' }

/** What is said of an employee; the rest follows from it. `based` is the dispatcher in whose part of the country she works. */
export type KnownEmployee = {
  gender: 'f' | 'm'
  title: string
  first_name: string
  last_name: string
  skill: Skill
  based: string
  /** How likely she comes from a third country. */
  third_country: number
  /** Hired, but not sent anywhere yet; lent; or not with the agency any more. */
  standing: 'new' | 'lent' | 'gone'
}

const known = z.strictObject({
  gender: z.enum(['f', 'm']),
  first_name: z.string(),
  last_name: z.string(),
  skill: z.enum(skills),
  third_country: z.prefault(z.number(), 0),
  is_new: z.prefault(z.boolean(), false),
})

/** Whom the stories of the logbook name. */
export const knownEmployees = (): KnownEmployee[] =>
  Object.entries(z.parse(z.record(z.string(), z.array(known)), written)).flatMap(([based, all]) =>
    all.map(({ is_new, ...one }) => ({ ...one, title: '', based, standing: is_new ? ('new' as const) : ('lent' as const) })),
  )
