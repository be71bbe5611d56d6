import type { Entity } from '@kasack/contract/entity.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { SelectInput } from '../shared/form/SelectInput.tsx'
import { RemoteSelect } from '../shared/form/RemoteSelect.tsx'
import { formatDay, formatLongDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { ClearIcon } from '../shared/look/ClearIcon.tsx'
import { Empty } from '../shared/part/Empty.tsx'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { berlinDayOf } from '../shared/program/clock.ts'
import { useToday } from '../shared/program/use-today.ts'
import '../shared/style/history.css'
import { HistoryEntry } from './HistoryEntry.tsx'
import { fieldLabels, wordsAt } from './labels.ts'
import { useHistory } from './queries.ts'
import { byDay } from './rules.ts'
import { texts } from './texts.ts'

/** Who changed what in a record, by day, newest first. */
export function HistoryOfRecord({ entity, id }: { entity: Entity; id: number }) {
  const t = useText()
  const [field, setField] = useState<string | null>(null)
  const [person, setPerson] = useState<Ref | null>(null)
  const isNarrowed = field !== null || person !== null
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useHistory(entity, id, {
    field: field ?? undefined,
    user__id: person?.id,
  })
  const words = wordsAt(entity.path)
  return (
    <section className="k-history" aria-label={t(texts.history)}>
      {(isNarrowed || (data && data.length > 1)) && (
        <div className="k-history-bar">
          <Select
            aria-label={t(texts.field)}
            placeholder={t(texts.field)}
            value={field}
            options={words && fieldLabels(words).map(([value, label]) => ({ value, label: t(label) }))}
            showSearch={{ optionFilterProp: 'label' }}
            components={{ input: SelectInput }}
            allowClear={{ clearIcon: <ClearIcon /> }}
            onChange={(chosen: string | null | undefined) => setField(chosen ?? null)}
          />
          <RemoteSelect target="user" aria-label={t(texts.person)} placeholder={t(texts.person)} value={person} onChange={setPerson} />
        </div>
      )}
      {error && !data ? (
        <PanelError status={error.status} onReload={() => void refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.length === 0 ? (
        <Empty icon={actionIcon.history} title={t(isNarrowed ? texts.none_fits : texts.no_change)}>
          {!isNarrowed && t(texts.no_change_hint)}
        </Empty>
      ) : (
        <Days lines={data} />
      )}
      {hasNextPage && (
        <Button type="link" className="k-in-text" loading={busy(isFetchingNextPage)} onClick={() => void fetchNextPage()}>
          {t(texts.more)}
        </Button>
      )}
    </section>
  )
}

function Days({ lines }: { lines: Parameters<typeof byDay>[0] }) {
  const t = useText()
  const today = useToday()
  return byDay(lines, (moment) => berlinDayOf(new Date(moment))).map(({ day, entries }) => (
    <section key={day}>
      <h3 title={formatDay(day)}>{day === today ? t(texts.today, { day: formatLongDay(day) }) : formatLongDay(day)}</h3>
      <ol>
        {entries.map((entry) => (
          <HistoryEntry key={entry.lines[0]?.id} entry={entry} isToday={day === today} />
        ))}
      </ol>
    </section>
  ))
}
