import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import type { ModalProps } from '../shared/modals.ts'
import { closeModal, readOrigin, useModals } from '../shared/modals.ts'
import { ErrorBoundary } from '../shared/part/ErrorBoundary.tsx'
import { useUser } from '../shared/session.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** Every modal by its name in the address. */
const modals: Record<string, ComponentType<ModalProps>> = {
  'contact-person': lazy(async () => ({ default: (await import('../contact-person/ContactPersonModal.tsx')).ContactPersonModal })),
  engagement: lazy(async () => ({ default: (await import('../engagement/EngagementModal.tsx')).EngagementModal })),
  facility: lazy(async () => ({ default: (await import('../facility/FacilityModal.tsx')).FacilityModal })),
  followups: lazy(async () => ({ default: (await import('../follow-up/FollowUpModal.tsx')).FollowUpModal })),
  settings: lazy(async () => ({ default: (await import('./SettingsModal.tsx')).SettingsModal })),
}

/** Shows the modals the address asks for, in its order. Names nobody knows are ignored. */
export function ModalHost() {
  const user = useUser()
  const open = useModals().filter(({ name }) => user && Object.hasOwn(modals, name))
  useReturnFocus(open.length > 0)
  return open.map(({ name, id, from }) => {
    const Modal = modals[name]
    return (
      Modal && (
        <ErrorBoundary key={`${name} ${id ?? from ?? ''}`}>
          <Suspense>
            <Modal id={id && /^\d{1,15}$/.test(id) ? Number(id) : undefined} from={readOrigin(from)} onClose={() => closeModal(name)} />
          </Suspense>
        </ErrorBoundary>
      )
    )
  })
}
