import { LockOutlined } from '@ant-design/icons'
import { Col } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { vacancyModal } from './door.ts'
import { texts } from './texts.ts'

/** Why period and facility are locked, and what to do instead. */
export function VacancyLock({ id }: { id: number }) {
  const t = useText()
  return (
    <Col span={24}>
      <p className="k-hint k-hint-below">
        <LockOutlined aria-hidden />
        <span>{t(texts.locked)}</span>
        <OpenButton type="link" size="small" icon={null} modal={vacancyModal} about={{ from: { entity: 'vacancy', id } }}>
          {t(texts.duplicate)}
        </OpenButton>
      </p>
    </Col>
  )
}
