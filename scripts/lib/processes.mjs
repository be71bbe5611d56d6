import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** Processes of any group that have the folder as working directory, in their arguments or in their environment. */
export function processesOf(folder) {
  if (process.platform !== 'linux') return processesNaming(folder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        const told = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${name}/${file}`, 'latin1'))
        return readlinkSync(`/proc/${name}/cwd`).startsWith(folder) || told.some((text) => text.includes(folder))
      } catch {
        return false // it has ended, or belongs to another account
      }
    })
    .map(Number)
}

/** Without /proc only arguments are visible. */
function processesNaming(folder) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(folder)).map((line) => Number.parseInt(line, 10))
}

/** The command line of a process, to help find what started it; a minimal Linux has no `ps`. */
export function commandOf(pid) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0').join(' ').trim().slice(0, 200)
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .slice(0, 200)
  } catch {
    return 'gone meanwhile'
  }
}

/** Signals a process, or with a negative number its group; ignores one that has already ended. */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
