import { useEffect } from 'react'
import { closeModal, readAbout, useModals } from '../shared/address/modals.ts'
import { ErrorBoundary } from '../shared/part/ErrorBoundary.tsx'
import { loadAhead, patience } from '../shared/program/lazy-part.tsx'
import { useUser } from '../shared/session/session.ts'
import { hostedModals } from './modal-parts.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/** Shows the modals the address asks for, in its order. Names nobody knows are ignored. */
export function ModalHost() {
  const user = useUser()
  const open = useModals().flatMap((asked) => {
    const hosted = hostedModals.get(asked.name)
    const about = hosted && user && readAbout(hosted.door, asked)
    return about ? [{ ...hosted, about, key: `${asked.name} ${asked.id ?? asked.from ?? ''}` }] : []
  })
  useReturnFocus(open.length > 0)
  useEffect(() => {
    const timer = setTimeout(() => hostedModals.forEach(({ Part }) => loadAhead(Part)), patience)
    return () => clearTimeout(timer)
  }, [])
  return open.map(({ key, door, Part, about }) => (
    <ErrorBoundary key={key}>
      <Part {...about} onClose={() => closeModal(door)} />
    </ErrorBoundary>
  ))
}
