import { candidate as entity } from '@kasack/contract/candidate.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { originOf } from '../shared/form/origin.ts'
import { useText } from '../shared/language/i18n.ts'
import { candidateModal } from './door.ts'
import { labels } from './labels.ts'

/** Proposes an employee for a vacancy. */
export function CandidateModal({ from, onClose }: ModalProps<typeof candidateModal>) {
  const t = useText()
  return (
    <EntityModal entity={entity} labels={labels} origin={originOf(candidateModal, from, prefills)} isNarrow onClose={onClose}>
      <FieldGroup title={t(entity.noun)}>
        <Field of={entity.fields.vacancy} width="full" off={from ? 'text' : undefined} />
        <Field of={entity.fields.employee} width="full" />
      </FieldGroup>
    </EntityModal>
  )
}

const prefills = { vacancy: ({ id, name }: Vacancy) => ({ vacancy: { id, name } }) }
