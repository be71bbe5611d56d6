import { Row } from 'antd'
import type { ReactNode } from 'react'

type FieldGroupProps = { title: string; hint?: string; children: ReactNode }

/** Fields that belong together: their title at the left, four columns at the right. */
export const FieldGroup = ({ title, hint, children }: FieldGroupProps) => (
  <fieldset aria-label={title}>
    <div className="k-legend" aria-hidden="true">
      {title}
      {hint && <small>{hint}</small>}
    </div>
    <Row gutter={16}>{children}</Row>
  </fieldset>
)
