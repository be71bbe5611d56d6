import * as z from 'zod/mini'
import { plainRef } from './shared-shape.ts'

/** By what two people may be the same one: the address in any case of letters, or a number that dials the same telephone. */
const traits = ['email', 'phone'] as const

const by = z.array(z.enum(traits))

/** Who may be the same person as an applicant, the newest first; employees are null for who may not see them. */
export const duplicates = z.object({
  applicants: z.array(z.extend(plainRef, { by, created_datetime: z.string() })),
  employees: z.nullable(z.array(z.extend(plainRef, { by, is_active: z.boolean() }))),
})
export type Duplicates = z.output<typeof duplicates>
