import { InfoCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { Col } from 'antd'
import { t, useText } from '../shared/language/i18n.ts'
import type { Store } from '../shared/program/store.ts'
import { useStore } from '../shared/program/store.ts'
import type { Filling } from './queries.ts'
import { placeholderName } from './rules.ts'
import { texts } from './texts.ts'

/** What the template could not say, or no longer says to whom it is for. */
export function SendEmailTextHints({ filling }: { filling: Store<Filling> }) {
  useText()
  const { filled, kept, onlyGerman } = useStore(filling)
  const empty = filled?.empty_placeholders ?? []
  const warnings = [...(kept ? [t(texts.own_text_kept)] : []), ...(onlyGerman ? [t(texts.only_german)] : [])]
  return (
    <Col span={24} className="k-hint-below" role="status">
      {warnings.map((warning) => (
        <div key={warning} className="k-hint k-warn">
          <WarningOutlined aria-hidden />
          {warning}
        </div>
      ))}
      {empty.length > 0 && (
        <div className="k-hint">
          <InfoCircleOutlined aria-hidden />
          {t(texts.empty_placeholders, { names: empty.map(placeholderName).join('; ') })}
        </div>
      )}
    </Col>
  )
}
