import type { FieldKind } from '@kasack/contract/field.ts'
import { Col } from 'antd'
import type { FocusEvent, ReactNode } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from '../language/texts.ts'
import { labelId } from './control.ts'

/** Columns of 24: a quarter by default, less for short fields on large screens (their neighbour gains it), half for names. */
const spans = {
  short: { span: 6, xxl: 3 },
  besideShort: { span: 6, xxl: 9 },
  column: { span: 6 },
  name: { span: 12 },
  full: { span: 24 },
} as const
export type Width = keyof typeof spans

const shortKinds: readonly FieldKind[] = ['day', 'money', 'flag', 'coordinate']

/** The default width for a kind of field. */
export const widthOf = (kind: FieldKind): Width => (shortKinds.includes(kind) ? 'short' : 'column')

type FieldFrameProps = {
  id: string
  label: string
  width: Width
  required: boolean
  problem: string | null
  /** Changed by others a moment ago. */
  isChanged: boolean
  action: ReactNode
  /** There is no control that a label could refer to. */
  isText: boolean
  onLeave: () => void
  children: ReactNode
}

/** Label above, problem below. The problem sits in the field's own margin, so that nothing jumps. */
export const FieldFrame = ({ id, label, width, required, problem, isChanged, action, isText, onLeave, children }: FieldFrameProps) => (
  <Col {...spans[width]}>
    <div className="k-field" data-wrong={problem !== null || undefined} onBlur={(event) => isLeft(event) && onLeave()}>
      <label id={labelId(id)} htmlFor={isText ? undefined : id} data-required={required || undefined}>
        {label}
      </label>
      {children}
      {isChanged && <span className="k-row-mark">{t(texts.changed)}</span>}
      {action && <div className="k-field-action">{action}</div>}
      {problem !== null && (
        <p id={`${id}-problem`} className="k-field-problem">
          {problem}
        </p>
      )}
    </div>
  </Col>
)

/** The focus left the field for something other than the field's popup, which is rendered outside it. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget) && relatedTarget?.closest('.ant-picker-dropdown, .ant-select-dropdown') == null
