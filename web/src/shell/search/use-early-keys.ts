import { useEffect, useRef } from 'react'
import { isSearching } from './is-searching.ts'

/** Collects what is typed after the search shortcut, before its field has loaded. Reading it stops the collection. */
export function useEarlyKeys(isOpen: boolean): () => string {
  const typed = useRef('')
  const isTaken = useRef(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearching.get() || isTaken.current || event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      typed.current += event.key
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [])
  useEffect(() => {
    if (isOpen) return
    typed.current = ''
    isTaken.current = false
  }, [isOpen])
  return () => {
    isTaken.current = true
    return typed.current
  }
}
