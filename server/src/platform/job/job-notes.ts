import type { JobName } from '@kasack/contract/system.ts'

/** How a job of this process does: when it last ended and how, and when it comes again by itself. Null: not yet. */
export type JobNote = { last_run_datetime: string | null; outcome: 'done' | 'failed' | null; next_run_datetime: string | null }

/** What is noted of each job, by its name. */
export type JobNotes = Map<JobName, JobNote>
