import * as z from 'zod/mini'

/** What the program does beside answering: hand over mails, remove files that no row names, shorten the history, forget what browsers were told, count clocks of leasing anew, keep the index of the search. */
export const jobNames = ['mail', 'files', 'history', 'live', 'leasing', 'search'] as const
export type JobName = (typeof jobNames)[number]

/** Long work that writes leave behind (docs/rules/runs.md). */
export const runKinds = ['leasing_clocks'] as const
const runStates = ['waiting', 'gathering', 'running', 'done'] as const

/** `GET /system`: what runs here, for superusers. Neither addresses of servers nor anything secret is in it. */
export const system = z.object({
  version: z.string(),
  /** Of Node. */
  runtime: z.string(),
  app_env: z.enum(['development', 'production']),
  public_url: z.string(),
  /** When the answering process was started; there may be others. */
  started_datetime: z.string(),
  database: z.object({
    kind: z.enum(['embedded', 'external']),
    version: z.string(),
    /** Bytes on its disk. */
    size: z.number(),
  }),
  migrations: z.object({ count: z.number(), latest: z.string() }),
  /** Whom the outbox hands mails to: `held` means that no SMTP server is configured. */
  mail: z.object({ state: z.enum(['waiting', 'held']), sender: z.string() }),
  /** Who changed what: its lines, and the bytes that they take. */
  history: z.object({ count: z.number(), size: z.number() }),
  /** The groups of users that nobody active is in: what they are for is done by superusers alone. */
  groups_without_members: z.array(z.string()),
  /** Attachments and documents that carry a file. */
  files: z.object({ count: z.number(), size: z.number() }),
  /** Of the answering process. `next_run_datetime`: when the job comes by itself; a change may bring it sooner. */
  jobs: z.array(
    z.object({
      name: z.enum(jobNames),
      last_run_datetime: z.nullable(z.string()),
      outcome: z.nullable(z.enum(['done', 'failed'])),
      next_run_datetime: z.nullable(z.string()),
    }),
  ),
  /** The latest runs, over all processes: how much there is to do, and how much is done. */
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
