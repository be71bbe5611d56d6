import { Popup } from 'react-map-gl/maplibre'
import { formatInteger } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import type { Pin, Popover } from './pin.ts'
import { texts } from './texts.ts'

type MapPopoverProps = {
  pins: Pin[]
  /** How many are at this place; more than `pins` where they are too many to list. */
  count: number
  Popover: Popover
  onClose: () => void
}

/** What a pin says, or one after the other all that are at the same place. Escape closes it; the focus goes back to the pin. */
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
        {count > pins.length && <p className="k-second">{t(texts.more, { count: formatInteger(count - pins.length) })}</p>}
      </div>
    </Popup>
  )

  function close() {
    const [cluster, pin] = ['.k-cluster', '.k-pin'].map((kind) => document.querySelector<HTMLElement>(`${kind}[aria-expanded="true"]`))
    ;(pin ?? cluster)?.focus()
    onClose()
  }

  /** From the button that closes it as well; the dialog around the map would take the key for its own. */
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
/** Of so many records at one place each may ask for more than the map knows. */
const few = 6
