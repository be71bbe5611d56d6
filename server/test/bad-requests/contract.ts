import { readdir } from 'node:fs/promises'
import type { Entity } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'

const folder = new URL('../../../contract/src/', import.meta.url)

/** Every list in the contract, with its entity, except those that rank the records of another one. */
export async function contractLists(): Promise<List[]> {
  const files = (await readdir(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'match-list.ts')
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module).filter(isList))
}

const isList = (value: unknown): value is List => typeof value === 'object' && value !== null && 'filters' in value && 'sorts' in value

export const writable = ({ fields }: Entity): string[] => Object.keys(fields).filter((name) => !fields[name]!.readOnly)
