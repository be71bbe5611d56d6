import { WarningOutlined } from '@ant-design/icons'
import { Col } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sentencesOf } from '../placement/rules.ts'
import { useForm, useFormState } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import { warningsAbout } from './queries.ts'
import { texts } from './texts.ts'

/** What speaks against the booking as it stands in the form: told, not forbidden. */
export function BookingWarnings({ id }: { id: number | undefined }) {
  const t = useText()
  const may = useMay()
  const values = useFormState(useForm(), (state) => state.values)
  const { data: warnings = [], isError } = useQuery({ ...warningsAbout(values, { id, may }), placeholderData: keepPreviousData })
  const told = isError ? [t(texts.unchecked)] : sentencesOf(warnings)
  return (
    <Col span={24} className="k-notice-room" role="status">
      {told.length > 0 && (
        <div className="k-notice">
          <WarningOutlined aria-hidden />
          <span>
            {told.map((sentence) => (
              <span key={sentence} className="k-notice-line">
                {sentence}
              </span>
            ))}
          </span>
        </div>
      )}
    </Col>
  )
}
