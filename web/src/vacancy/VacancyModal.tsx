import type { Facility } from '@kasack/contract/facility.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { candidateModal } from '../candidate/door.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { needsOf, pathWithModal } from '../shared/address/modals.ts'
import { navigate } from '../shared/address/navigation.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { useMay } from '../shared/session/permission.ts'
import { vacancyModal } from './door.ts'
import { labels } from './labels.ts'
import { copyOf, ownName } from './rules.ts'
import { texts } from './texts.ts'
import { VacancyFields } from './VacancyFields.tsx'

/** Creates a vacancy, optionally for a facility or as a copy of the one in the address, or changes one. */
export function VacancyModal({ id, from, onClose }: ModalProps<typeof vacancyModal>) {
  const mayPropose = useMay()(needsOf(candidateModal, false))
  return (
    <EntityModal
      entity={entity}
      labels={labels}
      id={id}
      complete={withOwnName}
      origin={originOf(vacancyModal, from, prefills)}
      hasPage
      secondarySave={mayPropose ? { text: texts.create_and_search, go: searchCandidates } : undefined}
      onClose={onClose}
    >
      <VacancyFields id={id} isPreset={id === undefined && from?.entity !== 'vacancy'} />
    </EntityModal>
  )
}

/** Opens the candidate picker on the vacancy's page. */
const searchCandidates = ({ id }: Pick<Vacancy, 'id'>) =>
  void navigate(pathWithModal(recordPath(entity, id), candidateModal, { from: { entity: 'vacancy', id } }))

/** A default name, made of type and facility, leaves the field empty so that the name keeps following both. */
const withOwnName = (vacancy: Vacancy) => ({ ...vacancy, name: ownName(vacancy) })

const prefills = {
  facility: ({ id, name }: Facility) => ({ facility: { id, name } }),
  vacancy: copyOf,
}
