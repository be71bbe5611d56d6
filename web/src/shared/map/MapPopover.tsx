import type { ComponentType } from 'react'
import { Popup } from 'react-map-gl/maplibre'
import { formatInteger } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import type { Pin } from './pin.ts'
import { texts } from './texts.ts'

type MapPopoverProps = {
  pins: Pin[]
  /** How many are at this place; more than `pins` where they are too many to list. */
  count: number
  Popover: ComponentType<{ pin: Pin }>
  onClose: () => void
}

/** What a pin says, or one after the other all that are at the same place. Escape closes it; the focus goes back to the pin. */
export function MapPopover({ pins, count, Popover, onClose }: MapPopoverProps) {
  const t = useText()
  const [first] = pins
  if (!first) return null
  return (
    <Popup longitude={first.longitude} latitude={first.latitude} offset={pinHeight} maxWidth="320px" onClose={close}>
      <div className="k-popover" role="dialog" aria-label={first.name} ref={closeOnEscape}>
        {pins.map((pin) => (
          <div key={pin.key} className="k-popover-pin">
            <Popover pin={pin} />
          </div>
        ))}
        {count > pins.length && <p className="k-second">{t(texts.more, { count: formatInteger(count - pins.length) })}</p>}
      </div>
    </Popup>
  )

  function close() {
    document.querySelector<HTMLElement>('.k-map [aria-expanded="true"]')?.focus()
    onClose()
  }

  /** The dialog around the map would take the key for its own. */
  function closeOnEscape(place: HTMLElement | null) {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    place?.addEventListener('keydown', listen)
    return () => place?.removeEventListener('keydown', listen)
  }
}

const pinHeight = 18
