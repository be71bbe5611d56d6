import type { JobName } from '@kasack/contract/system.ts'

/** How a job of this process is doing: when it last ended and how, and when it next runs by itself. Null: not yet. */
export type JobNote = { last_run_datetime: string | null; outcome: 'done' | 'failed' | null; next_run_datetime: string | null }

/** The note on each job, by its name. */
export type JobNotes = Map<JobName, JobNote>
