import { hirer } from '@kasack/contract/hirer.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import type { hirerModal } from './door.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

export function HirerModal({ id, onClose }: ModalProps<typeof hirerModal>) {
  const t = useText()
  const { name, is_active, maximum_months, equal_pay_months, source, note } = hirer.fields
  return (
    <EntityModal entity={hirer} labels={labels} id={id} onClose={onClose}>
      <FieldGroup title={t(hirer.noun)} hint={t(texts.hirer_hint)}>
        <Field of={name} width="name" />
        <Field of={is_active} />
      </FieldGroup>
      <FieldGroup title={t(texts.limits)} hint={t(texts.limits_hint)}>
        <Field of={maximum_months} />
        <Field of={equal_pay_months} />
        <Field of={source} width="name" />
      </FieldGroup>
      <FieldGroup title={t(labels.note)}>
        <Field of={note} width="full" />
      </FieldGroup>
    </EntityModal>
  )
}
