import type { FieldKind } from '@kasack/contract/field.ts'
import { Col } from 'antd'
import type { FocusEvent, ReactNode } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from '../language/texts.ts'
import { labelId } from './control.ts'

/** Columns of 24: most fields take a quarter, short ones less on large screens, names a half. What a short one leaves there goes to the one beside it. */
const spans = {
  short: { span: 6, xxl: 3 },
  besideShort: { span: 6, xxl: 9 },
  column: { span: 6 },
  name: { span: 12 },
  full: { span: 24 },
} as const
export type Width = keyof typeof spans

const shortKinds: readonly FieldKind[] = ['day', 'money', 'flag', 'coordinate']

/** What a field of that kind needs, unless its form says otherwise. */
export const widthOf = (kind: FieldKind): Width => (shortKinds.includes(kind) ? 'short' : 'column')

type FieldFrameProps = {
  id: string
  label: string
  width: Width
  required: boolean
  problem: string | null
  /** By others, a moment ago. */
  isChanged: boolean
  action: ReactNode
  /** No control that a label could belong to. */
  isText: boolean
  onLeave: () => void
  children: ReactNode
}

/** Label above, problem below: the problem stands in the field's own margin, so that nothing jumps. */
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

/** The focus went elsewhere: not to another part of the field, nor to a popup of it, which lies outside. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget) && relatedTarget?.closest('.ant-picker-dropdown, .ant-select-dropdown') == null
