import { Checkbox } from 'antd'
import { useText } from '../../shared/language/i18n.ts'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { kpiGroups } from './figures.ts'
import { KpiColumnHead } from './KpiColumnHead.tsx'
import { KpiRows } from './KpiRows.tsx'
import type { KpiQuestion } from './question.ts'
import { askForPeriods, leaveOutEmpty } from './question.ts'
import { texts } from './texts.ts'
import { useReport } from './use-report.ts'

/** Four periods side by side, the first three compared with the last. */
export function KpiTable({ question }: { question: KpiQuestion }) {
  const t = useText()
  const { columns, frame, user } = question
  const [first, second, third, last] = columns.map(({ period }) => period)
  const read = [useReport(first!, user), useReport(second!, user), useReport(third!, user), useReport(last!, user)]
  const shown = read.find(({ report }) => report !== undefined)?.report
  const names = columns.map(({ name }) => name)
  return (
    <>
      <table className="k-kpi">
        <colgroup>
          <col className="k-kpi-title" />
          <col className="k-kpi-spacer" />
          <col span={4} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="k-sr">{t(texts.figure)}</span>
              <Checkbox checked={question.withoutEmpty} onChange={({ target }) => leaveOutEmpty(target.checked)}>
                {t(texts.without_empty)}
              </Checkbox>
            </th>
            <td className="k-kpi-spacer">{null}</td>
            {columns.map((column, index) => (
              <KpiColumnHead
                key={places[index]}
                number={index + 1}
                column={column}
                against={index < 3 ? (columns[3] ?? null) : null}
                frame={frame}
                taken={names.filter((name) => name !== column.name)}
                read={read[index]!}
                onChange={(name) => askForPeriods(names.with(index, name))}
              />
            ))}
          </tr>
        </thead>
        {shown && kpiGroups(shown).map((group) => <KpiRows key={group.key} group={group} question={question} read={read} />)}
      </table>
      {!shown &&
        (read.every(({ state }) => state === 'failed') ? (
          <PanelError onReload={() => read.forEach(({ reload }) => reload())} />
        ) : (
          <Waiting lines={12} />
        ))}
    </>
  )
}

/** A column keeps its place, and the focus, when its period is another. */
const places = ['first', 'second', 'third', 'last']
