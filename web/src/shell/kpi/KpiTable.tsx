import { Checkbox } from 'antd'
import { useText } from '../../shared/language/i18n.ts'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { kpiGroups } from './figures.ts'
import { KpiColumnHead } from './KpiColumnHead.tsx'
import { KpiCutHead } from './KpiCutHead.tsx'
import { KpiRows } from './KpiRows.tsx'
import type { KpiQuestion } from './question.ts'
import { askForPeriods, comparedWith, foldEmpty } from './question.ts'
import { texts } from './texts.ts'
import type { ReadColumn } from './use-report.ts'
import { useColumns } from './use-report.ts'
import type { ReadSeries } from './use-series.ts'

type Props = { question: KpiQuestion; series: ReadSeries; isRunning: boolean }

/** Four periods side by side with their comparison, preceded by the trend up to the latest one. */
export function KpiTable({ question, series, isRunning }: Props) {
  const t = useText()
  const { columns, frame, until } = question
  const read = useColumns(question, series)
  // Which rows have figures is known only once all columns have loaded.
  const shown = read.every(isRead) ? read.find(({ report }) => report !== undefined)?.report : undefined
  const names = columns.map(({ name }) => name)
  const against = (index: number) => {
    const other = comparedWith(question, index)
    return other === null ? null : columns[other]!
  }
  return (
    <>
      <table className="k-kpi">
        <colgroup>
          <col className="k-kpi-title" />
          <col className="k-kpi-history" />
          <col span={4} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="k-sr">{t(texts.figure)}</span>
              <Checkbox checked={question.withoutEmpty} onChange={({ target }) => foldEmpty(target.checked)}>
                {t(texts.without_empty)}
              </Checkbox>
            </th>
            <td className="k-label">{t(texts[`count_${frame}`], { count: series.periods.length })}</td>
            {columns.map((column, index) =>
              until ? (
                <KpiCutHead key={places[index]} column={column} against={against(index)} />
              ) : (
                <KpiColumnHead
                  key={places[index]}
                  number={index + 1}
                  column={column}
                  against={against(index)}
                  frame={frame}
                  taken={names.filter((name) => name !== column.name)}
                  read={read[index]!}
                  onChange={(name) => askForPeriods(names.with(index, name))}
                />
              ),
            )}
          </tr>
        </thead>
        {shown &&
          kpiGroups(shown).map((group) => (
            <KpiRows key={group.key} group={group} question={question} read={read} series={series} isRunning={isRunning} />
          ))}
      </table>
      {!shown &&
        (read.every(({ state }) => state === 'failed') ? (
          <PanelError onReload={() => new Set(read.map(({ reload }) => reload)).forEach((reload) => reload())} />
        ) : (
          <Waiting lines={12} />
        ))}
    </>
  )
}

const isRead = ({ report, state }: ReadColumn): boolean => report !== undefined || state === 'failed'

/** Keys by position, so that a column keeps its focus when its period changes. */
const places = ['first', 'second', 'third', 'last']
