import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { cockpitSections } from '@kasack/contract/cockpit.ts'
import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useModals } from '../shared/address/modals.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { CockpitMove } from './CockpitMove.tsx'
import { CockpitRowOf } from './CockpitRow.tsx'
import { CockpitSettled } from './CockpitSettled.tsx'
import { forgetClosed, forgetRowsOf } from './CockpitOpened.tsx'
import { useRows } from './queries.ts'
import { texts } from './texts.ts'

/** Rows loaded at a time. */
const step = 10

type Props = {
  id: string
  code: CockpitCode
  isMine: boolean
  /** Whether settled rows are shown; null if there are none. */
  settled: boolean | null
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
  onSettled: (isShown: boolean) => void
}

/** A section of the cockpit, worked through row by row; a row that is dealt with disappears. */
export function CockpitSection({ id, code, isMine, settled, isFirst, isLast, onMove, onSettled }: Props) {
  const t = useText()
  const title = useId()
  const [size, setSize] = useState(step)
  const { data, error, refetch } = useRows(code, { isMine, isSettled: false, size })
  const name = t(cockpitSections[code].name)
  const open = useModals()
    .map((modal) => modal.name)
    .join()
  useEffect(() => forgetClosed(open.split(',')), [open])
  useEffect(() => () => forgetRowsOf(code), [code])
  return (
    <section id={id} className="k-cockpit-section" aria-labelledby={title} data-section={code}>
      <header>
        <h2 id={title} className="k-panel-title">
          {name}
        </h2>
        <CockpitMove
          icon={<LeftOutlined aria-hidden />}
          label={t(texts.forward, { name })}
          whyNot={isFirst ? texts.is_first : null}
          onMove={() => onMove(-1)}
        />
        <CockpitMove
          icon={<RightOutlined aria-hidden />}
          label={t(texts.back, { name })}
          whyNot={isLast ? texts.is_last : null}
          onMove={() => onMove(1)}
        />
        {settled !== null && (
          <Button size="small" type="text" className="k-cockpit-aside" aria-pressed={settled} onClick={() => onSettled(!settled)}>
            {t(texts.show_settled)}
          </Button>
        )}
      </header>
      {error && !data && <PanelError status={error.status} onReload={() => void refetch()} />}
      {!error && !data && <Waiting lines={3} />}
      {data && data.results.length > 0 && (
        <ul className="k-cockpit-rows" aria-labelledby={title}>
          {data.results.map((row) => (
            <CockpitRowOf key={row.record.id} code={code} row={row} />
          ))}
        </ul>
      )}
      {data && data.count > data.results.length && (
        <Button size="small" type="text" className="k-cockpit-more" onClick={() => setSize(size + step)}>
          {t(texts.more, { count: formatInteger(data.count - data.results.length) })}
        </Button>
      )}
      {settled && <CockpitSettled code={code} isMine={isMine} />}
    </section>
  )
}
