import { useState } from 'react'
import { changeUrl, useUrlParams } from '../../shared/address/url-state.ts'
import { useText } from '../../shared/language/i18n.ts'
import { ManyPinsMap } from '../../shared/map/ManyPinsMap.tsx'
import type { MapSight } from '../../shared/map/view.ts'
import type { MapPin } from './map-pin.ts'
import { MapPinText } from './MapPinText.tsx'
import { readView, writeView } from './map-view.ts'
import { PinsInView } from './PinsInView.tsx'
import { texts } from './texts.ts'

/** URL parameters for the map's position and the open pin. */
const at = { view: 'map-at', pin: 'map-pin' }

/** The map, with a list of the pins nearest to its centre. */
export function OverviewPins({ pins }: { pins: MapPin[] }) {
  const t = useText()
  const params = useUrlParams()
  const opened = params.get(at.pin)
  const [begin] = useState(() => {
    const pin = pins.find(({ key }) => key === opened)
    return readView(params.get(at.view)) ?? (pin ? { latitude: pin.latitude, longitude: pin.longitude } : null)
  })
  const [destination, setDestination] = useState<{ pin: MapPin } | null>(null)
  const [seen, setSeen] = useState<MapSight | null>(null)
  const open = (key: string | null) => changeUrl({ [at.pin]: key }, { replace: true })
  return (
    <div className="k-overview">
      <ManyPinsMap
        label={t(texts.overview_map)}
        pins={pins}
        Popover={MapPinText}
        begin={begin}
        opened={opened}
        onOpen={open}
        destination={destination}
        onSee={setSeen}
        onRest={rest}
      />
      <PinsInView pins={pins} seen={seen} onVisit={visit} />
    </div>
  )

  function rest(now: MapSight) {
    changeUrl({ [at.view]: writeView(now) }, { replace: true })
  }

  function visit(pin: MapPin) {
    setDestination({ pin })
    open(pin.key)
  }
}
