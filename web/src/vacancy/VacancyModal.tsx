import type { Facility } from '@kasack/contract/facility.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { vacancyModal } from './door.ts'
import { labels } from './labels.ts'
import { copyOf, ownName } from './rules.ts'
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
    <VacancyFields id={id} isPreset={id === undefined && from?.entity !== 'vacancy'} />
  </EntityModal>
)

/** A name that only says type and facility is none: the field stays empty, and the vacancy follows both. */
const withOwnName = (vacancy: Vacancy) => ({ ...vacancy, name: ownName(vacancy) })

const prefills = {
  facility: ({ id, name }: Facility) => ({ facility: { id, name } }),
  vacancy: copyOf,
}
