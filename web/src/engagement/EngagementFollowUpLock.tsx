import { LockOutlined } from '@ant-design/icons'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Col } from 'antd'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { followUpModal } from '../follow-up/door.ts'
import { texts } from './texts.ts'

/** Says why the follow-up of an old entry cannot be changed here, and where it can. */
export function EngagementFollowUpLock() {
  const t = useText()
  const [facility] = useFieldValue<Ref | null>(engagement.fields.facility)
  return (
    <Col span={24}>
      <p className="k-hint">
        <LockOutlined aria-hidden />
        <span>{t(facility ? texts.locked_facility : texts.locked_person)}</span>
        {facility && (
          <OpenButton type="link" size="small" icon={null} modal={followUpModal} about={{ id: facility.id }}>
            {t(texts.change_follow_up)}
          </OpenButton>
        )}
      </p>
    </Col>
  )
}
