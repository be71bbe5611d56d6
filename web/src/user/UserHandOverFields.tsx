import type { HandOverCounts, handOver } from '@kasack/contract/hand-over.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { User } from '@kasack/contract/user.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { handOverLabels as labels } from './labels.ts'
import { texts } from './texts.ts'

type Props = { fields: ReturnType<typeof handOver>['fields']; record: User; there: HandOverCounts; isLast: boolean }
const parts = ['follow_ups', 'facilities', 'employees'] as const

/** What the user is responsible for, by kind, who takes it over, and whether the user may still sign in. */
export function UserHandOverFields({ fields, record, there, isLast }: Props) {
  const t = useText()
  const [followUps] = useFieldValue<boolean>(fields.follow_ups)
  const [facilities] = useFieldValue<boolean>(fields.facilities)
  const [employees] = useFieldValue<boolean>(fields.employees)
  const isTicked = { follow_ups: followUps, facilities, employees }
  const found = parts.filter((part) => there[part] > 0)
  const counted = (part: (typeof parts)[number]) => ({
    de: `${labels[part].de} (${formatInteger(there[part])})`,
    en: `${labels[part].en} (${formatInteger(there[part])})`,
  })
  return (
    <>
      <FieldGroup title={record.name} hint={found.length > 0 && t(texts.to_hand_over_hint)}>
        {found.length === 0 && <p className="k-hand-over-none">{t(texts.nothing_to_hand_over)}</p>}
        {found.map((part) => (
          <Field key={part} of={fields[part]} label={counted(part)} as="checkbox" width="column" />
        ))}
        {found.length > 0 && (
          <Field
            of={fields.successor}
            width="name"
            required={found.some((part) => isTicked[part])}
            check={(value) => ((value as Ref | null)?.id === record.id ? texts.not_herself : null)}
          />
        )}
      </FieldGroup>
      {record.is_active && (
        <FieldGroup title={t(texts.access)} hint={isLast ? t(texts.last_superuser) : t(texts.deactivate_hint)}>
          <Field of={fields.deactivate} width="column" off={isLast ? 'disabled' : undefined} />
        </FieldGroup>
      )}
    </>
  )
}
