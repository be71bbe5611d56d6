import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Table } from './column.ts'
import type { Db } from './db.ts'
import type { Settings } from './env.ts'

/** When the program stops, `soon` comes first: nothing new is begun. At `now` what is in hand is broken off. */
export type Stop = { soon: AbortSignal; now: AbortSignal }

/** What is done beside the calls. Several processes have the same jobs and share what there is to do. */
export type Job = {
  name: string
  /** Does what is due and answers when more will be, null: when something changes. */
  once(stop: Stop): Promise<Date | null>
  /** A change of these records may be something to do. */
  of: Table
}

/** What jobs work with. */
export type Workplace = { db: Db; clock: Clock; settings: Settings; log: FastifyBaseLogger }
export type JobOf = (workplace: Workplace) => Job

/** All jobs of this process. */
export type Work = {
  /** Does what is due now, each job once: for tests, which need no timers then. */
  once(): Promise<void>
  /** Goes on until it is stopped. */
  start(): void
  /** Records of these entities changed; null: any may have. */
  hear(entities: ReadonlySet<string> | null): void
  /** Finishes what is in hand. */
  stop(): Promise<void>
}

/** In milliseconds: nobody relies on hearing of a change, so that jobs look for themselves; after a failure sooner. */
const rest = { longest: 10_000, afterFailure: 5_000 }
/** So many milliseconds after the program was told to stop, whatever is in hand is broken off: it will be killed soon. */
const patience = 7_000

export function openWork(jobs: JobOf[], { clock, log, ...workplace }: Workplace): Work {
  const [soon, now] = [new AbortController(), new AbortController()]
  const stop: Stop = { soon: soon.signal, now: now.signal }
  const all = jobs.map((job) => ({ job: job({ clock, log, ...workplace }), alarm: new AbortController() }))
  const running: Promise<void>[] = []

  async function keepDoing(one: (typeof all)[number]): Promise<void> {
    while (!stop.soon.aborted) {
      one.alarm = new AbortController() // what is heard from now on may come too late for this round
      const next = await attempt(one.job)
      const pause = next === null ? rest.longest : Math.min(Math.max(next.getTime() - clock.now().getTime(), 0), rest.longest)
      await delay(pause, undefined, { signal: AbortSignal.any([one.alarm.signal, stop.soon]) }).catch(() => undefined)
    }
  }

  const attempt = ({ name, once }: Job) =>
    once(stop).catch((error: unknown) => {
      log.error({ job: name, err: error }, 'job failed')
      return new Date(clock.now().getTime() + rest.afterFailure)
    })

  return {
    async once() {
      for (const { job } of all) await job.once(stop)
    },
    start() {
      running.push(...all.map(keepDoing))
    },
    hear(entities) {
      for (const { job, alarm } of all) if (!entities || entities.has(job.of)) alarm.abort()
    },
    async stop() {
      soon.abort()
      setTimeout(() => now.abort(), patience).unref()
      await Promise.all(running)
    },
  }
}
