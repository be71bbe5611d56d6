import { UndoOutlined } from '@ant-design/icons'
import type { DeletedRecord } from '@kasack/contract/history.ts'
import { historyLine } from '@kasack/contract/history.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { formatMoment, formatRelativeDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { keptUntil } from '../shared/record/deletion.ts'
import { useMay } from '../shared/session/permission.ts'
import { erase, restore } from './queries.ts'
import { texts } from './texts.ts'

/** A deleted record: who deleted it and when, with buttons to restore it or erase it for good. */
export function HistoryDeletedRecord({ deleted }: { deleted: DeletedRecord }) {
  const t = useText()
  const may = useMay()
  const [isBusy, setBusy] = useState(false)
  const { datetime, user, record, can_undo, why_not } = deleted
  const look = { size: 'small', icon: <UndoOutlined aria-hidden />, 'aria-label': t(texts.restore_of, { name: record.name }) } as const
  const bringBack = async () => {
    setBusy(true)
    await restore(deleted)
    setBusy(false)
  }
  return (
    <li className="k-entry">
      <time dateTime={datetime} title={formatRelativeDay(datetime)}>
        {formatMoment(datetime)}
      </time>
      <div>
        <p className="k-entry-head">
          <b>{record.name}</b>
        </p>
        <p className="k-second">
          {t(texts.deleted_by, { who: user?.name ?? t(texts.by_job) })}
          {` · ${why_not ?? t(texts.kept_until, { moment: formatMoment(keptUntil(new Date(datetime))) })}`}
        </p>
      </div>
      <div className="k-entry-actions">
        {can_undo ? (
          <Button {...look} loading={busy(isBusy)} onClick={() => void bringBack()}>
            {t(texts.restore)}
          </Button>
        ) : (
          why_not && (
            <UnavailableButton {...look} reason={why_not}>
              {t(texts.restore)}
            </UnavailableButton>
          )
        )}
        {may(historyLine.access.remove) && (
          <Button danger type="text" size="small" aria-label={t(texts.erase_of, { name: record.name })} onClick={() => void erase(deleted)}>
            {t(texts.erase)}
          </Button>
        )}
      </div>
    </li>
  )
}
