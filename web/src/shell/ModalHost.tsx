import { useEffect } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { closeModal, readOrigin, useModals } from '../shared/address/modals.ts'
import { ErrorBoundary } from '../shared/part/ErrorBoundary.tsx'
import { lazyPart, loadAhead, patience } from '../shared/program/lazy-part.tsx'
import { useUser } from '../shared/session/session.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** Every modal by its name in the address. */
const modals: Record<string, ReturnType<typeof lazyPart<ModalProps>>> = {
  'contact-person': lazyPart(async () => (await import('../contact-person/ContactPersonModal.tsx')).ContactPersonModal),
  engagement: lazyPart(async () => (await import('../engagement/EngagementModal.tsx')).EngagementModal),
  facility: lazyPart(async () => (await import('../facility/FacilityModal.tsx')).FacilityModal),
  followups: lazyPart(async () => (await import('../follow-up/FollowUpModal.tsx')).FollowUpModal),
  settings: lazyPart(async () => (await import('./SettingsModal.tsx')).SettingsModal),
}

/** Shows the modals the address asks for, in its order. Names nobody knows are ignored. */
export function ModalHost() {
  const user = useUser()
  const open = useModals().filter(({ name }) => user && Object.hasOwn(modals, name))
  useReturnFocus(open.length > 0)
  useEffect(() => {
    const timer = setTimeout(() => Object.values(modals).forEach(loadAhead), patience)
    return () => clearTimeout(timer)
  }, [])
  return open.map(({ name, id, from }) => {
    const Modal = modals[name]
    return (
      Modal && (
        <ErrorBoundary key={`${name} ${id ?? from ?? ''}`}>
          <Modal id={id && /^\d{1,15}$/.test(id) ? Number(id) : undefined} from={readOrigin(from)} onClose={() => closeModal(name)} />
        </ErrorBoundary>
      )
    )
  })
}
