import * as z from 'zod/mini'
import { plainRef } from './shared-shape.ts'

/** What two possible duplicates share: the e-mail address, ignoring case, or a number that dials the same telephone. */
const traits = ['email', 'phone'] as const

const by = z.array(z.enum(traits))

/** Possible duplicates of an applicant, newest first; employees are null for readers who may not see them. */
export const duplicates = z.object({
  applicants: z.array(z.extend(plainRef, { by, created_datetime: z.string() })),
  employees: z.nullable(z.array(z.extend(plainRef, { by, is_active: z.boolean() }))),
})
export type Duplicates = z.output<typeof duplicates>
