/** Requests under way get this long to finish. */
const grace = 10_000

/** On SIGTERM, SIGINT or SIGHUP: stop accepting, finish what runs, exit 0; a second signal has no effect. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    setTimeout(giveUp, grace).unref()
    void stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.message}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once)
}

function giveUp(): never {
  process.stderr.write(`Stopped without waiting any longer: some work had not finished within ${grace / 1000} s\n`)
  process.exit(0)
}
