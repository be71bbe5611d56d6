import { InfoCircleOutlined } from '@ant-design/icons'
import type { Field as ContractField } from '@kasack/contract/field.ts'
import { Button, Col } from 'antd'
import { useState } from 'react'
import { useText } from '../language/i18n.ts'
import { Field } from './Field.tsx'
import { nameOf } from './form.ts'
import { useFieldValue, useForm, useFormState } from './form-context.ts'
import { texts } from './texts.ts'
import { isBlank } from './values.ts'

type Props = { address: readonly ContractField[]; latitude: ContractField; longitude: ContractField; approximate: ContractField }

/** Where an address lies. As long as that is unknown the degrees wait behind a hint, told once an address stands there. */
export function CoordinateFields({ address, latitude, longitude, approximate }: Props) {
  const t = useText()
  const form = useForm()
  const names = address.map((field) => nameOf(form.entity, field))
  const hasAddress = useFormState(form, ({ isChange, left, values }) =>
    names.some((name) => !isBlank(values[name]) && (isChange || left.has(name))),
  )
  const [lat] = useFieldValue<number | null>(latitude)
  const [lon] = useFieldValue<number | null>(longitude)
  const [isOpen, setOpen] = useState(false)
  const isMissing = lat === null || lon === null
  return (
    <>
      {(isOpen || lat !== null || lon !== null) && (
        <>
          <Field of={latitude} unit="°" />
          <Field of={longitude} unit="°" />
          <Field of={approximate} />
        </>
      )}
      {isMissing && (
        <Col span={24}>
          <div className="k-hint k-hint-below" role="status">
            {hasAddress && (
              <>
                <InfoCircleOutlined aria-hidden />
                <span>{t(texts.no_coordinates)}</span>
              </>
            )}
            {!isOpen && lat === null && lon === null && (
              <Button type="link" size="small" onClick={() => setOpen(true)}>
                {t(texts.enter_coordinates)}
              </Button>
            )}
          </div>
        </Col>
      )}
    </>
  )
}
