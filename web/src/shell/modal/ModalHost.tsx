import type { ModalProps } from '../../shared/address/modals.ts'
import { closeModal, namesNoRecord, needsOf, readAbout, useModals } from '../../shared/address/modals.ts'
import { ErrorBoundary } from '../../shared/part/ErrorBoundary.tsx'
import { lazyPart } from '../../shared/program/lazy-part.tsx'
import { useMay } from '../../shared/session/permission.ts'
import { useUser } from '../../shared/session/session.ts'
import type { HostedModals } from './modal-parts.tsx'
import { useReturnFocus } from './use-return-focus.ts'

const ModalRefused = lazyPart(async () => (await import('./ModalRefused.tsx')).ModalRefused)

type About = Omit<ModalProps, 'onClose'> | 'no record'

/** Shows the hosted modals named in the address, in that order, if the user may open them. */
export function ModalHost({ hosted }: { hosted: HostedModals }) {
  const user = useUser()
  const may = useMay()
  const open = useModals().flatMap((asked) => {
    const found = hosted.get(asked.name)
    if (!found || !user) return []
    const about: About | null = namesNoRecord(found.door, asked) ? 'no record' : readAbout(found.door, asked)
    return about ? [{ ...found, about, key: `${asked.name} ${asked.id ?? asked.from ?? ''}` }] : []
  })
  useReturnFocus(open.length > 0)
  return open.map(({ key, door, Part, about }) => {
    const close = () => closeModal(door)
    const refused = (status: 403 | 404) => <ModalRefused status={status} onClose={close} />
    if (about === 'no record') return <ErrorBoundary key={key}>{refused(404)}</ErrorBoundary>
    const isAllowed = may(needsOf(door, about.id !== undefined))
    return <ErrorBoundary key={key}>{isAllowed ? <Part {...about} onClose={close} /> : refused(403)}</ErrorBoundary>
  })
}
