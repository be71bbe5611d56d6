import { availableParallelism, loadavg } from 'node:os'

// Limits are set for an idle machine with two cores. They grow if this one is slower, or busy.

/** Milliseconds of processor time for `work` on the machine the limits were set for. */
const calm = 30
const most = 12

/** `npm test` measures before each part and passes the result on; a tool started by hand measures itself. */
const handedOn = Number(process.env.KASACK_PACE) || measurePace()

/** A limit in milliseconds, adapted to this machine's current speed. */
export const patience = (milliseconds, at = handedOn) => Math.round(milliseconds * at)

/** The current slowdown compared with an idle machine, at least 1. */
export function measurePace() {
  const [before, begin] = [process.cpuUsage(), performance.now()]
  work()
  const { user, system } = process.cpuUsage(before)
  const lasted = performance.now() - begin
  return paceOf({ took: (user + system) / 1000, lasted, load: loadavg()[0], cores: availableParallelism() })
}

/**
 * A slow processor counts, and so does its queue: the load of the last minute, or the current one, which makes work take longer than its
 * processor time. Their product is capped, so that a hanging test still ends.
 */
export function paceOf({ took, lasted, load, cores }) {
  const slowness = Math.max(1, took / calm)
  const queue = Math.max(1, load / cores, lasted / took)
  return Math.min(most, Math.round(slowness * queue * 10) / 10)
}

/** Typical work of tests: creating, sorting and comparing small objects and strings. */
function work() {
  for (let round = 0; round < 24; round += 1) {
    const records = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Haus ${(id * 7919) % 2_000}` }))
    const written = JSON.stringify(records.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    JSON.parse(written)
  }
}
