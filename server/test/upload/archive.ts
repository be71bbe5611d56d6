import { crc32, deflateRawSync } from 'node:zlib'

/** A file in an archive: its name in the directory and before its bytes, and whether the directory lists it at all. */
export type ArchiveEntry = {
  name: string
  content: string | Buffer
  /** The name before its bytes, if different. */
  before?: string
  isListed?: boolean
  isStored?: boolean
  /** Its size follows its bytes, as in streamed archives. */
  isStreamed?: boolean
  flags?: number
  method?: number
  /** The size before its bytes, if different. */
  size?: number
}

/**
 * A zip archive as described, contradictions included. `comment` is at the end, `count` is the number of files according to the directory.
 */
export function archive(files: ArchiveEntry[], { comment = '', count }: { comment?: string; count?: number } = {}): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const file of files) {
    const packed = file.isStored ? Buffer.from(file.content) : deflateRawSync(file.content)
    const entry = localEntry(file, packed)
    if (file.isListed ?? true) central.push(centralEntry(file, packed, offset))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count ?? central.length, 8)
  end.writeUInt16LE(count ?? central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...local, directory, end, Buffer.from(comment)])
}

function localEntry(file: ArchiveEntry, packed: Buffer): Buffer {
  const name = Buffer.from(file.before ?? file.name)
  const sizes = file.isStreamed ? { crc: 0, packed: 0, raw: 0 } : sizesOf(file, packed)
  const header = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common(file, { ...sizes, packed: file.size ?? sizes.packed }, name)])
  const { crc, packed: length, raw } = sizesOf(file, packed)
  const behind = Buffer.alloc(16)
  behind.write('PK\x07\x08', 'latin1')
  ;[crc, length, raw].forEach((value, index) => behind.writeUInt32LE(value, 4 + 4 * index))
  return Buffer.concat([header, name, packed, file.isStreamed ? behind : Buffer.alloc(0)])
}

function centralEntry(file: ArchiveEntry, packed: Buffer, offset: number): Buffer {
  const name = Buffer.from(file.name)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common(file, sizesOf(file, packed), name), rest, name])
}

const sizesOf = ({ content }: ArchiveEntry, { length }: Buffer) => {
  const raw = Buffer.from(content)
  return { crc: crc32(raw), packed: length, raw: raw.length }
}

/** The part of the header that is the same before the bytes and in the directory. */
function common({ isStored, isStreamed, flags = 0, method }: ArchiveEntry, sizes: ReturnType<typeof sizesOf>, name: Buffer): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(flags | (isStreamed ? 8 : 0), 2)
  header.writeUInt16LE(method ?? (isStored ? 0 : 8), 4)
  header.writeUInt32LE(sizes.crc, 10)
  header.writeUInt32LE(sizes.packed, 14)
  header.writeUInt32LE(sizes.raw, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}
