import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** Processes that work in the folder, were told of it, or keep their temporary files there, whatever group they are in. */
export function processesOf(folder) {
  if (process.platform !== 'linux') return processesNaming(folder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        const told = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${name}/${file}`, 'latin1'))
        return readlinkSync(`/proc/${name}/cwd`).startsWith(folder) || told.some((text) => text.includes(folder))
      } catch {
        return false // gone meanwhile, or somebody else's
      }
    })
    .map(Number)
}

/** Where there is no /proc, what a process was told is all that can be seen. */
function processesNaming(folder) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(folder)).map((line) => Number.parseInt(line, 10))
}

/** What a process was started with, for whoever looks for the one that started it; a small Linux has no `ps`. */
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

/** Signals a process, or with a negative number its group; that it has ended already is as good. */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
