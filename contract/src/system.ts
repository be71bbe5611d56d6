import * as z from 'zod/mini'

/** Background jobs: send mails, remove unused files, trim the history, forget live events, recount leasing clocks, index for the search. */
export const jobNames = ['mail', 'files', 'history', 'live', 'leasing', 'search'] as const
export type JobName = (typeof jobNames)[number]

/** Long work that follows from writes (docs/rules/runs.md). */
export const runKinds = ['leasing_clocks'] as const
const runStates = ['waiting', 'gathering', 'running', 'done'] as const

/** `GET /system`: what runs here, for superusers. It contains no server addresses and no secrets. */
export const system = z.object({
  version: z.string(),
  /** The version of Node. */
  runtime: z.string(),
  app_env: z.enum(['development', 'production']),
  public_url: z.string(),
  /** When the process that answers started; there may be others. */
  started_datetime: z.string(),
  database: z.object({
    kind: z.enum(['embedded', 'external']),
    version: z.string(),
    /** In bytes on its disk. */
    size: z.number(),
  }),
  migrations: z.object({ count: z.number(), latest: z.string() }),
  /** How the outbox sends mails; `held`: no SMTP server is configured. */
  mail: z.object({ state: z.enum(['waiting', 'held']), sender: z.string() }),
  /** The history: number of lines, and bytes. */
  history: z.object({ count: z.number(), size: z.number() }),
  /** User groups without an active member: only superusers can do their work. */
  groups_without_members: z.array(z.string()),
  /** Attachments and documents with a file. */
  files: z.object({ count: z.number(), size: z.number() }),
  /** Of the process that answers. `next_run_datetime`: when the job is next due; a change may trigger it sooner. */
  jobs: z.array(
    z.object({
      name: z.enum(jobNames),
      last_run_datetime: z.nullable(z.string()),
      outcome: z.nullable(z.enum(['done', 'failed'])),
      next_run_datetime: z.nullable(z.string()),
    }),
  ),
  /** The latest runs of all processes: how much work there is, and how much is done. */
  runs: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(runKinds),
      state: z.enum(runStates),
      total: z.number(),
      done: z.number(),
      created_datetime: z.string(),
      ended_datetime: z.nullable(z.string()),
    }),
  ),
  places: z.object({ kind: z.enum(['built_in', 'service']), size: z.number() }),
})
export type System = z.output<typeof system>
