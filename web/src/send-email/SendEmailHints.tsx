import { InfoCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { Col } from 'antd'

/** The hints below a field: warnings, and a neutral remark. */
export const SendEmailHints = ({ warnings, remark }: { warnings: readonly string[]; remark: string | null }) => (
  <Col span={24} className="k-hint-below" role="status">
    {warnings.map((warning) => (
      <div key={warning} className="k-hint k-warn">
        <WarningOutlined aria-hidden />
        {warning}
      </div>
    ))}
    {remark && (
      <div className="k-hint">
        <InfoCircleOutlined aria-hidden />
        {remark}
      </div>
    )}
  </Col>
)
