import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** SIGKILL to the program's process group and to everything that runs for its directory: PostgreSQL, each of its processes, its watchdog. */
export function killEverything(group: number, directory: string): void {
  kill(-group)
  killProcessesOf(directory)
}

export function killProcessesOf(directory: string): void {
  for (let left = processesOf(directory); left.length > 0; left = processesOf(directory)) left.forEach(kill)
}

/** Processes that work in the directory or were told of it. */
export function processesOf(directory: string): number[] {
  if (process.platform !== 'linux') return processesNaming(directory)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readlinkSync(`/proc/${name}/cwd`).startsWith(directory) || readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(directory)
      } catch {
        return false // gone meanwhile
      }
    })
    .map(Number)
}

/** Where there is no /proc: PostgreSQL's own processes follow their first one within moments. */
function processesNaming(directory: string): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(directory) && !line.includes('ps -A')).map((line) => Number.parseInt(line, 10))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
