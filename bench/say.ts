/** Prints a line of the report. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)
