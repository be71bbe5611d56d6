import type { Field as ContractField } from '@kasack/contract/field.ts'
import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { LookupCode } from './LookupCode.tsx'
import { texts } from './texts.ts'
import { useLocks } from './queries.ts'

export function LookupFields({ of, id }: { of: LookupEntity; id: number | undefined }) {
  const t = useText()
  const { isProtected, hint } = useLocks(of, id)
  const { name, is_active } = of.fields
  const { is_leasing } = of.fields as Record<string, ContractField>
  return (
    <FieldGroup title={t(texts.entry)} hint={is_leasing ? t(texts.leasing_hint) : hint && t(hint)}>
      <Field of={name} width="full" />
      <LookupCode of={of} id={id} />
      {is_leasing && <Field of={is_leasing} width="name" />}
      <Field of={is_active} width="name" off={isProtected ? 'disabled' : undefined} />
    </FieldGroup>
  )
}
