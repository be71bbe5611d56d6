/**
 * Most parts wait for disk, clock or browser half of the time, so two keep two cores busy. CI, which decides on a merge, runs one at a
 * time.
 */
const usualLanes = process.env.CI ? 1 : 2

/**
 * Runs the named parts, or all, `lanes` at a time, by descending `weight` (0 if missing). Reports each as soon as it and all parts before
 * it are done; returns the results in the order of the parts.
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
