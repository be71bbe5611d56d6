import { crc32 } from 'node:zlib'
import type { Entity } from '@kasack/contract/entity.ts'
import type { FieldKind } from '@kasack/contract/field.ts'

type Row = Record<string, unknown>

/** So many letters of a version stand for each value: 24 bits. */
export const pieceLength = 4

/** The version of values: a piece for each, in their order. A reference is given by its id, a set by its words or records in any order. */
export function versionOf(values: readonly unknown[]): string {
  let version = ''
  for (const value of values) version += pieceOf(value)
  return version
}

/** The fields that a version speaks of: all that can be changed but secrets, of which answers bear no trace. */
export const versionedFields = ({ fields }: Entity): { name: string; kind: FieldKind }[] =>
  Object.entries(fields).flatMap(([name, { readOnly, fixed, kind }]) => (readOnly || fixed || kind === 'secret' ? [] : [{ name, kind }]))

/** Reads the version from a row of `storedColumns`. It is made of what is stored, whatever the record shows in its place. */
export function versionReader(entity: Entity): (row: Row) => string {
  const readers = versionedFields(entity).map(reader)
  return (row) => versionOf(readers.map((read) => read(row)))
}

function reader({ name, kind }: { name: string; kind: FieldKind }): (row: Row) => unknown {
  if (kind === 'period') return ({ date_lower, date_upper }) => `${date_lower} ${date_upper}`
  const column = kind === 'ref' ? `${name}_id` : name
  return (row) => row[column]
}

/** A checksum in machine code, for long texts: those of a page take less time than writing them as JSON. */
function pieceOf(value: unknown): string {
  const sum = crc32(Array.isArray(value) ? value.map(memberOf).toSorted().join('\n') : String(value))
  return pairs[(sum >>> 12) & 0xfff]! + pairs[sum & 0xfff]!
}

const memberOf = (member: string | { id: number }) => (typeof member === 'string' ? member : String(member.id))

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
