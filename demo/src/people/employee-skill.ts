import * as z from 'zod/mini'
import { type Skill, skills } from '../places/ward.ts'
import written from './employee-skill.json' with { type: 'json' }

/** Facts of a skill, with the names of the reference lists: the weight of employees who have it, and the hourly wage in euros. */
export type SkillFacts = {
  share: number
  exams: string[]
  qualifications: string[]
  departments: string[]
  facility_types: string[]
  wage: number
}

const facts = z.strictObject({
  share: z.number(),
  exams: z.array(z.string()),
  qualifications: z.array(z.string()),
  departments: z.array(z.string()),
  facility_types: z.array(z.string()),
  wage: z.number(),
})

export const skillOf: Record<Skill, SkillFacts> = z.parse(z.record(z.enum(skills), facts), written)
