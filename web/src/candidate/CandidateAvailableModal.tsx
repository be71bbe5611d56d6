import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Answer } from '@kasack/contract/entity.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { useText } from '../shared/language/i18n.ts'
import type { candidateAvailableModal } from './door.ts'
import { texts } from './texts.ts'

/** The candidate reduced to the day from which she is free. */
const entity = {
  ...candidate,
  fields: { available_from_date: employee.fields.available_from_date, version: candidate.fields.version },
}
const labels = { available_from_date: texts.available_from }

const act: FormAct = {
  label: texts.available_from,
  done: texts.availability_noted,
  body: ({ available_from_date }) => ({ employee: { available_from_date } }),
}

/** Records from when a candidate is free, as she says on the phone; it is stored on the employee. */
export function CandidateAvailableModal({ id, onClose }: ModalProps<typeof candidateAvailableModal>) {
  const t = useText()
  return (
    <EntityModal entity={entity} labels={labels} id={id} name={nameOf} act={act} complete={withDay} isNarrow onClose={onClose}>
      <FieldGroup title={t(texts.availability)}>
        <Field of={entity.fields.available_from_date} width="name" />
      </FieldGroup>
    </EntityModal>
  )
}

type CandidateAnswer = Answer<typeof entity>
const whole = (read: CandidateAnswer) => read as unknown as Candidate // the candidate path returns whole candidates
const nameOf = (read: CandidateAnswer) => whole(read).employee.name
const withDay = (read: CandidateAnswer) => ({ ...read, available_from_date: whole(read).employee.available_from_date })
