import { Button, Select } from 'antd'
import { SelectInput } from '../../shared/form/SelectInput.tsx'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { ToneTag } from '../../shared/part/ToneTag.tsx'
import { useToday } from '../../shared/program/use-today.ts'
import type { TimeFrame } from './period.ts'
import { isRunning, offeredPeriods, readPeriod } from './period.ts'
import { daysText, periodText } from './period-text.ts'
import type { KpiColumn } from './question.ts'
import { texts } from './texts.ts'
import type { ReadColumn } from './use-report.ts'

type Props = {
  number: number
  column: KpiColumn
  /** The column it is compared with; null for the one the others are compared with. */
  against: KpiColumn | null
  frame: TimeFrame
  /** Periods already shown in other columns. */
  taken: readonly string[]
  read: ReadColumn
  onChange: (name: string) => void
}

/** Chooses the period of a column, and shows its state. */
export function KpiColumnHead({ number, column, against, frame, taken, read, onChange }: Props) {
  const t = useText()
  const today = useToday()
  const offered = offeredPeriods(frame, today)
  const options = (offered.includes(column.name) ? offered : [column.name, ...offered]).map((name) => {
    const period = readPeriod(frame, name)!
    const isTaken = taken.includes(name)
    return {
      value: name,
      label: periodText(period),
      disabled: isTaken,
      title: isTaken ? t(texts.taken) : '',
      days: period.week === undefined ? null : daysText(period),
    }
  })
  return (
    <th scope="col">
      <Select
        size="small"
        className="k-wide"
        popupMatchSelectWidth={frame === 'weeks' ? 280 : true} // weeks also show their days
        aria-label={t(texts.column, { number })}
        value={column.name}
        options={options}
        onChange={onChange}
        optionRender={offeredPeriod}
        components={{ input: SelectInput }}
      />
      <div className="k-label k-kpi-caption">
        {read.state === 'failed' ? (
          <span role="alert">
            {t(texts.not_loaded)}{' '}
            <Button type="link" size="small" icon={<actionIcon.reload />} onClick={read.reload}>
              {t(texts.reload)}
            </Button>
          </span>
        ) : (
          <>
            <span>{against ? t(texts.against, { period: periodText(against.period) }) : t(texts.comparison)}</span>
            {isRunning(column.period, today) && <ToneTag tone="blue">{t(texts.still_running)}</ToneTag>}
          </>
        )}
      </div>
    </th>
  )
}

/** A week also shows its days. */
const offeredPeriod = ({ data: { label, days } }: { data: { label: string; days: string | null } }) => (
  <>
    {label} {days && <span className="k-kpi-days">{days}</span>}
  </>
)
