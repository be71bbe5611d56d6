import type { Facility } from '@kasack/contract/facility.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { vacancyModal } from './door.ts'
import { labels } from './labels.ts'
import { ownName } from './rules.ts'
import { VacancyFields } from './VacancyFields.tsx'

/** Creates a vacancy, of a facility or as another one was where the address says so, or changes one. */
export const VacancyModal = ({ id, from, onClose }: ModalProps<typeof vacancyModal>) => (
  <EntityModal
    entity={entity}
    labels={labels}
    id={id}
    complete={withOwnName}
    origin={originOf(vacancyModal, from, prefills)}
    hasPage
    onClose={onClose}
  >
    <VacancyFields id={id} />
  </EntityModal>
)

/** A name that only says type and facility is none: the field stays empty, and the vacancy follows both. */
const withOwnName = (vacancy: Vacancy) => ({ ...vacancy, name: ownName(vacancy) })

const prefills = {
  facility: ({ id, name }: Facility) => ({ facility: { id, name } }),
  /** All but the dates, which are why it is duplicated, and the status, with which every vacancy begins anew. */
  vacancy: (vacancy: Vacancy) => ({
    name: ownName(vacancy),
    vacancy_type: vacancy.vacancy_type,
    number_of_positions: vacancy.number_of_positions,
    priority: vacancy.priority,
    facility: vacancy.facility,
    department: vacancy.department,
    contact_person: vacancy.contact_person,
    exams: vacancy.exams,
    qualifications: vacancy.qualifications,
    has_driver_licence: vacancy.has_driver_licence,
    has_car: vacancy.has_car,
    description: vacancy.description,
    accommodation_available: vacancy.accommodation_available,
    accommodation_package: vacancy.accommodation_package,
  }),
}
