import { WarningFilled } from '@ant-design/icons'
import { Marker } from 'react-map-gl/maplibre'
import { useText } from '../language/i18n.ts'
import { texts as partTexts } from '../part/texts.ts'
import { excessOf } from './excess.ts'
import type { Pin } from './pin.ts'
import { texts } from './texts.ts'

type PinMarkerProps = { pin: Pin; isOpen: boolean; onOpen: () => void }

/** A pin: a dashed edge means an approximate place, amber too far away, with the excess, grey an inactive record. */
export function PinMarker({ pin, isOpen, onOpen }: PinMarkerProps) {
  const t = useText()
  const { name, kind, isApproximate = false, reach, isInactive = false } = pin
  const excess = reach ? excessOf(reach) : null
  const remarks = [
    isApproximate && t(texts.approximate),
    excess && t(partTexts.exceeded, { excess }),
    isInactive && t(texts.inactive),
  ].filter(Boolean)
  const spoken = [`${t(kind.noun)} ${name}`, ...remarks].join(', ')
  return (
    <Marker longitude={pin.longitude} latitude={pin.latitude} onClick={open}>
      <button
        type="button"
        className="k-pin"
        data-tone={excess ? 'amber' : isInactive ? 'grey' : kind.tone}
        data-approximate={isApproximate || undefined}
        aria-label={spoken}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={spoken}
      >
        <kind.icon aria-hidden />
        {excess && (
          <>
            <WarningFilled aria-hidden className="k-pin-warning" />
            <span aria-hidden className="k-pin-excess">
              {t(partTexts.excess, { excess })}
            </span>
          </>
        )}
      </button>
    </Marker>
  )

  // Otherwise the map would count the click as one outside the popover, and close it.
  function open({ originalEvent }: { originalEvent: Event }) {
    originalEvent.stopPropagation()
    onOpen()
  }
}
