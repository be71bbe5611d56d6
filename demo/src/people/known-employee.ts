import * as z from 'zod/mini'
import { type Skill, skills } from '../places/ward.ts'
import written from './known-employee.json' with { type: 'json' }

/** What is given about an employee; the rest is derived. `based` is the dispatcher of the employee's region. */
export type KnownEmployee = {
  gender: 'f' | 'm'
  title: string
  first_name: string
  last_name: string
  skill: Skill
  based: string
  /** Probability that the employee is a third-country national. */
  third_country: number
  /** Hired but not placed yet; on assignment; or no longer with the agency. */
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

/** The employees named in the logbook's stories. */
export const knownEmployees = (): KnownEmployee[] =>
  Object.entries(z.parse(z.record(z.string(), z.array(known)), written)).flatMap(([based, all]) =>
    all.map(({ is_new, ...one }) => ({ ...one, title: '', based, standing: is_new ? ('new' as const) : ('lent' as const) })),
  )
