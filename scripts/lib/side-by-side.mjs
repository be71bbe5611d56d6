/** Most parts wait for a disk, a clock or a browser half of the time: two keep two cores busy. What decides about a landing runs alone. */
const usualLanes = process.env.CI ? 1 : 2

/**
 * Runs the parts that are named, or all, `lanes` at a time, the longest first: they are known by their `weight`, 0 if it is left out.
 * Each is reported as soon as it and all that stand before it are done; their results are returned in the same order.
 */
export async function sideBySide(parts, { names, run, report, lanes = usualLanes }) {
  const wanted = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
  const results = new Map()
  const waiting = wanted.toSorted(([, one], [, other]) => (other.weight ?? 0) - (one.weight ?? 0))
  let reported = 0
  await Promise.all(Array.from({ length: lanes }, goThrough))
  return wanted.map(([name]) => results.get(name))

  async function goThrough() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, part] = next
      results.set(name, await run(part.run))
      for (; reported < wanted.length && results.has(wanted[reported][0]); reported += 1)
        report(wanted[reported][0], results.get(wanted[reported][0]))
    }
  }
}
