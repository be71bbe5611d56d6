import { CheckOutlined, DownOutlined } from '@ant-design/icons'
import type { CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { ButtonMenu } from '../shared/part/ButtonMenu.tsx'
import { lazyPart } from '../shared/program/lazy-part.tsx'
import { inDays, settle } from './queries.ts'
import { texts } from './texts.ts'

const Settling = lazyPart(async () => (await import('./CockpitSettling.tsx')).CockpitSettling)

const longer = [
  { label: texts.until_tomorrow, days: 1 },
  { label: texts.for_a_week, days: 7 },
  { label: texts.for_two_weeks, days: 14 },
]

type Props = { code: CockpitCode; record: CockpitRow['record'] }

/** Settles a row for a week with one click; a menu offers other periods and a note. */
export function CockpitSettle({ code, record }: Props) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { name } = record
  const label = t(code === 'bookings_ending' ? texts.let_end : texts.settle)
  const done = async (until?: string) => {
    setBusy(true)
    await settle({ code, record, until })
    setBusy(false)
  }
  return (
    <>
      <Space.Compact size="small">
        <Button
          size="small"
          icon={<CheckOutlined aria-hidden />}
          loading={busy(isBusy)}
          aria-label={t(texts.of_row, { act: label, name })}
          onClick={() => void done()}
        >
          {label}
        </Button>
        <ButtonMenu
          size="small"
          icon={<DownOutlined aria-hidden />}
          aria-label={t(texts.of_row, { act: t(texts.settle_longer), name })}
          menu={{
            items: [
              ...longer.map(({ label: word, days }) => ({ key: String(days), label: t(word), onClick: () => void done(inDays(days)) })),
              { key: 'day', label: t(texts.until_day), onClick: () => setAsking(true) },
            ],
          }}
        />
      </Space.Compact>
      {isAsking && <Settling code={code} record={record} onClose={() => setAsking(false)} />}
    </>
  )
}
