import * as z from 'zod/mini'
import { type Skill, skills } from '../places/ward.ts'
import employees from './employee.json' with { type: 'json' }

/** Whom the agency lends. `based` is the dispatcher in whose part of the country they work. */
export type DemoEmployee = {
  gender: 'f' | 'm'
  title: string
  first_name: string
  last_name: string
  skill: Skill
  based: string
  /** Hired, but not sent anywhere yet. */
  is_new: boolean
}

const known = z.strictObject({
  gender: z.enum(['f', 'm']),
  first_name: z.string(),
  last_name: z.string(),
  skill: z.enum(skills),
  is_new: z.prefault(z.boolean(), false),
})

export const demoEmployees = (): DemoEmployee[] =>
  Object.entries(z.parse(z.record(z.string(), z.array(known)), employees)).flatMap(([based, all]) =>
    all.map(({ gender, first_name, last_name, skill, is_new }) => ({ gender, title: '', first_name, last_name, skill, based, is_new })),
  )
