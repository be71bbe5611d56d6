import { Row } from 'antd'
import type { ReactNode } from 'react'
import { useId } from 'react'

type FieldGroupProps = { title: string; hint?: ReactNode; children: ReactNode }

/** Fields that belong together: their title at the left, with room for a hint, four columns at the right. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id}>
      <div className="k-legend">
        <span id={id}>{title}</span>
        {hint && <small>{hint}</small>}
      </div>
      <Row gutter={16}>{children}</Row>
    </fieldset>
  )
}
