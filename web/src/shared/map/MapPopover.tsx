import { Popup } from 'react-map-gl/maplibre'
import { formatInteger } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import { texts } from '../part/texts.ts'
import type { Pin, Popover } from './pin.ts'

type MapPopoverProps = {
  pins: Pin[]
  /** How many pins are here; more than `pins` if there are too many to list. */
  count: number
  Popover: Popover
  onClose: () => void
}

/** The popover of a pin, or of all pins at one place. Escape closes it; the focus returns to the pin. */
export function MapPopover({ pins, count, Popover: Says, onClose }: MapPopoverProps) {
  const t = useText()
  const [first] = pins
  if (!first) return null
  return (
    <Popup longitude={first.longitude} latitude={first.latitude} offset={pinHeight} maxWidth="320px" onClose={close}>
      <div className="k-popover" role="dialog" aria-label={first.name} ref={closeOnEscape}>
        {pins.map((pin) => (
          <div key={pin.key} className="k-popover-pin">
            <Says pin={pin} isDetailed={pins.length <= few} />
          </div>
        ))}
        {count > pins.length && <p className="k-second">{t(texts.some_more, { count: formatInteger(count - pins.length) })}</p>}
      </div>
    </Popup>
  )

  function close() {
    const [cluster, pin] = ['.k-cluster', '.k-pin'].map((kind) => document.querySelector<HTMLElement>(`${kind}[aria-expanded="true"]`))
    ;(pin ?? cluster)?.focus()
    onClose()
  }

  /** Also from the close button; the surrounding dialog would handle the key otherwise. */
  function closeOnEscape(place: HTMLElement | null) {
    const listen = (event: KeyboardEvent) => {
      const isHere = place?.closest('.maplibregl-popup')?.contains(document.activeElement)
      if (event.key !== 'Escape' || !isHere) return
      event.stopPropagation()
      close()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }
}

const pinHeight = 18
/** Up to this many records at one place may each load details. */
const few = 6
