import { LockOutlined, StopOutlined, UnlockOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { CandidateName } from '../candidate/CandidateName.tsx'
import { JudgeReasons } from '../judge/JudgeReasons.tsx'
import { MatchReasons } from '../match/MatchReasons.tsx'
import { MatchScore } from '../match/MatchScore.tsx'
import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../shared/language/i18n.ts'
import { Distance } from '../shared/map/Distance.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { RowCheckbox } from '../shared/table/RowCheckbox.tsx'
import { pressInRow } from '../shared/table/row-keys.ts'
import type { Decision, PlannedVacancy, ProposedRow } from './rules.ts'
import { texts } from './texts.ts'

type Props = {
  row: ProposedRow
  vacancy: PlannedVacancy
  decisions: Record<Decision, boolean>
  /** Why she could not be added as a candidate. */
  refusal: string | undefined
  /** Making the same decision again undoes it; undefined while the dialog is busy. */
  onDecide: ((as: Decision) => void) | undefined
}

/** A proposed employee, the reasons, and the decisions about her. */
export function AssignmentRow({ row: { pair, name, isNew, before }, vacancy, decisions, refusal, onDecide }: Props) {
  const t = useText()
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => moveFocusToTable(row.current), [])
  const { chosen, locked, excluded } = decisions
  const choose = onDecide && !excluded ? () => onDecide('chosen') : undefined
  return (
    <tr
      ref={row}
      tabIndex={-1}
      className={excluded ? 'k-disabled' : chosen ? 'k-chosen' : undefined}
      onKeyDown={(event) => pressInRow(event, [], choose)}
    >
      <RowCheckbox label={t(texts.choose, { name, vacancy: vacancy.name })} choice={chosen ? 'all' : 'none'} onToggle={choose} />
      <th scope="row">
        <CandidateName employee={{ id: pair.employee, name, is_active: true }} facility={vacancy.facility.id} />
        <Mark isNew={isNew} before={before} />
        <JudgeReasons level={pair.findings_level} plan={{ vacancy: vacancy.id, employee: pair.employee, date_range: vacancy.date_range }} />
        {excluded && <div className="k-assignment-remark">{t(texts.is_excluded)}</div>}
        {refusal && <div className="k-assignment-remark k-late">{t(texts.not_added, { reason: refusal })}</div>}
      </th>
      <td>
        <MatchScore match={pair} />
      </td>
      <td>
        <MatchReasons match={{ parts: pair.parts, exclusions: [] }} />
      </td>
      <td className="k-end">
        <Distance distance={pair.distance_km} limit={null} />
      </td>
      <td>
        <div className="k-assignment-acts">
          <Toggle
            label={texts.lock}
            name={name}
            icon={locked ? <LockOutlined aria-hidden /> : <UnlockOutlined aria-hidden />}
            isPressed={locked}
            onPress={() => onDecide?.('locked')}
          />
          <Toggle
            label={texts.strike}
            name={name}
            icon={<StopOutlined aria-hidden />}
            isPressed={excluded}
            onPress={() => onDecide?.('excluded')}
          />
        </div>
      </td>
    </tr>
  )
}

function Mark({ isNew, before }: Pick<ProposedRow, 'isNew' | 'before'>) {
  const t = useText()
  if (!isNew) return null
  return (
    <>
      <ToneTag tone="blue">{t(texts.is_new)}</ToneTag>{' '}
      {before && <span className="k-assignment-remark">{t(texts.before, { vacancy: before })}</span>}
    </>
  )
}

type ToggleProps = { label: Text; name: string; icon: ReactNode; isPressed: boolean; onPress: () => void }

function Toggle({ label, name, icon, isPressed, onPress }: ToggleProps) {
  const t = useText()
  return (
    <button type="button" aria-pressed={isPressed} aria-label={t(texts.act_of, { act: t(label), name })} onClick={onPress}>
      {icon} {t(label)}
    </button>
  )
}

/** When the row disappears because she is a candidate, the focus moves to the table. */
const moveFocusToTable = (row: HTMLTableRowElement | null) => () => {
  if (row?.contains(document.activeElement)) row.closest('table')?.focus({ preventScroll: true })
}
