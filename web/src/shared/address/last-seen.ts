import type { Entity } from '@kasack/contract/entity.ts'
import { useEffect } from 'react'
import { listPath } from './record-path.ts'
import { useUrlParams } from './url-state.ts'

/** The last query of each list page, by path. Kept in memory only: a search may contain a person's name. */
const seen = new Map<string, string>()

/** The entity's list page as the user last saw it: same filters, order and page. */
export const lastSeenPath = (entity: Pick<Entity, 'path'>): string => `${listPath(entity)}${seen.get(listPath(entity)) ?? ''}`

/** Remembers the list's query on its page; parameters of modals on top are left out. */
export function useSeenList(entity: Pick<Entity, 'path'>, tableKey: string) {
  const asked = new URLSearchParams([...useUrlParams()].filter(([name]) => name.startsWith(`${tableKey}-`))).toString()
  useEffect(() => {
    seen.set(listPath(entity), asked && `?${asked}`)
  }, [entity, asked])
}
