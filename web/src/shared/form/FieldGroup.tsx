import { Row } from 'antd'
import type { ReactNode } from 'react'
import { useId } from 'react'

type FieldGroupProps = {
  title: string
  hint?: ReactNode
  /** One of the fields the hint names is required. */
  isRequired?: boolean
  children: ReactNode
}

/** Related fields: title and hint on the left, four columns on the right. */
export function FieldGroup({ title, hint, isRequired = false, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id}>
      <div className="k-legend">
        <span id={id}>{title}</span>
        {hint && (
          <small>
            {hint}
            {isRequired && (
              <span className="k-star" aria-hidden="true">
                *
              </span>
            )}
          </small>
        )}
      </div>
      <Row gutter={16}>{children}</Row>
    </fieldset>
  )
}
