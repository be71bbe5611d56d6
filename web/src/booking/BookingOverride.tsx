import { isOverridable } from '@kasack/contract/booking-override.ts'
import { booking } from '@kasack/contract/booking.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { Button, Col } from 'antd'
import { useEffect } from 'react'
import { LinkOutlined } from '@ant-design/icons'
import { useModals } from '../shared/address/modals.ts'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue, useForm } from '../shared/form/form-context.ts'
import { LongTextControl } from '../shared/form/LongTextControl.tsx'
import { useText } from '../shared/language/i18n.ts'
import { copyText } from '../shared/part/copy-text.ts'
import { bookingModal } from './door.ts'
import { linkForColleagues } from './queries.ts'
import { texts } from './texts.ts'

const { fields } = booking

type Override = { codes: string[]; reason: string }

/** How to book in spite of forbidding findings: users who may override give a reason, others copy a link to the form for a colleague. */
export function BookingOverride({ id, forbidding }: { id: number | undefined; forbidding: readonly FindingAnswer[] }) {
  const t = useText()
  const form = useForm()
  const open = useModals().find(({ name }) => name === bookingModal.name)
  const mayOverride = forbidding.every(({ can_override }) => can_override)
  const isForever = forbidding.some(({ code }) => code !== 'not_cleared' && !isOverridable(code))
  return (
    <>
      <Col span={24} className="k-override">
        <span>{t(isForever ? texts.never_override : mayOverride ? texts.override_hint : texts.no_override)}</span>
        {!mayOverride && !isForever && (
          <Button
            size="small"
            icon={<LinkOutlined aria-hidden />}
            onClick={() => void copyText(linkForColleagues(form.get().values, { id, open }))}
          >
            {t(texts.copy_link)}
          </Button>
        )}
      </Col>
      {mayOverride && <BookingOverrideReason codes={[...new Set(forbidding.map(({ code }) => code))]} />}
    </>
  )
}

function BookingOverrideReason({ codes }: { codes: string[] }) {
  const [override, setOverride] = useFieldValue<Override | null>(fields.override)
  const named = codes.join()
  useEffect(() => {
    if (override && override.codes.join() !== named) setOverride({ ...override, codes })
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the forbidding findings updates the codes
  }, [named])
  return (
    <Field
      of={fields.override}
      width="full"
      required
      renderControl={({ value, onChange, ...props }) => (
        <LongTextControl
          {...props}
          value={(value as Override | null)?.reason}
          onChange={(reason) => onChange(reason === '' ? null : { codes, reason })}
        />
      )}
    />
  )
}
