import { processesOf, signal } from '../../../scripts/lib/processes.mjs'

/** SIGKILL to the program's process group and to all processes of its directory: PostgreSQL, each of its processes, its watchdog. */
export function killEverything(group: number, directory: string): void {
  signal(-group, 'SIGKILL')
  killProcessesOf(directory)
}

export function killProcessesOf(directory: string): void {
  for (let left = processesOf(directory); left.length > 0; left = processesOf(directory)) left.forEach((pid) => signal(pid, 'SIGKILL'))
}
