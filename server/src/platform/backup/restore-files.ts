import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uploadsIn, staged } from './uploads.ts'
import { checksum, copyFile, flushFolders } from './files.ts'
import { dataFile, type Manifest } from './manifest.ts'

/**
 * The files of a backup on their way to DATA_DIR, in steps: begun, staged and compared, placed by renaming, and taken back if another
 * part of the restore fails. Those of a killed restore may already be in place. While the staging folder exists, a restore has begun
 * and not ended.
 */
export function restoreFiles(source: string, directory: string, manifest: Manifest) {
  const paths = Object.keys(manifest.files).flatMap((path) => (path.startsWith(dataFile('')) ? [path.slice(dataFile('').length)] : []))
  const sumOf = (path: string) => manifest.files[dataFile(path)]
  const draft = join(directory, staged)
  const placed: string[] = []
  let wasBegun = false // by a restore that was killed: if this one fails too, that one still counts as begun
  const end = () => rm(draft, { recursive: true, force: true })

  return {
    async begin() {
      refuseOthersFolder(directory)
      wasBegun = existsSync(draft)
      await mkdir(draft, { recursive: true, mode: 0o700 })
      await flushFolders(directory, [staged])
    },
    async stage() {
      for (const path of await uploadsIn(directory))
        if ((await checksum(join(directory, path))) !== sumOf(path))
          throw new Error(`${directory} contains ${path}, which is not from this backup: set DATA_DIR to an empty folder`)
      for (const old of await readdir(draft)) await rm(join(draft, old), { recursive: true })
      for (const path of paths) {
        await copyFile(join(source, dataFile(path)), join(draft, path))
        if ((await checksum(join(draft, path))) !== sumOf(path)) throw new Error(`${join(draft, path)} differs from what was written`)
      }
    },
    async place() {
      for (const path of paths.filter((one) => !existsSync(join(directory, one)))) {
        await mkdir(dirname(join(directory, path)), { recursive: true, mode: 0o700 })
        await rename(join(draft, path), join(directory, path))
        placed.push(path)
      }
      await flushFolders(directory, placed)
    },
    async takeBack() {
      for (const path of placed) await rm(join(directory, path), { force: true })
      if (!wasBegun) await end()
    },
    end,
  }
}

function refuseOthersFolder(directory: string): void {
  const { uid } = statSync(directory)
  if (uid !== process.getuid?.()) throw new Error(`${directory} belongs to another account (uid ${uid}): restore from that account`)
}
