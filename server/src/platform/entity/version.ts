import { crc32 } from 'node:zlib'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import { withDefaults } from '@kasack/contract/map-field.ts'

type Row = Record<string, unknown>

/** Letters per value in a version: 24 bits. */
export const pieceLength = 4

/** The version of values: a piece for each, in their order. A reference counts by its id, a set by its words or records in any order. */
export function versionOf(values: readonly unknown[]): string {
  let version = ''
  for (const value of values) version += pieceOf(value)
  return version
}

/**
 * The values a version covers: all that can be changed except secrets, of which answers bear no trace. Each bound of a period and
 * each key of a map counts separately.
 */
export const versionedFields = ({ fields }: Entity): VersionField[] =>
  Object.entries(fields).flatMap(([name, { readOnly, fixed, kind, needs, usual }]): VersionField[] => {
    if (readOnly || fixed || kind === 'secret') return []
    const parts = kind === 'period' ? ['lower', 'upper'] : kind === 'map' ? Object.keys(usual!) : [undefined]
    return parts.map((part) => ({ name, kind, needs, part, usual }))
  })

/** `part`: a bound of the period or a key of the map. */
type VersionField = Pick<Field, 'kind' | 'needs' | 'usual'> & { name: string; part: string | undefined }

type HiddenFields = ReadonlySet<string>

/**
 * Reads the version from a row of `storedColumns`. It covers what is stored, whatever the record shows instead, and bears no trace
 * of fields hidden from the reader.
 */
export function versionReader(entity: Entity): (row: Row, hidden?: HiddenFields) => string {
  const readers = versionedFields(entity).map(guardedReader)
  return (row, hidden = nothing) => versionOf(readers.map((read) => read(row, hidden)))
}

const nothing: HiddenFields = new Set()

function guardedReader(field: VersionField): (row: Row, hidden: HiddenFields) => unknown {
  const read = reader(field)
  return field.needs ? (row, hidden) => (hidden.has(field.name) ? null : read(row)) : read
}

function reader({ name, kind, part, usual }: VersionField): (row: Row) => unknown {
  if (part) return kind === 'period' ? (row) => row[`date_${part}`] : (row) => withDefaults({ usual: usual! }, row[name])[part]
  const column = kind === 'ref' ? `${name}_id` : name
  return (row) => row[column]
}

/** A checksum in machine code, because texts may be long: a page's checksums take less time than writing its JSON. */
function pieceOf(value: unknown): string {
  const sum = crc32(Array.isArray(value) ? value.map(memberOf).toSorted().join('\n') : String(value))
  return pairs[(sum >>> 12) & 0xfff]! + pairs[sum & 0xfff]!
}

const memberOf = (member: string | { id: number }) => (typeof member === 'string' ? member : String(member.id))

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
