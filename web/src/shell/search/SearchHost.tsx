import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useModals } from '../../shared/address/modals.ts'
import { ErrorBoundary } from '../../shared/part/ErrorBoundary.tsx'
import { lazyPart, loadAhead, patience } from '../../shared/program/lazy-part.tsx'
import { useStore } from '../../shared/program/store.ts'
import { useUser } from '../../shared/session/session.ts'
import { useReturnFocus } from '../modal/use-return-focus.ts'
import { isSearchKey } from '../preferences/search-key.ts'
import { isSearching } from './is-searching.ts'
import { noteOpened } from './recent.ts'
import { useEarlyKeys } from './use-early-keys.ts'

const Search = lazyPart(async () => (await import('./Search.tsx')).Search)

/**
 * The global search for signed-in users, and its memory of recent records. Mounted once, next to the modals of the
 * address.
 */
export function SearchHost() {
  const user = useUser()
  const isOpen = useStore(isSearching) && user !== null
  const isAlone = useModals().length === 0 // a dialog below restores the focus itself
  useReturnFocus(isOpen && isAlone)
  const takeEarlyKeys = useEarlyKeys(isOpen)
  const location = useLocation()
  const id = user?.id
  useEffect(() => {
    if (id !== undefined) noteOpened(id, location)
  }, [id, location])
  useEffect(() => {
    if (id === undefined) return
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      isSearching.set(true)
    }
    document.addEventListener('keydown', press)
    const timer = setTimeout(() => loadAhead(Search), patience)
    return () => {
      document.removeEventListener('keydown', press)
      clearTimeout(timer)
      isSearching.set(false)
    }
  }, [id])
  if (!isOpen) return null
  return (
    <ErrorBoundary>
      <Search user={user} takeEarlyKeys={takeEarlyKeys} onClose={() => isSearching.set(false)} />
    </ErrorBoundary>
  )
}
