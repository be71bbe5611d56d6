import { Marker } from 'react-map-gl/maplibre'
import { formatInteger } from '../language/format.ts'
import { useText } from '../language/i18n.ts'
import type { Cluster } from './clusters.ts'
import type { Pin } from './pin.ts'
import { texts } from './texts.ts'

type ClusterMarkerProps = { cluster: Cluster<Pin>; isOpen: boolean; onOpen: () => void }

/** The count of pins too close together to be shown separately. */
export function ClusterMarker({ cluster, isOpen, onOpen }: ClusterMarkerProps) {
  const t = useText()
  const kinds = [...cluster.kinds].map(([kind, count]) => `${formatInteger(count)} ${t(count === 1 ? kind.noun : kind.plural)}`)
  const spoken = t(texts.cluster, { count: formatInteger(cluster.count), kinds: kinds.join(', ') })
  const tones = [...cluster.kinds.keys()].map(({ tone }) => tone).toSorted()
  return (
    <Marker longitude={cluster.longitude} latitude={cluster.latitude} onClick={open}>
      <button
        type="button"
        className="k-cluster"
        data-tone={tones.join('-')}
        data-size={Math.min(4, String(cluster.count).length)}
        aria-label={spoken}
        aria-expanded={isOpen}
        title={spoken}
      >
        {formatInteger(cluster.count)}
      </button>
    </Marker>
  )

  function open({ originalEvent }: { originalEvent: Event }) {
    originalEvent.stopPropagation()
    onOpen()
  }
}
