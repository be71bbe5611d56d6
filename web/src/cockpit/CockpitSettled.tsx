import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { cockpitSections } from '@kasack/contract/cockpit.ts'
import { UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { CockpitRowOf } from './CockpitRow.tsx'
import { dayOf, takeBack, useRows } from './queries.ts'
import { texts } from './texts.ts'

/** Settled rows shown, those that end first. */
const most = 50

/** The settled rows of a section, until when and by whom, with a way to bring them back. */
export function CockpitSettled({ code, isMine }: { code: CockpitCode; isMine: boolean }) {
  const t = useText()
  const { data, error, refetch } = useRows(code, { isMine, isSettled: true, size: most })
  if (error && !data) return <PanelError status={error.status} onReload={() => void refetch()} />
  if (!data) return <Waiting lines={2} />
  const title = t(texts.settled_rows, { name: t(cockpitSections[code].name) })
  if (data.results.length === 0) return <p className="k-cockpit-none">{t(texts.none_settled)}</p>
  return (
    <div className="k-cockpit-settled">
      <h3>{t(texts.settled)}</h3>
      <ul className="k-cockpit-rows" aria-label={title}>
        {data.results.map((row) => {
          const { settlement, record } = row
          if (!settlement) return null
          const { id, until, user, note } = settlement
          return (
            <CockpitRowOf
              key={record.id}
              code={code}
              row={row}
              remark={
                <div className="k-second">
                  {t(texts.settled_until, { day: dayOf(until), user: user.name })}
                  {note && <> · {note}</>}
                </div>
              }
              acts={
                <Button
                  size="small"
                  icon={<UndoOutlined aria-hidden />}
                  aria-label={t(texts.of_row, { act: t(texts.take_back), name: record.name })}
                  onClick={() => void takeBack(id, record.name)}
                >
                  {t(texts.take_back)}
                </Button>
              }
            />
          )
        })}
      </ul>
    </div>
  )
}
