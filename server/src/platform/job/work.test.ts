import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { readSettings } from '../program/env.ts'
import type { JobNotes } from './job-notes.ts'
import type { JobOf, Stop } from './work.ts'
import { openWork } from './work.ts'

const { app, db, clock } = await testApp()

/** A job that runs one of these functions each round; afterwards it waits for a change of the outbox. */
function jobOf(...rounds: ((stop: Stop) => Promise<Date | null>)[]) {
  const state = { rounds: 0 }
  const job: JobOf = () => ({ name: 'mail', of: 'outbox', once: async (stop) => (rounds[state.rounds++] ?? (async () => null))(stop) })
  return { state, job }
}

function workOf(...jobs: JobOf[]) {
  const log = app.log.child({})
  const errors: unknown[] = []
  log.error = (told: unknown) => void errors.push(told)
  const notes: JobNotes = new Map()
  const work = openWork(jobs, { db, clock, settings: readSettings({}), log, notes })
  onTestFinished(work.stop)
  return { work, errors, notes }
}

const inMilliseconds = (count: number) => new Date(clock.now().getTime() + count)
const soon = () => new Promise((resolve) => setTimeout(resolve, 50))

test('for a test each job is done once, and not begun', async () => {
  const [one, other] = [jobOf(), jobOf()]
  const { work } = workOf(one.job, other.job)
  await work.once()
  await soon()
  expect([one.state.rounds, other.state.rounds]).toEqual([1, 1])
})

test('a job is done when it starts, and again when it says so', async () => {
  const { state, job } = jobOf(
    async () => inMilliseconds(5),
    async () => inMilliseconds(-1000),
  )
  const { work } = workOf(job)
  work.start()
  await expect.poll(() => state.rounds).toBe(3)
  await soon()
  expect(state.rounds).toBe(3)
})

test('a change of what it is about wakes a job, one of anything else does not, one of anything does', async () => {
  const { state, job } = jobOf()
  const { work } = workOf(job)
  work.start()
  await expect.poll(() => state.rounds).toBe(1)
  work.hear(new Set(['facility', 'engagement']))
  await soon()
  expect(state.rounds).toBe(1)
  work.hear(new Set(['facility', 'outbox']))
  await expect.poll(() => state.rounds).toBe(2)
  work.hear(null)
  await expect.poll(() => state.rounds).toBe(3)
})

test('a change that is heard while the job is at work is worked on in another round', async () => {
  const { state, job } = jobOf(async () => {
    work.hear(new Set(['outbox']))
    return null
  })
  const { work } = workOf(job)
  work.start()
  await expect.poll(() => state.rounds).toBe(2)
})

test('a job that fails is told by its name, goes on, and stops no other', async () => {
  const broken = new Error('the disk is full')
  const { state, job } = jobOf(async () => Promise.reject(broken))
  const other = jobOf()
  const { work, errors } = workOf(job, other.job)
  work.start()
  await expect.poll(() => [errors, other.state.rounds]).toEqual([[{ job: 'mail', err: broken }], 1])
  work.hear(null)
  await expect.poll(() => [state.rounds, other.state.rounds]).toEqual([2, 2])
})

test('who stops waits for what is in hand, and nothing new is begun', async () => {
  let finish = () => {}
  const { state, job } = jobOf(
    async ({ soon: stopping }) =>
      new Promise((resolve) => {
        finish = () => resolve(stopping.aborted ? null : inMilliseconds(0))
      }),
  )
  const { work } = workOf(job)
  work.start()
  await expect.poll(() => state.rounds).toBe(1)
  let hasStopped = false
  const stopping = work.stop().then(() => (hasStopped = true))
  await soon()
  expect(hasStopped).toBe(false)
  finish()
  await stopping
  expect(state.rounds).toBe(1)
})

test('what takes longer than seven seconds to finish is broken off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const brokenOff = vi.fn<() => void>()
  const { job } = jobOf(
    async ({ now }) =>
      new Promise((resolve) => {
        now.addEventListener('abort', () => {
          brokenOff()
          resolve(null)
        })
      }),
  )
  const { work } = workOf(job)
  work.start()
  const stopped = work.stop()
  await vi.advanceTimersByTimeAsync(6_999)
  expect(brokenOff).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(brokenOff).toHaveBeenCalledOnce()
})

test('it is noted when a job was done last, how, and when it comes again', async () => {
  const { job } = jobOf(
    async () => {
      throw new Error('away')
    },
    async () => inMilliseconds(3_000),
  )
  const { work, notes } = workOf(job)
  expect(notes.get('mail')).toEqual({ last_run_datetime: null, outcome: null, next_run_datetime: null })
  work.start()
  await expect.poll(() => notes.get('mail')?.outcome).toBe('failed')
  const now = clock.now().toISOString()
  expect(notes.get('mail')).toEqual({ last_run_datetime: now, outcome: 'failed', next_run_datetime: inMilliseconds(5_000).toISOString() })
  work.hear(new Set(['outbox']))
  await expect.poll(() => notes.get('mail')?.outcome).toBe('done')
  expect(notes.get('mail')).toEqual({ last_run_datetime: now, outcome: 'done', next_run_datetime: inMilliseconds(3_000).toISOString() })
})

test('a job that the time alone brings something is not woken, and rests for as long as it says', async () => {
  const { state, job } = jobOf(async () => inMilliseconds(3_600_000))
  const { work, notes } = workOf((workplace) => ({ ...job(workplace), name: 'files', of: null }))
  work.start()
  await expect.poll(() => notes.get('files')?.outcome).toBe('done')
  work.hear(null)
  await soon()
  expect([state.rounds, notes.get('files')?.next_run_datetime]).toEqual([1, inMilliseconds(3_600_000).toISOString()])
})
