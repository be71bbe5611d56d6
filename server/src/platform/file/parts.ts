import type { Entry, LocalFileHeader, ZipFile } from 'yauzl'
import { fromBufferPromise, getFileNameLowLevel, parseExtraFields } from 'yauzl'

/** A file in an archive. Its name is in lower case, because documents ignore case, without trailing dots and blanks. */
export type Part = { name: string; bytes: Buffer; isPacked: boolean }

type PartPlace = Part & { start: number; end: number; isStreamed: boolean }

const most = 10_000

/**
 * The files in a zip archive, by its directory. Throws if that does not account for every byte or contradicts a file's own header:
 * readers that start at the beginning of the archive find the same as readers of the directory.
 */
export async function readParts(content: Buffer): Promise<Part[]> {
  const zip = await fromBufferPromise(content)
  if (zip.entryCount > most) throw new Error('too many files')
  const parts: PartPlace[] = []
  let directory = 0
  for await (const entry of zip.eachEntry()) {
    const local = await zip.readLocalFileHeaderPromise(entry)
    if (!agree(entry, local)) throw new Error('the directory names a file otherwise than it is named itself')
    directory += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    parts.push(place(content, entry, local))
  }
  if (new Set(parts.map(({ name }) => name)).size < parts.length) throw new Error('two files have one name')
  requireNoGaps(parts, content.length - directory - tailOf(content, zip))
  return parts
}

/** Directory and file header agree on a file: neither encrypted nor packed in an unusual way, under which name, and where it ends. */
function agree(entry: Entry, local: LocalFileHeader): boolean {
  return (
    entry.canDecodeFileData() &&
    entry.compressionMethod === local.compressionMethod &&
    entry.fileNameRaw.equals(local.fileName) &&
    entry.fileName === getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, [], false) &&
    !/\p{Cc}/u.test(entry.fileName) &&
    (sizeIn(local) === entry.compressedSize || (isStreamed(local) && local.compressedSize === 0))
  )
}

/** Its size follows its bytes. */
const isStreamed = ({ generalPurposeBitFlag }: Pick<Entry, 'generalPurposeBitFlag'>) => (generalPurposeBitFlag & 8) !== 0

/** A size too large for its field is in a separate extra field (ZIP64). */
function sizeIn({ compressedSize, extraField }: LocalFileHeader): number {
  const wide = compressedSize === 0xff_ff_ff_ff ? parseExtraFields(extraField).find(({ id }) => id === 1) : undefined
  return wide ? Number(wide.data.readBigUInt64LE(8)) : compressedSize
}

function place(content: Buffer, entry: Entry, local: LocalFileHeader): PartPlace {
  const end = local.fileDataStart + entry.compressedSize
  return {
    name: entry.fileName.toLowerCase().replace(/[\s.]+$/, ''),
    bytes: content.subarray(local.fileDataStart, end),
    isPacked: entry.compressionMethod !== 0,
    start: entry.relativeOffsetOfLocalHeader,
    end,
    isStreamed: isStreamed(entry) || isStreamed(local),
  }
}

/** The bytes after the directory: its end record, which large archives have twice. */
function tailOf(content: Buffer, { comment }: ZipFile): number {
  const end = 22 + comment.length // a character is a byte
  const isLarge = content.length >= end + 76 && content.readUInt32LE(content.length - end - 20) === 0x07_06_4b_50
  return isLarge ? end + 76 : end
}

/** A checksum and two sizes of four or eight bytes each, with or without a signature before them. */
const behindStreamed = [12, 16, 20, 24]

function requireNoGaps(parts: PartPlace[], end: number): void {
  let at = 0
  let mayFollow: number[] = []
  for (const part of [...parts.toSorted((one, other) => one.start - other.start), { start: end, end, isStreamed: false }]) {
    const gap = part.start - at
    if (gap !== 0 && !mayFollow.includes(gap)) throw new Error('there is more in the archive than its directory tells of')
    at = part.end
    mayFollow = part.isStreamed ? behindStreamed : []
  }
}
