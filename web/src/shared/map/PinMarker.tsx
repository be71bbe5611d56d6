import { WarningFilled } from '@ant-design/icons'
import { Marker } from 'react-map-gl/maplibre'
import { useText } from '../language/i18n.ts'
import type { Pin } from './pin.ts'
import { texts } from './texts.ts'

type PinMarkerProps = { pin: Pin; isOpen: boolean; onOpen: () => void }

/** One pin: a dashed edge says that its place is known roughly, amber that it is too far away, grey that it rests. */
export function PinMarker({ pin, isOpen, onOpen }: PinMarkerProps) {
  const t = useText()
  const { name, kind, isApproximate = false, isExceeded = false, isInactive = false } = pin
  const remarks = [isApproximate && t(texts.approximate), isExceeded && t(texts.exceeded), isInactive && t(texts.inactive)].filter(Boolean)
  const spoken = [`${t(kind.noun)} ${name}`, ...remarks].join(', ')
  return (
    <Marker longitude={pin.longitude} latitude={pin.latitude} onClick={open}>
      <button
        type="button"
        className="k-pin"
        data-tone={isExceeded ? 'amber' : isInactive ? 'grey' : kind.tone}
        data-approximate={isApproximate || undefined}
        aria-label={spoken}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={spoken}
      >
        <kind.icon aria-hidden />
        {isExceeded && <WarningFilled aria-hidden className="k-pin-warning" />}
      </button>
    </Marker>
  )

  // Otherwise the map takes the click for one beside the popover, and closes it.
  function open({ originalEvent }: { originalEvent: Event }) {
    originalEvent.stopPropagation()
    onOpen()
  }
}
