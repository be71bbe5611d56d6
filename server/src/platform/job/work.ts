import { setTimeout as delay } from 'node:timers/promises'
import type { JobName } from '@kasack/contract/system.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../program/clock.ts'
import type { Table } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import type { JobNotes } from './job-notes.ts'
import type { Settings } from '../program/env.ts'

/** When the program stops, `soon` is aborted first: nothing new is begun. `now` interrupts work in progress. */
export type Stop = { soon: AbortSignal; now: AbortSignal }

/** Work done outside requests. Several processes have the same jobs and share the work. */
export type Job = {
  name: JobName
  /** Does what is due and returns when more will be; null: when something changes. */
  once(stop: Stop): Promise<Date | null>
  /** A change of these records may bring work; null: only time does. */
  of: Table | null
}

/** What jobs work with, and the notes on how they are doing. */
export type Workplace = { db: Db; clock: Clock; settings: Settings; log: FastifyBaseLogger; notes: JobNotes }
export type JobOf = (workplace: Workplace) => Job

/** All jobs of this process. */
export type Work = {
  /** Does what is due now, each job once: for tests, which then need no timers. */
  once(): Promise<void>
  /** Runs until it is stopped. */
  start(): void
  /** Records of these entities changed; null: any may have. */
  hear(entities: ReadonlySet<string> | null): void
  /** Finishes work in progress. */
  stop(): Promise<void>
}

/** Milliseconds. No job relies on hearing of changes, so each looks for itself at least this often; sooner after a failure. */
const rest = { longest: 10_000, afterFailure: 5_000 }
/** Milliseconds between the stop and the interruption of work in progress: the process will soon be killed. */
const patience = 7_000

export function openWork(jobs: JobOf[], { clock, log, notes, ...workplace }: Workplace): Work {
  const [soon, now] = [new AbortController(), new AbortController()]
  const stop: Stop = { soon: soon.signal, now: now.signal }
  const all = jobs.map((job) => ({ job: job({ clock, log, notes, ...workplace }), alarm: new AbortController() }))
  const running: Promise<void>[] = []
  for (const { job } of all) notes.set(job.name, { last_run_datetime: null, outcome: null, next_run_datetime: null })

  async function keepDoing(one: (typeof all)[number]): Promise<void> {
    while (!stop.soon.aborted) {
      one.alarm = new AbortController() // a change heard from now on may come too late for this round
      const { outcome, next } = await attempt(one.job)
      const longest = one.job.of === null ? Infinity : rest.longest
      const pause = next === null ? rest.longest : Math.min(Math.max(next.getTime() - clock.now().getTime(), 0), longest)
      note(one.job, outcome, pause)
      await delay(pause, undefined, { signal: AbortSignal.any([one.alarm.signal, stop.soon]) }).catch(() => undefined)
    }
  }

  const attempt = ({ name, once }: Job): Promise<{ outcome: 'done' | 'failed'; next: Date | null }> =>
    once(stop).then(
      (next) => ({ outcome: 'done', next }),
      (error: unknown) => {
        log.error({ job: name, err: error }, 'job failed')
        return { outcome: 'failed', next: new Date(clock.now().getTime() + rest.afterFailure) }
      },
    )

  function note({ name }: Job, outcome: 'done' | 'failed', pause: number): void {
    const ended = clock.now()
    const next_run_datetime = new Date(ended.getTime() + pause).toISOString()
    notes.set(name, { last_run_datetime: ended.toISOString(), outcome, next_run_datetime })
  }

  return {
    async once() {
      for (const { job } of all) await job.once(stop)
    },
    start() {
      running.push(...all.map(keepDoing))
    },
    hear(entities) {
      for (const { job, alarm } of all) if (job.of !== null && (!entities || entities.has(job.of))) alarm.abort()
    },
    async stop() {
      soon.abort()
      setTimeout(() => now.abort(), patience).unref()
      await Promise.all(running)
    },
  }
}
