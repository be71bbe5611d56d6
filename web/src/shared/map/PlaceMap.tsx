import { EnvironmentOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../language/i18n.ts'
import { Empty } from '../part/Empty.tsx'
import { ErrorBoundary } from '../part/ErrorBoundary.tsx'
import './map.css'
import { LazyMap } from './lazy-map.ts'
import type { Circle, Pin, Popover } from './pin.ts'
import { PinText } from './PinText.tsx'
import { texts } from './texts.ts'

type PlaceMapProps<P extends Pin> = {
  /** The map's name for screen readers. */
  label: string
  pins: readonly P[]
  circle?: Circle | null
  /** The popover of a pin; omitted: its name, remark, distance and precision. */
  Popover?: Popover<P>
  /** In pixels. */
  height?: number
  /** Shown instead of a map without content. */
  placeholder?: Text
}

/** A lazily loaded map in a frame of fixed height; without a pin or circle it says what is missing. */
export function PlaceMap<P extends Pin>({ label, pins, circle = null, Popover, height = 240, placeholder }: PlaceMapProps<P>) {
  const t = useText()
  const hasPlace = pins.length > 0 || circle !== null
  return (
    <div className="k-map" style={{ blockSize: height }}>
      {hasPlace ? (
        <ErrorBoundary>
          <LazyMap label={label} pins={pins} circle={circle} Popover={(Popover ?? PinText) as Popover} />
        </ErrorBoundary>
      ) : (
        <Empty icon={EnvironmentOutlined} title={t(placeholder ?? texts.select_address_first)} />
      )}
    </div>
  )
}
