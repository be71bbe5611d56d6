import { EnvironmentOutlined } from '@ant-design/icons'
import { formatInteger, formatPeriod } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import type { MapSight } from '../../shared/map/view.ts'
import { Empty } from '../../shared/part/Empty.tsx'
import type { MapPin } from './map-pin.ts'
import { nearestTo } from './map-view.ts'
import { texts } from './texts.ts'

/** Pins listed; to find another, users search or zoom in. */
const most = 50

/** The pins in view as a list, nearest to the centre first: a second way to every pin. */
export function PinsInView({ pins, seen, onVisit }: { pins: MapPin[]; seen: MapSight | null; onVisit: (pin: MapPin) => void }) {
  const t = useText()
  const { count, nearest } = seen ? nearestTo(pins, seen, most) : { count: 0, nearest: [] }
  return (
    <section className="k-overview-list" aria-label={t(texts.in_view)}>
      <h2>
        {t(texts.in_view)} <span className="k-count">{formatInteger(count)}</span>
      </h2>
      {count > most && <p className="k-second">{t(texts.nearest, { count: most })}</p>}
      {seen && count === 0 && (
        <Empty icon={EnvironmentOutlined} title={t(texts.nothing_here)}>
          {t(texts.nothing_here_hint)}
        </Empty>
      )}
      <ul>
        {nearest.map((pin) => (
          <li key={pin.key}>
            <PinRow pin={pin} onVisit={() => onVisit(pin)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PinRow({ pin, onVisit }: { pin: MapPin; onVisit: () => void }) {
  const t = useText()
  const what = (pin.offer ? [formatPeriod(pin.offer.date_range), pin.place] : [pin.place, pin.tradeName]).filter(Boolean).join(' · ')
  return (
    <button type="button" data-inactive={pin.isInactive || undefined} onClick={onVisit}>
      <pin.kind.icon aria-hidden />
      <span className="k-sr">{t(pin.kind.noun)} </span>
      <span>
        <span className="k-line" title={pin.name}>
          {pin.name}
        </span>
        <span className="k-second k-line" title={what}>
          {what}
        </span>
      </span>
    </button>
  )
}
