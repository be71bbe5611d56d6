import type { Entity } from '@kasack/contract/entity.ts'
import { useEffect } from 'react'
import { listPath } from './record-path.ts'
import { useUrlParams } from './url-state.ts'

/** What the pages of lists were asked last, by path. It is gone with the page: a search may name somebody. */
const seen = new Map<string, string>()

/** The page with the list of an entity, as the user saw it last: with its filters, order and page. */
export const lastSeenPath = (entity: Pick<Entity, 'path'>): string => `${listPath(entity)}${seen.get(listPath(entity)) ?? ''}`

/** Remembers what is asked of the list on its page; forms above it are left out. */
export function useSeenList(entity: Pick<Entity, 'path'>, tableKey: string) {
  const asked = new URLSearchParams([...useUrlParams()].filter(([name]) => name.startsWith(`${tableKey}-`))).toString()
  useEffect(() => {
    seen.set(listPath(entity), asked && `?${asked}`)
  }, [entity, asked])
}
