import { documentKind, emailTemplate } from '@kasack/contract/lookup.ts'
import * as facilityGroupDoors from '../../facility-group/door.ts'
import * as hirerDoors from '../../hirer/door.ts'
import { lookupModals } from '../../lookup/door.ts'
import type { Modal, ModalProps } from '../../shared/address/modals.ts'
import { lazyPart } from '../../shared/program/lazy-part.tsx'
import * as userGroupDoors from '../../user-group/door.ts'
import * as userDoors from '../../user/door.ts'
import type { HostedModals, HostedPart } from '../modal/modal-parts.tsx'

const doors = { ...facilityGroupDoors, ...hirerDoors, ...userDoors, ...userGroupDoors }
type Doors = typeof doors

/** The component of each modal; a modal without one does not compile. */
const parts: { [Name in keyof Doors]: ReturnType<typeof lazyPart<ModalProps<Doors[Name]>>> } = {
  facilityGroupModal: lazyPart(async () => (await import('../../facility-group/FacilityGroupModal.tsx')).FacilityGroupModal),
  hirerModal: lazyPart(async () => (await import('../../hirer/HirerModal.tsx')).HirerModal),
  userModal: lazyPart(async () => (await import('../../user/UserModal.tsx')).UserModal),
  userPasswordModal: lazyPart(async () => (await import('../../user/UserPasswordModal.tsx')).UserPasswordModal),
  userHandOverModal: lazyPart(async () => (await import('../../user/UserHandOverModal.tsx')).UserHandOverModal),
  userGroupModal: lazyPart(async () => (await import('../../user-group/UserGroupModal.tsx')).UserGroupModal),
}

const formsOfLists = lookupModals.map((door) => {
  const Part = lazyPart<ModalProps<typeof door>>(async () => {
    if (door.of.name === emailTemplate.name) return (await import('../../lookup/LookupTemplateModal.tsx')).LookupTemplateModal
    if (door.of.name === documentKind.name) return (await import('../../lookup/LookupKindModal.tsx')).LookupKindModal
    const { LookupModal } = await import('../../lookup/LookupModal.tsx')
    return (props) => <LookupModal {...props} of={door.of} />
  })
  return [door.name, { door, Part: Part as HostedPart }] as const
})

/** Every modal of the administration by its name in the address. */
export const adminModals: HostedModals = new Map<string, { door: Modal; Part: HostedPart }>([
  ...Object.entries(doors).map(([name, door]) => [door.name, { door, Part: parts[name as keyof Doors] as HostedPart }] as const), // each part fits its own modal
  ...formsOfLists,
])
