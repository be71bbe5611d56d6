import type { Absence } from '@kasack/contract/absence.ts'
import { absence } from '@kasack/contract/absence.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { useMay } from '../shared/session/permission.ts'
import { AbsenceFields } from './AbsenceFields.tsx'
import { absenceModal } from './door.ts'
import { labels } from './labels.ts'
import { endAfter } from './rules.ts'
import { texts } from './texts.ts'

/** Enters when somebody is away, from today to tomorrow unless told, or changes it. Who may not read the employee may still enter it. */
export function AbsenceModal({ id, from, onClose }: ModalProps<typeof absenceModal>) {
  const t = useText()
  const mayRead = useMay()(employee.access.read)
  const unread = from && !mayRead ? { employee: { id: from.id, name: t(texts.chosen_employee) } } : {}
  return (
    <EntityModal
      entity={absence}
      labels={labels}
      id={id}
      name={whoAndWhen}
      prefill={{ date_range: { lower: today(), upper: endAfter(today()), bounds: '[]' }, ...unread }}
      origin={
        mayRead ? originOf(absenceModal, from, { employee: ({ id: whose, name }) => ({ employee: { id: whose, name } }) }) : undefined
      }
      onClose={onClose}
    >
      <AbsenceFields id={id} />
    </EntityModal>
  )
}

const whoAndWhen = ({ employee: { name }, date_range }: Absence) => `${name}, ${formatPeriod(date_range)}`
