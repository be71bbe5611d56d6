import { availableParallelism, loadavg } from 'node:os'

// Limits are written for a calm machine with two cores. This one may be slower, or busy with something else: then they grow.

/** Milliseconds of processor time that `work` takes on the machine the limits were written on. */
const calm = 30
const most = 12

/** `npm test` measures before each part and hands it on; a tool that is started by hand measures itself. */
const handedOn = Number(process.env.KASACK_PACE) || measurePace()

/** A limit in milliseconds, as it holds on this machine at the moment. */
export const patience = (milliseconds, at = handedOn) => Math.round(milliseconds * at)

/** How many times longer things take at the moment than on a calm machine, at least 1. */
export function measurePace() {
  const [before, begin] = [process.cpuUsage(), performance.now()]
  work()
  const { user, system } = process.cpuUsage(before)
  const lasted = performance.now() - begin
  return paceOf({ took: (user + system) / 1000, lasted, load: loadavg()[0], cores: availableParallelism() })
}

/**
 * A slow processor counts, and so does the queue before it: the load of the last minute, or what is there right now, which makes
 * work last longer than the time it takes of a processor. Both together have an end, or a test that hangs would have none.
 */
export function paceOf({ took, lasted, load, cores }) {
  const slowness = Math.max(1, took / calm)
  const queue = Math.max(1, load / cores, lasted / took)
  return Math.min(most, Math.round(slowness * queue * 10) / 10)
}

/** What tests do most: making, sorting and comparing small objects and texts. */
function work() {
  for (let round = 0; round < 24; round += 1) {
    const records = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Haus ${(id * 7919) % 2_000}` }))
    const written = JSON.stringify(records.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    JSON.parse(written)
  }
}
