/** Runs an operator's command: prints its answer, or in one line what stands in its way. */
export async function command(work: (words: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
