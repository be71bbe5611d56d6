/** Runs a command of whoever operates the program: what it answers is printed; what stands in its way, in one line. */
export async function command(work: (words: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
